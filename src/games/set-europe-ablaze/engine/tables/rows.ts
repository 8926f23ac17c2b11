import type { ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import type { ResultRow, TableEffect, Tables } from './tables.ts';

/** The row of a difference; beyond the last one, the last (8.6.8b). */
export function rowFor(
  tables: Tables,
  action: ActionId,
  difference: number,
): ResultRow | undefined {
  const rows = tables.results?.[action]?.rows ?? [];
  const last = rows[rows.length - 1];
  if (last?.to != null && difference > last.to) return last;
  return rows.find(({ from, to }) => difference >= from && (to === null || difference <= to));
}

/**
 * What a difference brings by the owner's table, first the row as it stands, then its If (8.6.8c).
 *
 * @returns nothing where the table tells nothing of it: that is not “no effect”
 */
export function effectsAt(
  tables: Tables,
  action: ActionId,
  difference: number,
): readonly TableEffect[] | undefined {
  const row = rowFor(tables, action, difference);
  const also = (row?.also ?? []).filter(({ at }) => at === difference);
  const effects = [...(row?.effects ?? []), ...also.flatMap(({ effects = [] }) => effects)];
  return effects.length > 0 ? effects : undefined;
}
