import { isNamed, type Result } from '#games/maquis/engine/index.ts';
import {
  DIFFICULTY_NAMES,
  EDITION_NAMES,
  GOAL_NAMES,
  MAQUIS_HELP_NAMES,
} from '#games/maquis/i18n/names.ts';
import { type Save, statisticsCsv, statisticsOf } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { Counts } from '#play/ui/statistics/Counts.tsx';

/** What finished games of Maquis came to: by mode, by goals, by help. */
export function Counted({ saves }: { readonly saves: readonly Save[] }) {
  const { hasDraw, byEdition, byDifficulty, byGoals, byHelp, ...count } = statisticsOf(saves);
  const isFreeAlone = byEdition.every(
    ({ edition }) => edition !== 'three-star' && !isNamed(edition),
  );
  const columns = [
    m.play_statistics_won(),
    ...(hasDraw ? [m.maquis_practice_statistics_drawn()] : []),
    m.play_statistics_lost(),
  ];
  const row = (name: string, { win, draw, loss }: Readonly<Record<Result, number>>) =>
    hasDraw ? ([name, win, draw, loss] as const) : ([name, win, loss] as const);
  return (
    <Counts
      count={count}
      tables={[
        ...(isFreeAlone
          ? []
          : [
              {
                head: m.maquis_edition_which(),
                columns,
                rows: byEdition.map((one) => row(EDITION_NAMES[one.edition](), one.results)),
              },
            ]),
        {
          head: m.maquis_practice_mode(),
          columns,
          rows: byDifficulty.map((one) => row(DIFFICULTY_NAMES[one.difficulty](), one.results)),
        },
        {
          head: m.maquis_practice_goals(),
          columns,
          rows: byGoals.map(({ goals: [one, other], results }) =>
            row(
              m.maquis_numbers_goals({ one: GOAL_NAMES[one](), other: GOAL_NAMES[other]() }),
              results,
            ),
          ),
        },
        {
          head: m.play_help_by(),
          columns,
          rows: byHelp.map((one) => row(MAQUIS_HELP_NAMES[one.help](), one.results)),
        },
      ]}
      csv={{ name: 'maquis-games.csv', text: () => statisticsCsv(saves) }}
    />
  );
}
