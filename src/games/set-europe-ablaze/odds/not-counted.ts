import { ACTIONS, type ActionId, type Side } from '../data/actions.ts';
import { fieldOf, type Position } from '../engine/log/index.ts';
import type { Tables } from '../engine/tables/index.ts';
import { type AreaLine, areaLines } from './area-pool.ts';

/**
 * Whether the owner has entered dice for this Action and side: then his table says what gives some, and what
 * is not in it gives none.
 */
const isEntered = (action: ActionId, side: Side, { dice }: Tables): boolean => {
  const part = ACTIONS.find(({ id }) => id === action)?.side === side ? 'attack' : 'defend';
  return Object.keys(dice?.[action]?.[part] ?? {}).length > 0;
};

/** Lines of a pool that give dice and that nobody has counted in the Area: absent is not zero. */
export const notCounted = (
  position: Position,
  action: ActionId,
  side: Side,
  tables: Tables,
): readonly AreaLine[] =>
  mayBeThere(position, action, side, tables).filter(({ source }) => source !== 'unknown');

/** Those, and the ones of which only the player aid says whether they give dice. */
export function mayBeThere(
  position: Position,
  action: ActionId,
  side: Side,
  tables: Tables,
): readonly AreaLine[] {
  const isTold = isEntered(action, side, tables);
  return areaLines(position, action, side, tables).filter(
    ({ there, source }) => there === undefined && (source === 'own' || !isTold),
  );
}

/** Whether only the owner's player aid says how many dice so many of a line bring. */
export const isUntold = (
  { diceOf }: AreaLine,
  count: number,
  action: ActionId,
  side: Side,
  tables: Tables,
): boolean => count > 0 && diceOf(count) === undefined && !isEntered(action, side, tables);

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
