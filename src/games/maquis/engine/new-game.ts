import { randomFrom, seedRandom } from '#shared/random.ts';
import { DIFFICULTIES, type DifficultyId, GOAL_IDS, GOALS, type GoalId } from '../data/index.ts';
import { beginTurn } from './patrol.ts';
import { SAFE_HOUSE } from './places.ts';
import {
  AT_CAFE,
  AT_HOME,
  blankDraft,
  DIFFICULTY,
  GOAL,
  HOMES,
  type Position,
  RANDOM,
} from './position.ts';
import type { RulesetId } from './rulesets.ts';

/** The goal cards beyond the two exits. */
export interface GoalPair {
  readonly west: GoalId;
  readonly east: GoalId;
}

/** What is dealt before the first turn. */
export interface Deal {
  readonly difficulty: DifficultyId;
  readonly goals: GoalPair;
  /** Any text; the same seed draws the same patrol cards. */
  readonly seed?: string;
}

/** What is decided before the first turn. */
export interface GameSetUp extends Deal {
  readonly ruleset: RulesetId;
}

/** How the goals of a game are drawn. */
export const GOAL_DRAWS = ['any-two', 'one-of-each'] as const;
export type GoalDraw = (typeof GOAL_DRAWS)[number];

/** The game at the start of its first turn. The order of the deck is known to nobody. */
export function newGame({ difficulty, goals, seed = '' }: Deal): Position {
  const draft = blankDraft();
  draft[DIFFICULTY] = DIFFICULTIES.findIndex(({ id }) => id === difficulty);
  draft[GOAL] = GOAL_IDS.indexOf(goals.west);
  draft[GOAL + 1] = GOAL_IDS.indexOf(goals.east);
  draft[AT_HOME] = DIFFICULTIES[draft[DIFFICULTY]].workers;
  draft[AT_CAFE] = DIFFICULTIES[draft[DIFFICULTY]].recruits;
  draft[HOMES] = SAFE_HOUSE;
  seedRandom(draft, RANDOM, seed);
  beginTurn(draft, undefined);
  return draft;
}

/**
 * Draws two different goals and lays them at random beyond the two exits: any two of the six, or one
 * from each group. The same seed draws the same pair.
 */
export function drawGoals(draw: GoalDraw, seed: string): GoalPair {
  const below = randomFrom(`goals ${seed}`);
  const pool = (group: 'a' | 'b'): readonly GoalId[] =>
    GOALS.filter((goal) => draw === 'any-two' || goal.group === group).map(({ id }) => id);
  const one = pick(pool('a'), below);
  const two = pick(
    pool('b').filter((id) => id !== one),
    below,
  );
  return below(2) === 0 ? { west: one, east: two } : { west: two, east: one };
}

const pick = <Item>(items: readonly Item[], below: (bound: number) => number): Item =>
  items[below(items.length)];
