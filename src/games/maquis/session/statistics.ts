import type { HelpLevel } from '#play/saves/help.ts';
import {
  byHelp,
  type FinishedCount,
  type Finished as FinishedOf,
  finishedAmong,
  finishedCsv,
  grouped,
} from '#play/statistics/finished.ts';
import {
  DIFFICULTY_IDS,
  type DifficultyId,
  GOAL_IDS,
  type GoalId,
  RESOURCES,
} from '../data/index.ts';
import { type Result, rules } from '../engine/index.ts';
import type { MaquisSaves, Save } from './save-format.ts';
import { summaryOf } from './summary.ts';

type Finished = FinishedOf<MaquisSaves>;

/** How many games came to what. */
export type Results = Readonly<Record<Result, number>>;

/** Results of finished games. */
export interface Statistics extends FinishedCount {
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
  const modes = grouped(games, DIFFICULTY_IDS, ({ game }, mode) => game.setUp.difficulty === mode);
  const pairs = grouped(games, GOAL_PAIRS, ({ game: { setUp } }, goals) =>
    goals.every((goal) => goal === setUp.goals.west || goal === setUp.goals.east),
  );
  return {
    ...count,
    byDifficulty: modes.map((one) => ({ difficulty: one.group, results: resultsOf(one.games) })),
    byGoals: pairs.map((one) => ({ goals: one.group, results: resultsOf(one.games) })),
    byHelp: byHelp(games).map((one) => ({ help: one.group, results: resultsOf(one.games) })),
  };
}

const GOAL_PAIRS = GOAL_IDS.flatMap((one, n) =>
  GOAL_IDS.slice(n + 1).map((other) => [one, other] as const),
);

function resultsOf(games: readonly Finished[]): Results {
  const count = (result: Result) => games.filter(({ outcome }) => outcome.result === result).length;
  return { win: count('win'), draw: count('draw'), loss: count('loss') };
}

const numbersOf = ({ game }: Finished) => summaryOf(game).numbers;

/** Finished games as a table for other programs, a game a line, ids as in the record. */
export const statisticsCsv = (saves: readonly Save[]): string =>
  finishedCsv<MaquisSaves>(
    finishedAmong<MaquisSaves>(rules, saves).games,
    {
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
          RESOURCES.map((kind) => [
            `${way}_${kind}`,
            (game: Finished) => numbersOf(game)[way][kind],
          ]),
        ),
      ),
    },
  );
