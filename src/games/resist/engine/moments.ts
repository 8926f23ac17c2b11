/* The moments of a game: its phases, the questions asked in them, and what an answer belongs to. */

/** The phases by the names of the record; the number of each is what a position holds. */
export const MOMENT = {
  setup: 0,
  plan: 1,
  attack: 2,
  strike: 3,
  survive: 4,
  aftermath: 5,
  recover: 6,
  over: 7,
} as const;
export type PhaseId = keyof typeof MOMENT;
export const PHASES = Object.keys(MOMENT) as readonly PhaseId[];

/** The questions, likewise. */
export const QUESTION = {
  pair: 0,
  draft: 1,
  mission: 2,
  draw: 3,
  plan: 4,
  use: 5,
  copy: 6,
  at: 7,
  turn: 8,
  drop: 9,
  reveal: 10,
  'discard-here': 11,
  shift: 12,
  'discard-elsewhere': 13,
  'discard-card': 14,
  look: 15,
  arrange: 16,
  pick: 17,
  take: 18,
  recruit: 19,
  remove: 20,
  attack: 21,
  strike: 22,
  survive: 23,
  civilian: 24,
  decide: 25,
  over: 26,
} as const;
export type AskId = keyof typeof QUESTION;
export const ASKS = Object.keys(QUESTION) as readonly AskId[];
/** Nothing is asked yet: the course of the round goes on to its next question. */
export const NO_QUESTION = -1;

/** What an answer belongs to, where the question alone does not say. */
export const TASK = {
  nothing: 0,
  /** Turning up everything: of a Mission named by an action, of the Mission just chosen. */
  turningAll: 1,
  choosing: 2,
  turningTwo: 3,
  /** Discarding at another Mission: at one, at each in turn. */
  helpingOne: 4,
  helpingEach: 5,
  /** Discarding a card from hand: for the Bunker, for two new ones. */
  atBunker: 6,
  swapping: 7,
  /** Looking at a deck, and what comes after. */
  siftingHidden: 8,
  siftingEnemies: 9,
  siftingRecruits: 10,
  pickingRecruit: 11,
  atPoliceStation: 12,
  /** Taking a card of the Revealed pile: into hand, onto the Hidden deck, into its discard. */
  takingToHand: 13,
  takingToDeck: 14,
  takingToDiscard: 15,
  /** A Recruit comes into hand, or into the Hidden discard. */
  recruiting: 16,
  freeing: 17,
  /** Discarding Enemies here for nothing, or for strength. */
  clearing: 18,
  gaining: 19,
} as const;
