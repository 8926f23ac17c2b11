/** What a part of the page tells the page where search is wanted. */
export const SEARCH_WANTED = 'safe-house:search';

/** Opens the search of the page over whatever stands there. */
export const askSearch = (): boolean => document.dispatchEvent(new Event(SEARCH_WANTED));

/** What a part of the page tells the page when it has written down a choice of the visitor. */
export const CHOICE_MADE = 'safe-house:choice';

/** Inputs that take no text, so that a letter pressed on them is free for something else. */
const WITHOUT_TEXT = ['button', 'checkbox', 'radio', 'range', 'file', 'reset', 'submit']
  .map((type) => `[type="${type}"]`)
  .join();

const TAKES_LETTERS = `input:not(${WITHOUT_TEXT}), textarea, select, [contenteditable]`;

/** Whether what is typed there is written, or chosen by its first letters, and no shortcut. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TAKES_LETTERS) !== null;

/**
 * Whether a key belongs to the composing of a word, as Enter that takes a Chinese one over. Safari ends
 * composing before it tells of that key: there only its code says so.
 */
export const isComposing = ({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => composes || keyCode === 229;
