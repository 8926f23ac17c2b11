import { ACTIONS, type ActionId, type Side } from '../data/actions.ts';
import { fieldOf, type Position } from '../engine/log/index.ts';
import type { Tables } from '../engine/tables/index.ts';
import { type AreaLine, areaLines } from './area-pool.ts';

/**
 * Lines of a pool that give dice and that nobody has counted in the Area: absent is not zero. Where the
 * owner has entered dice for this Action and side, his table says what gives some.
 */
export function notCounted(
  position: Position,
  action: ActionId,
  side: Side,
  tables: Tables,
): readonly AreaLine[] {
  const part = ACTIONS.find(({ id }) => id === action)?.side === side ? 'attack' : 'defend';
  const isEntered = Object.keys(tables.dice?.[action]?.[part] ?? {}).length > 0;
  return areaLines(position, action, side, tables).filter(
    ({ there, source }) =>
      there === undefined && (source === 'own' || (!isEntered && source !== 'unknown')),
  );
}

/** What is told of an Area where none of some lines is in it: each counted as none. */
export const noneThere = (lines: readonly AreaLine[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    lines.flatMap(({ asset }) => {
      const entry = fieldOf(asset);
      return entry === undefined ? [] : [[entry, 0]];
    }),
  );

/** The dice of all that was counted; nothing where something that gives dice was not. */
export function countedDice(
  position: Position,
  action: ActionId,
  side: Side,
  tables: Tables,
): number | null {
  if (notCounted(position, action, side, tables).length > 0) return null;
  const lines = areaLines(position, action, side, tables);
  const dice = lines.map(({ diceOf, there = 0, isOnce }) => diceOf(isOnce ? 0 : there) ?? 0);
  return Math.max(
    0,
    dice.reduce((sum, line) => sum + line, 0),
  );
}
