import * as m from '#messages';
import { heroName } from '../i18n/heroes.ts';
import { useSea } from './sea.ts';

/** An Area in a line. */
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
    area.security !== undefined && m.ablaze_aid_brief_security({ count: area.security }),
    area.detachments !== undefined &&
      m.ablaze_aid_brief_detachments({ count: area.detachments - (area.deceived ?? 0) }),
    area.labor !== undefined && m.ablaze_aid_brief_labor({ count: area.labor }),
    area.demoralized && m.ablaze_aid_demoralized(),
    area.temporary && m.ablaze_aid_temporary(),
  ].filter((part) => typeof part === 'string');
  return <small>{parts.join(' · ')}</small>;
}
