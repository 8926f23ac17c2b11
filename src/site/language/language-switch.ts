const LANGUAGE_KEY = 'safe-house.language';

/** Keeps the choice for the front door, and goes to the same rule with the same difficulty. */
function turnTo(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash ||= location.hash;
  try {
    localStorage.setItem(LANGUAGE_KEY, link.dataset.language ?? '');
  } catch {
    // Storage is closed to this page: the choice holds as long as one stays in that language.
  }
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
  link.addEventListener('click', () => turnTo(link));
}
