/*
 * A link that the site itself makes of what the visitor has played, as from a guided mission to practice:
 * the game it opens is the visitor's own, not one that was received.
 */
const KEY = 'safe-house.own-link';

/** Remembers, for as long as the tab is open, that a link leads to the visitor's own game. */
export function markOwnLink(fragment: string): void {
  try {
    sessionStorage.setItem(KEY, fragment.replace(/^#/, ''));
  } catch {
    // Storage is denied: the game counts as received.
  }
}

/** Whether a link was made of the visitor's own game; asked once. */
export function isOwnLink(link: string): boolean {
  try {
    const own = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return own !== null && own === link.replace(/^#/, '');
  } catch {
    return false;
  }
}
