/** What a part of the page tells the page when it has written down a choice of the visitor. */
export const CHOICE_MADE = 'safe-house:choice';
