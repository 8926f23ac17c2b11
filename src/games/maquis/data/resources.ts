/** The six kinds of goods, in the order of the record. */
export const RESOURCES = ['intel', 'food', 'medicine', 'money', 'weapon', 'explosives'] as const;

export type Resource = (typeof RESOURCES)[number];

/** An amount of some kinds of goods; a kind left out is none. */
export type Goods = Readonly<Partial<Record<Resource, number>>>;

/** Tokens of each kind in the box, hand and fields together. Basis: text (limited resources). */
export const TOKENS_OF_A_KIND = 4;
