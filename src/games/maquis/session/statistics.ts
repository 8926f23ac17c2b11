import type { HelpLevel } from '#play/saves/save-format.ts';
import {
  byHelp,
  type FinishedCount,
  type Finished as FinishedOf,
  finishedAmong,
  finishedCsv,
  groupedBy,
} from '#play/statistics/finished.ts';
import { memoize } from '#shared/memoize.ts';
import {
  DIFFICULTY_IDS,
  type DifficultyId,
  EDITION_IDS,
  type EditionId,
  EVERY_GOAL_ID,
  EVERY_RESOURCE,
  editionCalled,
  type GoalId,
  RESOURCES,
} from '../data/index.ts';
import { hasThreeStars, isNamed, type Outcome, type Result, rules } from '../engine/index.ts';
import { historyOf, type TableGame, validPart } from './game.ts';
import { numbersOfGame } from './numbers.ts';
import type { MaquisSaves, Save } from './save-format.ts';

type Finished = FinishedOf<MaquisSaves>;

/** How many games came to what. */
type Results = Readonly<Record<Result, number>>;

/** Results of finished games. */
interface Statistics extends FinishedCount {
  /** Whether any of the games was of an edition in which a game can be drawn. */
  readonly hasDraw: boolean;
  /** In the order of the editions, those with games only; the three-star missions stand by themselves. */
  readonly byEdition: readonly {
    readonly edition: EditionId | 'three-star';
    readonly results: Results;
  }[];
  /** In the order of the modes, those with games only. */
  readonly byDifficulty: readonly {
    readonly difficulty: DifficultyId;
    readonly results: Results;
  }[];
  /** By the two goals, whichever exits they lay beyond; those with games only. */
  readonly byGoals: readonly {
    readonly goals: readonly [GoalId, GoalId];
    readonly results: Results;
  }[];
  /** By the most help used in them, the least first; those with games only. */
  readonly byHelp: readonly { readonly help: HelpLevel; readonly results: Results }[];
}

export function statisticsOf(saves: readonly Save[]): Statistics {
  const { games, count } = finishedAmong<MaquisSaves>(rules, saves);
  const editions = groupedBy(
    games,
    PLAYED,
    ({ game }, edition) => edition === editionOf(game.setUp),
  );
  const modes = groupedBy(
    games,
    DIFFICULTY_IDS,
    ({ game }, mode) => game.setUp.difficulty === mode,
  );
  const pairs = groupedBy(games, GOAL_PAIRS, ({ game: { setUp } }, goals) =>
    goals.every((goal) => goal === setUp.goals.west || goal === setUp.goals.east),
  );
  return {
    ...count,
    hasDraw: games.some(({ game }) => editionCalled(game.setUp.ruleset).hasDraw),
    byEdition: editions.map((one) => ({ edition: one.group, results: resultsOf(one.games) })),
    byDifficulty: modes.map((one) => ({ difficulty: one.group, results: resultsOf(one.games) })),
    byGoals: pairs.map((one) => ({ goals: one.group, results: resultsOf(one.games) })),
    byHelp: byHelp(games).map((one) => ({ help: one.group, results: resultsOf(one.games) })),
  };
}

const PLAYED = [...EDITION_IDS, 'three-star'] as const;

const editionOf = ({ ruleset, goals }: Finished['game']['setUp']): (typeof PLAYED)[number] =>
  hasThreeStars(goals.east) ? 'three-star' : ruleset;

const GOAL_PAIRS = EVERY_GOAL_ID.flatMap((one, n) =>
  EVERY_GOAL_ID.slice(n + 1).map((other) => [one, other] as const),
);

function resultsOf(games: readonly Finished[]): Results {
  const count = (result: Result) => games.filter(({ outcome }) => outcome.result === result).length;
  return { win: count('win'), draw: count('draw'), loss: count('loss') };
}

const numbersOf = ({ game }: Finished) => summaryOf(game).numbers;

/**
 * Finished games as a table for other programs, a game a line, ids as in the record. What only the
 * boxed editions have is told where one of them was played.
 */
export function statisticsCsv(saves: readonly Save[]): string {
  const { games } = finishedAmong<MaquisSaves>(rules, saves);
  const isTold = games.some(({ game }) => isNamed(game.setUp.ruleset));
  const kinds = isTold ? EVERY_RESOURCE : RESOURCES;
  return finishedCsv<MaquisSaves>(
    games,
    {
      ...(isTold ? { ruleset: ({ game }: Finished) => game.setUp.ruleset } : {}),
      difficulty: ({ game }) => game.setUp.difficulty,
      west: ({ game }) => game.setUp.goals.west,
      east: ({ game }) => game.setUp.goals.east,
    },
    {
      turns: (game) => numbersOf(game).turns,
      arrests: (game) => numbersOf(game).arrests,
      shots: (game) => numbersOf(game).shots,
      recruits: (game) => numbersOf(game).recruits,
      morale: (game) => numbersOf(game).morale.at(-1) ?? '',
      ...Object.fromEntries(
        (['gained', 'lost'] as const).flatMap((way) =>
          kinds.map((kind) => [`${way}_${kind}`, (game: Finished) => numbersOf(game)[way][kind]]),
        ),
      ),
    },
  );
}

/** How far a kept game has got, and what it came to. */
interface Summary {
  readonly numbers: ReturnType<typeof numbersOfGame>;
  /** Undefined while it runs. */
  readonly outcome: Outcome | undefined;
}

/**
 * Sums up a game; one with a step that cannot have happened counts up to there. Playing a game through
 * takes a moment, and a list asks for the same games again and again.
 */
export const summaryOf = memoize((game: TableGame): Summary => {
  const played = historyOf(validPart(game));
  if ('fault' in played) throw new Error('the sound part of a game cannot be played');
  const { replayed } = played;
  return { numbers: numbersOfGame(replayed), outcome: replayed.outcome };
});
