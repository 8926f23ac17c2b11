/** What a part of the page tells the page where search is wanted. */
export const SEARCH_WANTED = 'safe-house:search';

/** Opens the search of the page over whatever stands there. */
export const askSearch = (): boolean => document.dispatchEvent(new Event(SEARCH_WANTED));

/** What a part of the page tells the page when it has written down a choice of the visitor. */
export const CHOICE_MADE = 'safe-house:choice';
