/** Where it is kept which names of the cards somebody wants to read. */
export const CARD_NAMES_KEY = 'safe-house.les-poilus.card-names';

/** This site's names, or those on the cards of the English edition. */
export const CARD_NAMES = ['site', 'english'] as const;
export type CardNames = (typeof CARD_NAMES)[number];
