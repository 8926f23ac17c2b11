import {
  type DifficultyId,
  difficultyCalled,
  type EditionId,
  editionCalled,
  type GoalDrawId,
  type GoalId,
} from '../data/index.ts';
import {
  type Deal,
  drawGoals,
  drawGoalsByStars,
  drawGoalsOf,
  type GoalPair,
  RULESET,
  rulesetNamed,
  type StarPair,
} from '../engine/index.ts';
import { type MaquisOwners, SITE_OWNS_ALL } from './game.ts';

/** What a stored set-up can name. Everything is on one page: in the first nothing is decided yet, in the last something is. */
export const STEPS_OF_SET_UP = [
  'difficulty',
  'keepers',
  'board',
  'tokens',
  'tiles',
  'pawns',
  'goals',
] as const;

/** How the goal cards come to the table. */
export type GoalSource = GoalDrawId | 'by-hand';

/** What has been decided so far. */
export interface SetUpInProgress {
  /** The edition that is played; print-and-play 1.1 where left out. */
  readonly ruleset?: EditionId;
  /** Whether the goal in the east has three stars. */
  readonly threeStar?: true;
  /** The stars of the goals that are drawn by them. */
  readonly stars?: StarPair;
  readonly difficulty: DifficultyId;
  readonly owners: MaquisOwners;
  readonly goalSource: GoalSource;
  /** Undefined until drawn or chosen. */
  readonly goals: Partial<GoalPair>;
  readonly seed: string;
}

export const freshSetUp = (
  seed: string,
  owners: MaquisOwners = SITE_OWNS_ALL,
): SetUpInProgress => ({
  difficulty: 'normal',
  owners,
  goalSource: 'any-two',
  goals: {},
  seed,
});

/** A one-star and a two-star goal: what is asked for by stars before anybody chose. */
export const USUAL_STARS: StarPair = { west: 1, east: 2 };

/** The ways in which goals come in the edition that is played. */
export const goalSourcesOf = ({
  ruleset = RULESET,
}: Pick<SetUpInProgress, 'ruleset'>): GoalSource[] => [
  ...editionCalled(ruleset).goalDraws,
  'by-hand',
];

/** The goals that can lie beyond an exit, as the game is set up. */
export function goalsFor(
  { ruleset = RULESET, threeStar }: Pick<SetUpInProgress, 'ruleset' | 'threeStar'>,
  side: 'west' | 'east',
): readonly GoalId[] {
  const { goals, threeStarGoals } = editionCalled(ruleset);
  return threeStar && side === 'east' ? threeStarGoals : goals;
}

/** Chooses another edition, or with three stars or without; goals drawn or chosen before are laid aside. */
export function withEdition(
  setUp: SetUpInProgress,
  ruleset: EditionId,
  threeStar: boolean,
): SetUpInProgress {
  const { ruleset: _, threeStar: __, stars: ___, ...others } = setUp;
  const hasThreeStars = threeStar && editionCalled(ruleset).threeStarGoals.length > 0;
  const edition = {
    ...rulesetNamed(ruleset),
    ...(hasThreeStars ? { threeStar: true as const } : {}),
  };
  const isKnown = goalSourcesOf(edition).includes(setUp.goalSource);
  const goalSource = isKnown ? setUp.goalSource : 'any-two';
  return { ...others, ...edition, ...(starsFor(setUp, goalSource) ?? {}), goalSource, goals: {} };
}

const starsFor = ({ stars }: SetUpInProgress, source: GoalSource) =>
  source === 'by-stars' ? { stars: stars ?? USUAL_STARS } : undefined;

/** Chooses how the goals come; whatever was drawn or chosen before is laid aside. */
export function withGoalSource(setUp: SetUpInProgress, goalSource: GoalSource): SetUpInProgress {
  const { stars: _, ...others } = setUp;
  return { ...others, ...(starsFor(setUp, goalSource) ?? {}), goalSource, goals: {} };
}

/** Draws the goals, once: the same seed draws the same pair. */
export function withGoalsDrawn(setUp: SetUpInProgress): SetUpInProgress {
  const { goalSource, ruleset = RULESET, threeStar = false, stars = USUAL_STARS, seed } = setUp;
  if (goalSource === 'by-hand') return setUp;
  if (goalSource === 'by-stars') {
    const wanted = threeStar ? { ...stars, east: 3 as const } : stars;
    return { ...setUp, goals: drawGoalsByStars(ruleset, wanted, seed) };
  }
  if (goalSource === 'one-of-each') return { ...setUp, goals: drawGoals(goalSource, seed) };
  return { ...setUp, goals: drawGoalsOf(ruleset, threeStar, seed) };
}

/** The set-up of a game, once both exits have a goal of the edition and not the same one. */
export function gameSetUpOf(setUp: SetUpInProgress): Deal | undefined {
  const { ruleset, difficulty, goals, seed } = setUp;
  const { west, east } = goals;
  if (!west || !east || west === east) return undefined;
  if (!goalsFor(setUp, 'west').includes(west)) return undefined;
  if (!goalsFor(setUp, 'east').includes(east)) return undefined;
  return { ...(ruleset ? { ruleset } : {}), difficulty, goals: { west, east }, seed };
}

/** The pawns that a mode puts on the table at the start. */
export function startingPawns(difficulty: DifficultyId): { safeHouse: number; cafe: number } {
  const mode = difficultyCalled(difficulty);
  return { safeHouse: mode.workers, cafe: mode.recruits };
}
