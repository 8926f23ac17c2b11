import { DIFFICULTIES, type DifficultyId, EVERY_GOAL_ID } from '../data/index.ts';
import { type Deal, drawGoals, type GoalDraw, type GoalPair } from '../engine/index.ts';
import { type Owners, SITE_OWNS_ALL } from './game.ts';

/** The steps of setting up the real table, in order. No card is drawn before the last is done. */
export const SET_UP_STEPS = [
  'difficulty',
  'keepers',
  'board',
  'tokens',
  'tiles',
  'pawns',
  'goals',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** How the goal cards come to the table. */
export type GoalSource = GoalDraw | 'by-hand';

/** What has been decided so far. */
export interface SetUp {
  readonly difficulty: DifficultyId;
  readonly owners: Owners;
  readonly goalSource: GoalSource;
  /** Undefined until drawn or chosen. */
  readonly goals: Partial<GoalPair>;
  readonly seed: string;
}

export const freshSetUp = (seed: string, owners: Owners = SITE_OWNS_ALL): SetUp => ({
  difficulty: 'normal',
  owners,
  goalSource: 'any-two',
  goals: {},
  seed,
});

/** Chooses how the goals come; whatever was drawn or chosen before is laid aside. */
export const withGoalSource = (setUp: SetUp, goalSource: GoalSource): SetUp => ({
  ...setUp,
  goalSource,
  goals: {},
});

/** Draws the goals, once: the same seed draws the same pair. */
export const withGoalsDrawn = (setUp: SetUp): SetUp =>
  setUp.goalSource === 'by-hand'
    ? setUp
    : { ...setUp, goals: drawGoals(setUp.goalSource, setUp.seed) };

/** The set-up of a game, once both exits have a goal and not the same one. */
export function gameSetUpOf({ difficulty, goals, seed }: SetUp): Deal | undefined {
  const { west, east } = goals;
  if (!west || !east || west === east) return undefined;
  if (!EVERY_GOAL_ID.includes(west) || !EVERY_GOAL_ID.includes(east)) return undefined;
  return { difficulty, goals: { west, east }, seed };
}

/** The pawns that a mode puts on the table at the start. */
export function startingPawns(difficulty: DifficultyId): { safeHouse: number; cafe: number } {
  const mode = DIFFICULTIES.find(({ id }) => id === difficulty) ?? DIFFICULTIES[0];
  return { safeHouse: mode.workers, cafe: mode.recruits };
}
