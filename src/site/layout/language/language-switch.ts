// A module of its own, though nothing is taken from it.
export {};

const LANGUAGE_KEY = 'safe-house.language';
const RULES_LANGUAGE_KEY = 'safe-house.rules-language';

/** Keeps the choice for the front door, and goes to the same rule with the same difficulty. */
function turnTo(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash ||= location.hash;
  try {
    // Somebody with a language of their own for the rules turns only the page they read.
    const isRules = document.querySelector('[data-rules-language="here"]');
    if (isRules && localStorage.getItem(RULES_LANGUAGE_KEY)) return;
    localStorage.setItem(LANGUAGE_KEY, link.dataset.language ?? '');
  } catch {
    // Storage is closed to this page: the choice holds as long as one stays in that language.
  }
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
  link.addEventListener('click', () => turnTo(link));
}

/** Few read the rules in another language; what that takes is loaded for them alone. */
const forRules = () => import('./rules-language.ts');

try {
  if (localStorage.getItem(RULES_LANGUAGE_KEY)) void forRules().then(({ begin }) => begin());
} catch {
  // Nothing can have been kept.
}

document.querySelector('select[data-rules-language]')?.addEventListener('change', () => {
  void forRules().then(({ chooseLanguage }) => chooseLanguage());
});
