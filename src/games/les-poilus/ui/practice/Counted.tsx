import { endingName } from '#games/les-poilus/i18n/events.ts';
import type { PoilusSaves } from '#games/les-poilus/session/index.ts';
import { poilusStatistics, poilusStatisticsCsv } from '#games/les-poilus/session/statistics.ts';
import * as m from '#messages';
import type { Save } from '#play/saves/save.ts';
import { Counts, HELP_NAMES } from '#play/ui/statistics/Counts.tsx';
import { VARIANT_NAMES } from '../named.ts';

/** What finished games of Les Poilus came to: by players, by variant, by how they ended. */
export function Counted({ saves }: { readonly saves: readonly Save<PoilusSaves>[] }) {
  const { byPlayers, byVariant, byEnding, byHelp, ...count } = poilusStatistics(saves);
  const columns = [m.play_statistics_won(), m.play_statistics_lost()];
  const row = (name: string, { win, loss }: Readonly<Record<'win' | 'loss', number>>) =>
    [name, win, loss] as const;
  return (
    <Counts
      count={count}
      tables={[
        {
          head: m.poilus_setup_players(),
          columns,
          rows: byPlayers.map((one) => row(String(one.players), one.results)),
        },
        {
          head: m.poilus_setup_variant(),
          columns,
          rows: byVariant.map((one) => row(VARIANT_NAMES[one.variant](), one.results)),
        },
        {
          head: m.poilus_statistics_ending(),
          columns: [m.play_statistics_games()],
          rows: byEnding.map((one) => [endingName(one.ending), one.games]),
        },
        {
          head: m.play_help_by(),
          columns,
          rows: byHelp.map((one) => row(HELP_NAMES[one.help](), one.results)),
        },
      ]}
      csv={{ name: 'les-poilus-games.csv', text: () => poilusStatisticsCsv(saves) }}
    />
  );
}
