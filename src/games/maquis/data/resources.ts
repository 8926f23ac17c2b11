/** The six kinds of goods of the free edition, in the order of the record. */
export const RESOURCES = ['intel', 'food', 'medicine', 'money', 'weapon', 'explosives'] as const;

/** Those of all editions. */
export const EVERY_RESOURCE = [...RESOURCES, 'poison', 'fake-id'] as const;

export type Resource = (typeof EVERY_RESOURCE)[number];

/** An amount of some kinds of goods; a kind left out is none. */
export type Goods = Readonly<Partial<Record<Resource, number>>>;

/** What lies in the hand: every kind of the edition is named. */
export type Hand = Goods & Readonly<Record<(typeof RESOURCES)[number], number>>;

/** Tokens of each kind in the box, hand and fields together. Basis: text (limited resources); for
 * poison and Fake IDs Board Game Arena alone. */
export const TOKENS_OF_A_KIND = 4;
