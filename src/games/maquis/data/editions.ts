import { frozen } from '#shared/frozen.ts';
import { EVERY_TILE_ID, TILE_IDS, type TileId } from './actions.ts';
import { BOXED_GOAL_IDS, GOAL_IDS, type GoalId } from './goal.ts';
import { EVERY_RESOURCE, type Goods, RESOURCES, type Resource, TURN_TRACK } from './pieces.ts';
import type { RuleId } from './rules.ts';

/** The printings of the game that are told apart, by the names of their rulesets. */
export const EDITION_IDS = ['pnp-1.1', 'box-2019', 'second-edition'] as const;

export type EditionId = (typeof EDITION_IDS)[number];

/** Two goals are drawn from all, one from each group, or with so many stars. */
export type GoalDrawId = 'any-two' | 'one-of-each' | 'by-stars';

/**
 * What sets one edition apart from another. Everything is one of these properties; the engine asks for
 * the property and never for the edition.
 */
export interface Edition {
  readonly id: EditionId;
  /** What tells of it in the book. */
  readonly rule: RuleId;
  /** Whether its components were never seen, and how it is played here is a reconstruction. */
  readonly isReconstructed: boolean;
  /** Whether all that it is played with can be printed from this site. */
  readonly hasKit: boolean;
  /** Whether some of its sentences come in a file of their own. */
  readonly hasWordsApart: boolean;
  /** The network of the coach that has learned it. */
  readonly learnedBy: 'free' | 'boxed';
  /** How its goals can be drawn. */
  readonly goalDraws: readonly GoalDrawId[];
  /** Whether two goals are drawn before their exits; else the one in the west comes first. */
  readonly drawsGoalsBeforeExits: boolean;
  readonly goals: readonly GoalId[];
  /** With the three-star missions: the goal in the east is one of these. */
  readonly threeStarGoals: readonly GoalId[];
  readonly tiles: readonly TileId[];
  readonly resources: readonly Resource[];
  /** The spaces that cost morale in the modes from Very Easy to Tricky. */
  readonly losses: readonly number[];
  /** Where the arrow is not red: the action may be taken without a way home and its reward is lost. */
  readonly riskyActions: boolean;
  /** Whether a shot may be fired at any moment, or only before or between activations. */
  readonly shotsAtAnyMoment: boolean;
  /** A weapon on the way into the hand may be fired before its bearer is home. */
  readonly yellowArrow: boolean;
  /** One goal of two is a draw. */
  readonly hasDraw: boolean;
  /** A deck whose order is listed begins anew with the list; else nobody knows the order then. */
  readonly deckListRepeats: boolean;
  /** The end is named by what decides the result, morale before goals; else by what came first. */
  readonly endNamedByResult: boolean;
  /** Morale falls with each step that the soldier track makes; else with each shot. */
  readonly soldierStepsCostMorale: boolean;
  /** How often the marker passes the turn track in Very Easy; undefined: without end. */
  readonly laps?: number;
  /** An airdrop needs a field without a worker as well. */
  readonly airdropsNeedNobody: boolean;
  /** Points needed: a goal is one, a major success two. */
  readonly pointsToWin: { readonly usual: number; readonly threeStar: number };
}

const FREE: Edition = {
  id: 'pnp-1.1',
  rule: 'maquis.editions',
  isReconstructed: false,
  hasKit: true,
  hasWordsApart: false,
  learnedBy: 'free',
  goalDraws: ['any-two', 'one-of-each'],
  drawsGoalsBeforeExits: true,
  goals: GOAL_IDS,
  threeStarGoals: [],
  tiles: TILE_IDS,
  resources: RESOURCES,
  losses: TURN_TRACK.losses,
  riskyActions: true,
  shotsAtAnyMoment: true,
  yellowArrow: true,
  hasDraw: true,
  deckListRepeats: false,
  endNamedByResult: false,
  soldierStepsCostMorale: false,
  airdropsNeedNobody: false,
  pointsToWin: { usual: 2, threeStar: 3 },
};

/** The missions of a boxed edition that is played without three-star missions. */
const PLAIN_MISSIONS: readonly GoalId[] = [...GOAL_IDS, ...BOXED_GOAL_IDS.slice(0, 8)];

