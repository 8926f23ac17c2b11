import { frozen } from '#shared/frozen.ts';

/** The rules that games are played by here; what is legal under it never changes. */
export const RULESET = 'first-edition';

/** How the Maquis come to the two decks. */
export const SPLITS = ['random', 'draft'] as const;
export type Split = (typeof SPLITS)[number];

/**
 * When an ATTACK action of a Maquis played in PLAN may be used: never, or once in ATTACK before the
 * strike. Rulings C03 and C20.
 */
export const READINGS = ['strict', 'lenient'] as const;
export type Reading = (typeof READINGS)[number];

/** Counts of the set-up and limits of the game. */
export const GAME = frozen({
  hand: 5,
  maquisInADeck: 12,
  spiesInTheDeck: 3,
  spySupply: 3,
  row: 4,
  missionDeck: 6,
  /** So many civilians in the Graveyard are too many. */
  civilianLimit: 5,
  /** So many failed Missions are too many. */
  failLimit: 2,
});

/** The printed numbers of the eight civilians. The 0, a black cat, goes straight back when drawn. */
export const CIVILIANS = frozen([0, 1, 1, 1, 2, 2, 2, 3]);

/** What a game comes to, the best first. */
export const RESULTS = ['epic', 'major', 'victory', 'minor', 'draw', 'loss'] as const;
export type Result = (typeof RESULTS)[number];

/** What brings the end about: the player's own word, or one of three losses. */
export const ENDINGS = ['ended', 'civilians', 'missions', 'spies'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The least points of each result; an epic victory asks for all ten Missions instead. */
export const TIERS = frozen([
  { result: 'major', least: 22 },
  { result: 'victory', least: 19 },
  { result: 'minor', least: 15 },
  { result: 'draw', least: 0 },
] as const);
