import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';
import { signed } from '#shared/signed.ts';
import type { LogEvent } from '../engine/log/index.ts';
import { SIDE_NAMES } from './names.ts';
import { entryName, heroName } from './places.ts';

type NameOf = (area: string) => string;

/** An event of the log that sets something right. */
interface Correction {
  readonly event: LogEvent;
  readonly nameOf: NameOf;
}

/** What was set right, as a correction says it. */
function correctedValue(entry: string, to: unknown, nameOf: NameOf): string {
  if (typeof to === 'boolean') return to ? m.ablaze_told_yes() : m.ablaze_told_no();
  if (Array.isArray(to)) {
    const name = entry === 'heroes' ? heroName : nameOf;
    return inARow(to.map((one) => name(String(one)))) || '–';
  }
  if (to === null || typeof to === 'object') return '–';
  return entry === 'hero' ? heroName(String(to)) : entryValue(entry, String(to));
}

/** An Area that was added or taken out, or what was counted in it. */
function areaCorrected(
  area: string,
  entry: string | undefined,
  to: unknown,
  nameOf: NameOf,
): string {
  if (entry !== undefined) {
    const value = correctedValue(entry, to, nameOf);
    return m.ablaze_told_set_in({ area, what: entryName(entry), value });
  }
  if (to === null) return m.ablaze_told_area_gone({ area });
  const told = Object.entries(typeof to === 'object' ? (to as object) : {});
  if (told.length === 0 || told.some(([name]) => name === 'name')) {
    return m.ablaze_told_area_new({ area });
  }
  const counts = told.map(([name, value]) =>
    m.ablaze_told_what({ what: entryName(name), value: correctedValue(name, value, nameOf) }),
  );
  return m.ablaze_told_counted({ area, counts: inARow(counts) });
}

/** A correction of the log in words: what was set, and to what. */
export function corrected({ event, nameOf }: Correction): string {
  const path = typeof event.path === 'string' ? event.path : '';
  const { to } = event;
  if (path === 'overruled') {
    return m.ablaze_told_aside({ number: typeof to === 'string' ? to : '' });
  }
  const [first, id = '', entry] = path.split('.');
  if (first === 'areas') return areaCorrected(nameOf(id), entry, to, nameOf);
  const value = correctedValue(first ?? '', to, nameOf);
  const side = id === 'maquis' || id === 'german' ? SIDE_NAMES[id]() : '';
  const what = entryName(side ? (first ?? '') : path);
  return side
    ? m.ablaze_told_set_in({ area: side, what, value })
    : m.ablaze_told_set({ what, value });
}

function entryValue(entry: string, value: string): string {
  if (entry === 'advantage' || entry === 'active' || entry === 'first') {
    if (value === 'maquis' || value === 'german') return SIDE_NAMES[value]();
    if (value === 'neutral') return m.ablaze_aid_neutral();
  }
  return entry === 'morale' ? signed(Number(value)) : value;
}
