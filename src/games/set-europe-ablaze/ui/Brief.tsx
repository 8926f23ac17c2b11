import * as m from '#messages';
import { SIDE_NAMES } from '../i18n/names.ts';
import { heroName } from '../i18n/places.ts';
import { useSea } from './sea.ts';

/** Pieces of which there is one at least. */
const counted = (count: number | undefined, said: (input: { count: number }) => string) =>
  count !== undefined && count > 0 && said({ count });

/** An Area in a line: all that counts there for either side. */
export function Brief({ id }: { readonly id: string }) {
  const { now, kept } = useSea();
  const area = now.areas[id] ?? {};
  const value = area.value ?? kept.tables.areas?.find((one) => one.id === id)?.value;
  const parts = [
    value !== undefined &&
      m.ablaze_aid_brief_value({ left: Math.max(0, value - (area.damage ?? 0)), value }),
    area.strength !== undefined && m.ablaze_aid_brief_strength({ count: area.strength }),
    area.active !== undefined && m.ablaze_aid_brief_networks({ count: area.active }),
    area.quiet !== undefined && area.quiet > 0 && m.ablaze_aid_brief_quiet({ count: area.quiet }),
    area.hero && heroName(area.hero),
    counted(area.teams, m.ablaze_aid_brief_teams),
    counted(area.caches, m.ablaze_aid_brief_caches),
    area.security !== undefined && m.ablaze_aid_brief_security({ count: area.security }),
    counted(area.vichySecurity, m.ablaze_aid_brief_vichy),
    area.detachments !== undefined &&
      m.ablaze_aid_brief_detachments({ count: area.detachments - (area.deceived ?? 0) }),
    counted(area.deceived, m.ablaze_aid_brief_deceived),
    area.labor !== undefined &&
      (area.laborUsed
        ? m.ablaze_aid_brief_labor_used({ count: area.labor })
        : m.ablaze_aid_brief_labor({ count: area.labor })),
    area.advantage !== undefined &&
      area.advantage !== 'neutral' &&
      m.ablaze_aid_brief_advantage({ side: SIDE_NAMES[area.advantage]() }),
    // The marker goes with the last strength, and its face with it (6.1.11).
    area.demoralized && area.strength !== 0 && m.ablaze_aid_demoralized(),
    area.temporary && m.ablaze_aid_temporary(),
  ].filter((part) => typeof part === 'string');
  return <small>{parts.join('\u00a0· ')}</small>;
}
