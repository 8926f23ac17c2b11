import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { eventVerdict } from '../log/event-refusal.ts';
import { areaNow, type Position } from '../log/position.ts';
import type { Offered } from './losses.ts';
import type { ChoiceOption } from './story.ts';

/** How many Networks a defending Maquis may keep back, and for how much (8.6.2a). */
export function withholding(position: Position): readonly ChoiceOption[] {
  const { ap, impulse, lastImpulseNetworks } = position;
  const active = position.areas[impulse.area]?.active ?? Number.POSITIVE_INFINITY;
  const forPoints = ap.maquis * limit('withheld-for-a-point');
  const most = Math.max(0, Math.min(active - lastImpulseNetworks, forPoints));
  return Array.from({ length: most + 1 }, (_, networks) => ({
    networks,
    ...(networks > 0 && {
      price: { side: 'maquis' as const, ap: Math.ceil(networks / limit('withheld-for-a-point')) },
    }),
    case: '8.6.2a',
  }));
}

const UNITS = ['security', 'vichySecurity', 'detachment'] as const;
const BOXES = ['germany', 'stalag'] as const;

/** The name under which the log and the judge know a unit. */
export const unitInLog = (unit: string): string =>
  unit === 'vichySecurity' ? 'vichy-security' : unit;

/**
 * Whether all units of a place have acted this turn, so that none can move (7.0, 8.1.8). Which of several
 * have acted, nobody tells.
 */
export function haveAllActed(position: Position, place: string): boolean {
  const { usedUnits = 0, security, vichySecurity, detachments } = position.areas[place] ?? {};
  if (security === undefined || vichySecurity === undefined || detachments === undefined)
    return false;
  return usedUnits > 0 && usedUnits >= security + vichySecurity + detachments;
}

/** How many units of a kind a place holds; what nobody has told is not offered. */
function unitsIn(position: Position, place: string, unit: (typeof UNITS)[number]): number {
  const entry = unit === 'detachment' ? 'detachments' : unit;
  if (place === 'germany' || place === 'stalag') return position[place][entry];
  const area = areaNow(position, place);
  return unit === 'detachment' ? area.detachments - area.deceived : area[entry];
}

/**
 * German units that may come to an Area, from other Areas, from Germany and from the Stalag (8.3.4, 3.3.5,
 * N14).
 */
export function comingTo(position: Position, to: string, isFree: boolean): Offered {
  const places = [...Object.keys(position.areas), ...BOXES].filter((place) => place !== to);
  const all = places.flatMap((from) =>
    UNITS.filter((unit) => unitsIn(position, from, unit) > 0).map((unit) => {
      const used = !isFree && haveAllActed(position, from);
      const units = [{ unit: unitInLog(unit), from, to, ...(used && { used }) }];
      const verdict = isFree
        ? eventVerdict(position, { type: 'free-move', player: 'german', units })
        : eventVerdict(position, {
            type: 'action',
            action: 'german-movement',
            player: 'german',
            units,
          });
      return {
        option: { unit, from, case: verdict?.case ?? '' },
        isLegal: verdict?.legal !== false,
      };
    }),
  );
  return {
    options: all.filter(({ isLegal }) => isLegal).map(({ option }) => option),
    barred: all.filter(({ isLegal }) => !isLegal).map(({ option }) => option),
  };
}

/** Units of which nobody has counted whether they are in a place: they may come from there too. */
export function uncountedTo(
  position: Position,
  to: string,
  isFree: boolean,
): readonly ChoiceOption[] {
  const entryOf = (unit: (typeof UNITS)[number]) =>
    unit === 'detachment' ? ('detachments' as const) : unit;
  return Object.entries(position.areas).flatMap(([from, told]) =>
    UNITS.filter((unit) => from !== to && told[entryOf(unit)] === undefined).flatMap((unit) => {
      const units = [{ unit: unitInLog(unit), from, to }];
      const verdict = eventVerdict(position, {
        ...{ type: isFree ? 'free-move' : 'action', player: 'german', units },
        ...(!isFree && { action: 'german-movement' }),
      });
      return verdict?.legal === false ? [] : [{ unit, from, case: verdict?.case ?? '' }];
    }),
  );
}