const BOX: Edition = {
  ...FREE,
  id: 'box-2019',
  rule: 'maquis.edition-first',
  isReconstructed: true,
  hasKit: false,
  hasWordsApart: true,
  learnedBy: 'boxed',
  goalDraws: ['any-two', 'by-stars'],
  drawsGoalsBeforeExits: false,
  goals: PLAIN_MISSIONS,
  riskyActions: false,
  shotsAtAnyMoment: false,
  yellowArrow: false,
  hasDraw: false,
  deckListRepeats: true,
  endNamedByResult: true,
  soldierStepsCostMorale: true,
  laps: 2,
  airdropsNeedNobody: true,
};

const SECOND: Edition = {
  ...BOX,
  id: 'second-edition',
  rule: 'maquis.edition-second',
  isReconstructed: false,
  threeStarGoals: BOXED_GOAL_IDS.slice(8),
  tiles: EVERY_TILE_ID,
  resources: EVERY_RESOURCE,
  losses: [...TURN_TRACK.losses, 14],
};

export const EDITIONS: readonly Edition[] = frozen([FREE, BOX, SECOND]);

export const editionCalled = (id: EditionId): Edition =>
  EDITIONS.find((edition) => edition.id === id) ?? FREE;

/** The six modes from the gentlest to the harshest. */
export const DIFFICULTY_IDS = [
  'very-easy',
  'easy',
  'normal',
  'tricky',
  'hard',
  'very-hard',
] as const;

export type DifficultyId = (typeof DIFFICULTY_IDS)[number];

export interface Difficulty {
  readonly id: DifficultyId;
  /** Workers in the safe house at the start, and at the cafe. */
  readonly workers: number;
  readonly recruits: number;
  /** What one airdrop of a kind brings. */
  readonly airdrop: Goods;
  /** The space that ends the game. */
  readonly lastDay: number;
  /** From the last space the marker goes back to START. */
  readonly wraps: boolean;
  /** How often the marker passes the track then; without end where left out. */
  readonly laps?: number;
  /** Spaces that cost one morale. */
  readonly losses: readonly number[];
  /** Morale lost for each arrest. */
  readonly moralePerArrest: 0 | 1;
  readonly rule: RuleId;
}

const NORMAL = {
  workers: 3,
  recruits: 2,
  airdrop: { food: 3, money: 1, weapon: 1 },
  lastDay: TURN_TRACK.end,
  wraps: false,
  losses: TURN_TRACK.losses,
  moralePerArrest: 0,
} as const;

const TRICKY = { ...NORMAL, workers: 2, lastDay: 12 } as const;
const HARD = { ...TRICKY, losses: TURN_TRACK.hardLosses } as const;

/** Basis: text, for all six. */
export const DIFFICULTIES: readonly Difficulty[] = frozen([
  {
    ...NORMAL,
    id: 'very-easy',
    airdrop: { food: 4, money: 2, weapon: 2 },
    wraps: true,
    rule: 'maquis.mode-very-easy',
  },
  { ...NORMAL, id: 'easy', airdrop: { food: 4, money: 2, weapon: 1 }, rule: 'maquis.mode-easy' },
  { ...NORMAL, id: 'normal', rule: 'maquis.mode-normal' },
  { ...TRICKY, id: 'tricky', rule: 'maquis.mode-tricky' },
  { ...HARD, id: 'hard', rule: 'maquis.mode-hard' },
  { ...HARD, id: 'very-hard', moralePerArrest: 1, rule: 'maquis.mode-very-hard' },
]);

/** The mode of that id; the first where there is none. */
export const difficultyCalled = (id: DifficultyId): Difficulty =>
  DIFFICULTIES.find((mode) => mode.id === id) ?? DIFFICULTIES[0];

/**
 * The modes as an edition has them: days that cost morale are its own, and where its turn track has a
 * number of laps, time ends the game after the last of them.
 */
export const modesOf = ({ losses, laps }: Edition): readonly Difficulty[] =>
  DIFFICULTIES.map((mode) => ({
    ...mode,
    losses: mode.losses === TURN_TRACK.losses ? losses : mode.losses,
    ...(mode.wraps && laps !== undefined ? { laps } : {}),
  }));
