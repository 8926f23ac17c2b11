import type { Position } from '../log/position.ts';
import type { Tables } from './tables.ts';

/** What a die brings on the owner's tables. */
interface Bought {
  /** So many; nothing where the owner has not entered it. */
  readonly count: number | undefined;
  /** What the die counts as, where something is taken off it. */
  readonly counted?: number | undefined;
}

interface Roll {
  readonly what: 'strength' | 'networks' | 'caches' | 'security' | 'labor';
  readonly price: number;
  readonly die: number;
}

/**
 * What a die rolled for recruits, optional caches or mobilization brings (6.1.5b, 6.3.5b, 6.4.7, 7.4.3).
 * The German takes one off his die for each positive level of Morale.
 */
export function boughtBy(
  { recruitment, mobilization, turns }: Tables,
  { turn, morale }: Pick<Position, 'turn' | 'morale'>,
  { what, price, die }: Roll,
): Bought {
  if (what === 'strength' || what === 'networks') {
    const columns = recruitment?.[what]?.columns;
    return { count: columns?.find((column) => column.turns.includes(turn))?.results[die - 1] };
  }
  if (what === 'caches') {
    const row = turns?.find((one) => one.turn === turn)?.optionalCaches;
    if (row?.faces === undefined || row.gain === undefined) return { count: undefined };
    return { count: row.faces.includes(die) ? row.gain : 0 };
  }
  const counted = die - Math.max(0, morale);
  const column = mobilization?.columns?.find((one) => one.price === price);
  const count = column?.results?.find((row) => row.die === counted)?.[what];
  return { count, ...(counted !== die && { counted }) };
}
