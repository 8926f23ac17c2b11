import { LANGUAGES } from '../languages.ts';
import {
  isRulesPage,
  LANGUAGE_KEY,
  partsOf,
  RULES_LANGUAGE_KEY,
  turnedPath,
} from './rules-language.ts';

const page = location.pathname;
const language = partsOf(page, LANGUAGES)?.language ?? '';
const isRules = isRulesPage(page, LANGUAGES);

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Storage is closed to this page: a choice holds as long as one stays in that language.
  }
}

/** Keeps the choice for the front door, and goes to the same rule with the same difficulty. */
function turnTo(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash ||= location.hash;
  // Somebody with a language of their own for the rules turns only the page they read.
  if (isRules && kept(RULES_LANGUAGE_KEY)) return;
  keep(LANGUAGE_KEY, link.dataset.language ?? '');
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
  link.addEventListener('click', () => turnTo(link));
}

function chooseForRules(chosen: string): void {
  const isFirstChoice = !kept(RULES_LANGUAGE_KEY);
  if (chosen && (isFirstChoice || !isRules)) keep(LANGUAGE_KEY, language);
  keep(RULES_LANGUAGE_KEY, chosen);
  showChoice();
  const same = document.querySelector<HTMLAnchorElement>(`.language[data-language="${chosen}"]`);
  if (isRules && same) same.click();
}

const choices = document.querySelectorAll<HTMLSelectElement>('[data-rules-language]');

function showChoice(): void {
  for (const choice of choices) choice.value = kept(RULES_LANGUAGE_KEY) ?? '';
}

for (const choice of choices) {
  choice.addEventListener('change', () => chooseForRules(choice.value));
}
showChoice();

/** Turns a link to the language chosen for where it leads; before it is followed, opened or copied. */
function turnLink({ target }: Event): void {
  const link = target instanceof Element && target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (link.dataset.language) return;
  const chosen = { rules: kept(RULES_LANGUAGE_KEY), site: kept(LANGUAGE_KEY) };
  const path = turnedPath(page, link.pathname, chosen, LANGUAGES);
  if (!path) return;
  link.pathname = path;
  link.hreflang = partsOf(path, LANGUAGES)?.language ?? '';
}

for (const event of ['pointerover', 'focusin', 'click']) {
  document.addEventListener(event, turnLink, true);
}
