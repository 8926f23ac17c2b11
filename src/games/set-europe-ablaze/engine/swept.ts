import { chosen } from '../data/house-options.ts';
import type { Position } from './log/index.ts';

/**
 * Whether an Area is swept clean, which wins the German an Advantage: no strength is left in it, and no
 * Network unless the group asks for strength alone (5.4.7, 8.2.5b, C15). What nobody has counted is not zero.
 */
export function isSwept({ areas, rulings }: Pick<Position, 'areas' | 'rulings'>, id: string) {
  const { strength, active = 0, quiet = 0 } = areas[id] ?? {};
  return strength === 0 && (chosen(rulings, 'C15') === 'strength-only' || active + quiet === 0);
}
