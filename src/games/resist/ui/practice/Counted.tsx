import { missionName } from '#games/resist/i18n/cards.ts';
import { READING_NAMES, SPLIT_NAMES } from '#games/resist/i18n/moments.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import type { ResistSaves } from '#games/resist/session/index.ts';
import {
  type PointsStatistics,
  resistStatistics,
  resistStatisticsCsv,
} from '#games/resist/session/statistics.ts';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import type { Save } from '#play/saves/save.ts';
import { Counts, HELP_NAMES } from '#play/ui/statistics/Counts.tsx';

/** What finished games of RESIST! came to: results, points, Missions. */
export function Counted({ saves }: { readonly saves: readonly Save<ResistSaves>[] }) {
  const { byResult, bySplit, byReading, byHelp, missions, ...count } = resistStatistics(saves);
  const games = m.play_statistics_games();
  const points = [games, m.resist_statistics_average(), m.resist_statistics_most()];
  return (
    <Counts
      count={count}
      tables={[
        {
          head: m.resist_statistics_result(),
          columns: [games],
          rows: byResult.map((one) => [RESULT_NAMES[one.result](), one.games]),
        },
        {
          head: m.resist_statistics_decks(),
          columns: points,
          rows: bySplit.map((one) => row(SPLIT_NAMES[one.split](), one.points)),
        },
        {
          head: m.resist_statistics_reading(),
          columns: points,
          rows: byReading.map((one) => row(READING_NAMES[one.reading](), one.points)),
        },
        {
          head: m.play_help_by(),
          columns: points,
          rows: byHelp.map((one) => row(HELP_NAMES[one.help](), one.points)),
        },
        {
          head: m.resist_statistics_mission(),
          columns: [m.resist_statistics_defeated(), m.resist_statistics_failed()],
          rows: missions.map((one) => [missionName(one.mission), one.defeated, one.failed]),
        },
      ]}
      csv={{ name: 'resist-games.csv', text: () => resistStatisticsCsv(saves) }}
    >
      <p class="aid-hint">{m.resist_statistics_points_hint()}</p>
    </Counts>
  );
}

const NUMBER = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 });
const numberText = (number: number | undefined): string =>
  number === undefined ? '–' : NUMBER.format(number);

const row = (name: string, { games, average, most }: PointsStatistics) =>
  [name, games, numberText(average), numberText(most)] as const;
