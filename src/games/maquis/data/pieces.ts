import { frozen } from '#shared/frozen.ts';

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

/** The pawns that can stand on a place. */
export const PAWNS = ['worker', 'police', 'soldier'] as const;
export type Pawn = (typeof PAWNS)[number];

/** Pawns in the box: workers, police and soldiers alike. Basis: text (components). */
export const PAWNS_OF_A_COLOUR = 5;

/** The turn track: START is 0, END is 15. Basis: pictures; the text fixes how 12 and END lie. */
export const TURN_TRACK = frozen({
  start: 0,
  end: 15,
  /** Spaces that cost one morale when the marker reaches them (printed grey). */
  losses: [3, 6, 9, 12],
  /** The same in Hard and Very Hard (printed with a red outline). */
  hardLosses: [2, 5, 8, 10, 12],
  /** Spaces with a train: a turn played on one is a turn the train passes. */
  trains: [6, 7, 8, 9],
});

/** The morale track. Basis: text for 4 and 7, pictures for the rest. */
export const MORALE_TRACK = frozen({
  fail: 0,
  start: 6,
  max: 7,
  /** The least number of patrols, by morale; at 0 the game is lost. */
  leastPatrols: [5, 5, 4, 4, 4, 3, 3, 2],
});

/** The soldier track: each step is one soldier. Basis: pictures. */
export const SOLDIER_TRACK = frozen({ start: 0, max: 5 });
