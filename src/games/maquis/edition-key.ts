/** Where the edition is kept that was chosen in the book or before a game. */
export const EDITION_KEY = 'safe-house.maquis.edition';
