import { HELP_LEVELS, type HelpLevel } from '#play/session/help.ts';
import { type Columns, csvOf, timeText } from '#play/statistics/csv.ts';
import {
  DIFFICULTY_IDS,
  type DifficultyId,
  GOAL_IDS,
  type GoalId,
  RESOURCES,
} from '../data/index.ts';
import type { Outcome, Result } from '../engine/index.ts';
import type { Save } from './codec.ts';
import type { TableGame } from './game.ts';
import type { Numbers } from './numbers.ts';
import { summaryOf } from './summary.ts';

/** How many games came to what. */
export type Results = Readonly<Record<Result, number>>;

/** Results of finished games. A game that was left is not a loss; it is not counted at all. */
export interface Statistics {
  readonly finished: number;
  /** Of the finished: those played on from a moment of another game. */
  readonly branches: number;
  /** Left out: those begun at a set position, which can be as easy or as hopeless as anybody likes. */
  readonly fromPositions: number;
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

interface Finished {
  readonly save: Save;
  readonly game: TableGame;
  readonly numbers: Numbers;
  readonly outcome: Outcome;
}

/** The finished games that began at the start. */
const finishedAmong = (saves: readonly Save[]): Finished[] =>
  allFinishedAmong(saves).filter(({ game }) => !game.from);

function allFinishedAmong(saves: readonly Save[]): Finished[] {
  return saves.flatMap((save) => {
    if (!('game' in save.progress)) return [];
    const { game } = save.progress;
    const { numbers, outcome } = summaryOf(game);
    return outcome ? [{ save, game, numbers, outcome }] : [];
  });
}

export function statisticsOf(saves: readonly Save[]): Statistics {
  const finished = finishedAmong(saves);
  return {
    finished: finished.length,
    branches: finished.filter(({ save }) => save.branchOf).length,
    fromPositions: allFinishedAmong(saves).length - finished.length,
    byDifficulty: DIFFICULTY_IDS.flatMap((difficulty) => {
      const games = finished.filter(({ game }) => game.setUp.difficulty === difficulty);
      return games.length > 0 ? [{ difficulty, results: resultsOf(games) }] : [];
    }),
    byGoals: GOAL_PAIRS.flatMap((goals) => {
      const games = finished.filter(({ game: { setUp } }) =>
        goals.every((goal) => goal === setUp.goals.west || goal === setUp.goals.east),
      );
      return games.length > 0 ? [{ goals, results: resultsOf(games) }] : [];
    }),
    byHelp: HELP_LEVELS.flatMap((help) => {
      const games = finished.filter(({ save }) => (save.help ?? 'none') === help);
      return games.length > 0 ? [{ help, results: resultsOf(games) }] : [];
    }),
  };
}

const GOAL_PAIRS = GOAL_IDS.flatMap((one, n) =>
  GOAL_IDS.slice(n + 1).map((other) => [one, other] as const),
);

function resultsOf(games: readonly Finished[]): Results {
  const count = (result: Result) => games.filter(({ outcome }) => outcome.result === result).length;
  return { win: count('win'), draw: count('draw'), loss: count('loss') };
}

/** The columns of the table of finished games, and what stands in them. */
const COLUMNS: Columns<Finished> = {
  name: ({ save }) => save.name ?? '',
  begun: ({ save }) => timeText(save.begun),
  changed: ({ save }) => timeText(save.changed),
  difficulty: ({ game }) => game.setUp.difficulty,
  west: ({ game }) => game.setUp.goals.west,
  east: ({ game }) => game.setUp.goals.east,
  seed: ({ game }) => game.setUp.seed ?? '',
  branch: ({ save }) => (save.branchOf ? 'yes' : 'no'),
  help: ({ save }) => save.help ?? 'none',
  result: ({ outcome }) => outcome.result,
  reason: ({ outcome }) => outcome.reason,
  turns: ({ numbers }) => numbers.turns,
  arrests: ({ numbers }) => numbers.arrests,
  shots: ({ numbers }) => numbers.shots,
  recruits: ({ numbers }) => numbers.recruits,
  morale: ({ numbers }) => numbers.morale.at(-1) ?? '',
  ...Object.fromEntries(
    (['gained', 'lost'] as const).flatMap((way) =>
      RESOURCES.map((kind) => [`${way}_${kind}`, ({ numbers }: Finished) => numbers[way][kind]]),
    ),
  ),
};

/** Finished games as a table for other programs, a game a line, ids as in the record. */
export const statisticsCsv = (saves: readonly Save[]): string =>
  csvOf(COLUMNS, finishedAmong(saves));
