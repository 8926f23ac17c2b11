import type { Save } from '#play/saves/save.ts';
import type { HelpLevel } from '#play/saves/save-format.ts';
import {
  byHelp,
  type FinishedCount,
  type Finished as FinishedOf,
  finishedAmong,
  finishedCsv,
  groupedBy,
} from '#play/statistics/finished.ts';
import {
  MISSION_IDS,
  type MissionId,
  READINGS,
  RESULTS,
  type Reading,
  type Result,
  SPLITS,
  type Split,
} from '../data/index.ts';
import { resistRules, snapshotOf } from '../engine/index.ts';
import type { ResistSaves } from './save-format.ts';

type Finished = FinishedOf<ResistSaves>;

/** The points of some games; a loss has none, and counts for none of them but the number of games. */
export interface PointsStatistics {
  readonly games: number;
  /** The most in one game, and so many in a game on average; undefined where all were lost. */
  readonly most: number | undefined;
  readonly average: number | undefined;
}

/** What finished games came to. */
interface Statistics extends FinishedCount {
  /** Every result of the table of results, the best first. */
  readonly byResult: readonly { readonly result: Result; readonly games: number }[];
  readonly bySplit: readonly { readonly split: Split; readonly points: PointsStatistics }[];
  readonly byReading: readonly { readonly reading: Reading; readonly points: PointsStatistics }[];
  readonly byHelp: readonly { readonly help: HelpLevel; readonly points: PointsStatistics }[];
  /** Missions that were defeated or failed, and how often. */
  readonly missions: readonly {
    readonly mission: MissionId;
    readonly defeated: number;
    readonly failed: number;
  }[];
}

export function resistStatistics(saves: readonly Save<ResistSaves>[]): Statistics {
  const { games, count } = finishedAmong<ResistSaves>(resistRules, saves);
  const splits = groupedBy(games, SPLITS, ({ game }, split) => game.setUp.split === split);
  const readings = groupedBy(
    games,
    READINGS,
    ({ game }, reading) => game.setUp.reading === reading,
  );
  return {
    ...count,
    byResult: RESULTS.map((result) => ({
      result,
      games: games.filter(({ outcome }) => outcome.result === result).length,
    })),
    bySplit: splits.map((one) => ({ split: one.group, points: pointsIn(one.games) })),
    byReading: readings.map((one) => ({ reading: one.group, points: pointsIn(one.games) })),
    byHelp: byHelp(games).map((one) => ({ help: one.group, points: pointsIn(one.games) })),
    missions: missionsIn(games),
  };
}

function pointsIn(games: readonly Finished[]): PointsStatistics {
  const points = games.flatMap(({ outcome }) => outcome.points ?? []);
  const sum = points.reduce((one, other) => one + other, 0);
  const isAny = points.length > 0;
  return {
    games: games.length,
    most: isAny ? Math.max(...points) : undefined,
    average: isAny ? sum / points.length : undefined,
  };
}

function missionsIn(games: readonly Finished[]): Statistics['missions'] {
  const ends = games.map(({ position }) => snapshotOf(position));
  return MISSION_IDS.map((mission) => ({
    mission,
    defeated: ends.filter(({ defeated }) => defeated.includes(mission)).length,
    failed: ends.filter(({ row }) => row.some((at) => at.failed && at.mission === mission)).length,
  })).filter(({ defeated, failed }) => defeated + failed > 0);
}

/** Finished games as a table for other programs, a game a line, ids as in the record. */
export const resistStatisticsCsv = (saves: readonly Save<ResistSaves>[]): string =>
  finishedCsv<ResistSaves>(
    finishedAmong<ResistSaves>(resistRules, saves).games,
    { split: ({ game }) => game.setUp.split, reading: ({ game }) => game.setUp.reading },
    {
      points: ({ outcome }) => outcome.points ?? '',
      rounds: ({ position }) => snapshotOf(position).round,
      defeated: ({ position }) => snapshotOf(position).defeated.join(' '),
      failed: ({ position }) =>
        snapshotOf(position)
          .row.flatMap(({ mission, failed }) => (failed ? mission : []))
          .join(' '),
    },
  );
