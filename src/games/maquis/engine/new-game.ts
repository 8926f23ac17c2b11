import { type Below, randomFrom, seedRandom } from '#shared/random.ts';
import {
  DIFFICULTIES,
  type DifficultyId,
  EDITION_IDS,
  EVERY_GOAL,
  EVERY_GOAL_ID,
  editionCalled,
  GOALS,
  type Goal,
  type GoalId,
  SIDES,
} from '../data/index.ts';
import { traitsOf } from './mission-table.ts';
import { beginTurn } from './patrol.ts';
import { SAFE_HOUSE } from './places.ts';
import {
  AT_CAFE,
  AT_HOME,
  blankDraft,
  DIFFICULTY,
  EDITION,
  GOAL,
  HOMES,
  MORALE,
  type MutablePosition,
  type Position,
  RANDOM,
  SOLDIERS,
  TRAITS,
} from './position.ts';
import { RULESET, type RulesetId } from './rulesets.ts';

/** The goal cards beyond the two exits. */
export interface GoalPair {
  readonly west: GoalId;
  readonly east: GoalId;
}

/** What is dealt before the first turn. */
export interface Deal {
  /** The edition it is dealt in; print-and-play 1.1 where left out. */
  readonly ruleset?: RulesetId;
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
type GoalDraw = (typeof GOAL_DRAWS)[number];

/** Writes the edition, the goals dealt in it, and what follows from both. */
export function writeEdition(
  draft: MutablePosition,
  goals: GoalPair,
  ruleset: RulesetId = RULESET,
): void {
  draft[EDITION] = EDITION_IDS.indexOf(ruleset);
  SIDES.forEach((side, exit) => {
    draft[GOAL + exit] = EVERY_GOAL_ID.indexOf(goals[side]);
  });
  draft[TRAITS] = traitsOf(editionCalled(ruleset), [draft[GOAL], draft[GOAL + 1]]);
}

/** The game at the start of its first turn. The order of the deck is known to nobody. */
export function newGame({ ruleset, difficulty, goals, seed = '' }: Deal): Position {
  const draft = blankDraft();
  draft[DIFFICULTY] = DIFFICULTIES.findIndex(({ id }) => id === difficulty);
  writeEdition(draft, goals, ruleset);
  for (const side of SIDES) {
    const { start = {} } = EVERY_GOAL.find(({ id }) => id === goals[side]) ?? {};
    if (start.morale !== undefined) draft[MORALE] = start.morale;
    if (start.soldiers !== undefined) draft[SOLDIERS] = start.soldiers;
  }
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

/** Whether two goals can lie beyond the two exits in an edition. */
export function goalsFit(ruleset: RulesetId, { west, east }: GoalPair): boolean {
  const { goals, threeStarGoals } = editionCalled(ruleset);
  return west !== east && goals.includes(west) && [...goals, ...threeStarGoals].includes(east);
}

/** Whether a goal is one of those that are played with three stars. */
export const hasThreeStars = (id: GoalId): boolean =>
  EVERY_GOAL.some((goal) => goal.id === id && goal.stars === 3);

/**
 * Draws two different goals of an edition. The same seed draws the same pair.
 *
 * @param threeStar whether the one in the east has three stars; otherwise none has
 */
export function drawGoalsOf(ruleset: RulesetId, threeStar: boolean, seed: string): GoalPair {
  const { goals, threeStarGoals, drawsGoalsBeforeExits } = editionCalled(ruleset);
  if (drawsGoalsBeforeExits) return drawGoals('any-two', seed);
  const below = randomFrom(`goals ${seed}`);
  const west = pick(goals, below);
  const others = goals.filter((id) => id !== west);
  return { west, east: pick(threeStar ? threeStarGoals : others, below) };
}

/** The stars of the goals beyond the two exits. */
export interface StarPair {
  readonly west: Goal['stars'];
  readonly east: Goal['stars'];
}

/**
 * Draws two different goals of an edition with so many stars each. The same seed draws the same pair.
 */
export function drawGoalsByStars(ruleset: RulesetId, stars: StarPair, seed: string): GoalPair {
  const { goals, threeStarGoals } = editionCalled(ruleset);
  const below = randomFrom(`goals ${seed}`);
  const withStars = (count: number): readonly GoalId[] =>
    EVERY_GOAL.filter(
      (goal) => goal.stars === count && [...goals, ...threeStarGoals].includes(goal.id),
    ).map(({ id }) => id);
  const west = pick(withStars(stars.west), below);
  const others = withStars(stars.east).filter((id) => id !== west);
  return { west, east: pick(others, below) };
}

const pick = <Item>(items: readonly Item[], below: Below): Item => items[below(items.length)];
