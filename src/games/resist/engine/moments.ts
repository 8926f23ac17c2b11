/* The moments of a game: its phases, the questions asked in them, and what an answer belongs to. */

export const PHASES = [
  'setup',
  'plan',
  'attack',
  'strike',
  'survive',
  'aftermath',
  'recover',
  'over',
] as const;
export type PhaseId = (typeof PHASES)[number];
export const [SETUP, PLAN, ATTACK, STRIKE, SURVIVE, AFTERMATH, RECOVER, OVER] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

export const ASKS = [
  'pair',
  'draft',
  'mission',
  'draw',
  'plan',
  'use',
  'copy',
  'at',
  'turn',
  'drop',
  'reveal',
  'discard-here',
  'shift',
  'discard-elsewhere',
  'discard-card',
  'look',
  'arrange',
  'pick',
  'take',
  'recruit',
  'remove',
  'attack',
  'strike',
  'survive',
  'civilian',
  'decide',
  'over',
] as const;
export type AskId = (typeof ASKS)[number];

export const ASK_PAIR = 0;
export const ASK_DRAFT = 1;
export const ASK_MISSION = 2;
export const ASK_DRAW = 3;
export const ASK_PLAN = 4;
export const ASK_USE = 5;
export const ASK_COPY = 6;
export const ASK_AT = 7;
export const ASK_TURN = 8;
export const ASK_DROP = 9;
export const ASK_REVEAL = 10;
export const ASK_DISCARD_HERE = 11;
export const ASK_SHIFT = 12;
export const ASK_DISCARD_ELSEWHERE = 13;
export const ASK_DISCARD_CARD = 14;
export const ASK_LOOK = 15;
export const ASK_ARRANGE = 16;
export const ASK_PICK = 17;
export const ASK_TAKE = 18;
export const ASK_RECRUIT = 19;
export const ASK_REMOVE = 20;
export const ASK_ATTACK = 21;
export const ASK_STRIKE = 22;
export const ASK_SURVIVE = 23;
export const ASK_CIVILIAN = 24;
export const ASK_DECIDE = 25;
export const ASK_OVER = 26;
/** Nothing is asked yet: the course of the round goes on to its next question. */
export const ASK_NOTHING = -1;

/** What an answer belongs to, where the question alone does not say. */
export const DOING_NOTHING = 0;
/** Turning up everything: of a Mission named by an action, of the Mission just chosen. */
export const TURNING_ALL = 1;
export const CHOOSING = 2;
export const TURNING_TWO = 3;
/** Discarding at another Mission: at one, at each in turn. */
export const HELPING_ONE = 4;
export const HELPING_EACH = 5;
/** Discarding a card from hand: for the Bunker, for two new ones. */
export const AT_BUNKER = 6;
export const SWAPPING = 7;
/** Looking at a deck, and what comes after. */
export const SIFTING_HIDDEN = 8;
export const SIFTING_ENEMIES = 9;
export const SIFTING_RECRUITS = 10;
export const PICKING_RECRUIT = 11;
export const AT_POLICE_STATION = 12;
/** Taking a card of the Revealed pile: into hand, onto the Hidden deck, into its discard. */
export const TAKING_TO_HAND = 13;
export const TAKING_TO_DECK = 14;
export const TAKING_TO_DISCARD = 15;
/** A Recruit comes into hand, or into the Hidden discard. */
export const RECRUITING = 16;
export const FREEING = 17;
/** Discarding Enemies here for nothing, or for strength. */
export const CLEARING = 18;
export const GAINING = 19;
