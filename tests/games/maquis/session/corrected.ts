import { expect } from 'vitest';
import {
  type Position,
  positionFrom,
  type Snapshot,
  type Table,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { type Corrected, correct } from '#games/maquis/session/index.ts';

/** A position with a part of its table corrected. */
export const change = (position: Position, part: Partial<Snapshot>): Corrected =>
  correct(tableOf(position), part);

/** The table after a correction that leaves nothing to complain of. */
export function sound(position: Position, part: Partial<Snapshot>): Table {
  const { faults, table } = change(position, part);
  expect(faults).toEqual([]);
  return table;
}

export function positionOf(table: Table): Position {
  const made = positionFrom(table);
  if ('faults' in made) throw new Error('the table cannot be');
  return made.position;
}
