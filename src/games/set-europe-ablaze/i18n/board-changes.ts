import * as m from '#messages';
import { signed } from '#shared/signed.ts';
import type { AreaNow, AreaTold, Position } from '../engine/log/index.ts';
import { isDirect } from '../engine/state.ts';
import { SIDE_NAMES } from './names.ts';
import { entryName, HEROES, heroName } from './places.ts';

/** What lies in an Area, in the order of its sheet. */
const LYING = [
  ...['value', 'damage', 'strength', 'demoralized', 'active', 'quiet', 'teams', 'caches'],
  ...['security', 'vichySecurity', 'detachments', 'deceived', 'labor', 'laborUsed'],
  ...['temporary', 'advantage', 'hero'],
] as const satisfies readonly string[];

/** The boxes and tracks beside the map. */
const BESIDE = [
  ...['supportCaches', 'arriving', 'stalag.networks', 'damageDone'],
] as const satisfies readonly string[];

const at = (of: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], of);

/** A value of the table as it is read aloud; nothing told is a dash. */
function valueSaid(value: unknown): string {
  if (value === 'maquis' || value === 'german') return SIDE_NAMES[value]();
  if (value === 'neutral') return m.ablaze_aid_neutral();
  const hero = HEROES.find((one) => one === value);
  if (hero) return heroName(hero);
  return typeof value === 'number' ? String(value) : '–';
}

/** A marker that lies there now, or no more. */
const turnedOver = (what: string, isOn: boolean): string =>
  isOn ? what : m.ablaze_told_lifted({ what });

const turned = (before: unknown, after: unknown): string =>
  before === undefined
    ? valueSaid(after)
    : m.ablaze_told_from_to({ from: valueSaid(before), to: valueSaid(after) });

/** What is to be done on the board after something: every piece and marker that is not as it was. */
export function boardChanges(
  before: Position,
  after: Position,
  nameOf: (area: string) => string,
): readonly string[] {
  const areas = Object.entries(after.areas).flatMap(([id, area]) => {
    const was: AreaTold = before.areas[id] ?? {};
    const lines = LYING.flatMap((entry) => {
      const [from, to] = [at(was, entry), at(area, entry)];
      if (from === to) return [];
      if (typeof to === 'boolean') return to || from ? [turnedOver(entryName(entry), to)] : [];
      return [m.ablaze_told_what({ what: entryName(entry), value: turned(from, to) })];
    });
    if (isClosed(area) !== isClosed(was)) {
      const isNow = isClosed(area);
      lines.push(isNow ? m.ablaze_aid_directly_interdicted() : m.ablaze_aid_direct_lifted());
    }
    return lines.map((says) => m.ablaze_told_in({ area: nameOf(id), says }));
  });
  const headquarters = (['soeUsed', 'mbfUsed'] as const).flatMap((entry) =>
    before[entry] === after[entry] ? [] : [turnedOver(entryName(entry), after[entry])],
  );
  const tracks: (readonly [entry: string, from: string, to: string])[] = [
    ...BESIDE.map(
      (entry) => [entry, valueSaid(at(before, entry)), valueSaid(at(after, entry))] as const,
    ),
    ['morale', signed(before.morale), signed(after.morale)],
  ];
  const beside = tracks.flatMap(([entry, from, to]) =>
    from === to
      ? []
      : [
          m.ablaze_told_what({
            what: entryName(entry),
            value: m.ablaze_told_from_to({ from, to }),
          }),
        ],
  );
  const points = (['maquis', 'german'] as const).flatMap((side) =>
    (['ap', 'vp'] as const).flatMap((which) => {
      const [from, to] = [before[which][side], after[which][side]];
      if (from === to) return [];
      const value = m.ablaze_told_from_to({ from, to });
      const says = m.ablaze_told_what({ what: entryName(which), value });
      return [m.ablaze_told_in({ area: SIDE_NAMES[side](), says })];
    }),
  );
  return [...areas, ...headquarters, ...beside, ...points];
}

/** Whether an Area is Directly Interdicted, as far as it is told. */
const isClosed = ({ value, damage = 0, immune }: AreaTold): boolean =>
  isDirect({ value, damage, immune } as AreaNow);
