import { ENEMY_KINDS } from '../data/index.ts';
import type { EnemyKindNumber } from './cards.ts';
import type { MutablePosition, Position } from './position.ts';

/*
 * A multiset of Enemy kinds in two cells, two bits a kind: there are at most three of any.
 *
 *     cell      kinds 0 to 14     (30 bits)
 *     cell + 1  kinds 15 to 22    (16 bits)
 */

const IN_A_CELL = 15;
const CELL_OF = Int8Array.from(ENEMY_KINDS, (_, kind) => Math.floor(kind / IN_A_CELL));
const SHIFT_OF = Int8Array.from(ENEMY_KINDS, (_, kind) => (kind % IN_A_CELL) * 2);
const LOW_BITS = 0x15555555;

export const enemyCopiesOf = (position: Position, cell: number, kind: EnemyKindNumber): number =>
  (position[cell + CELL_OF[kind]] >>> SHIFT_OF[kind]) & 3;

export function addKind(draft: MutablePosition, cell: number, kind: EnemyKindNumber): void {
  draft[cell + CELL_OF[kind]] += 1 << SHIFT_OF[kind];
}

export function takeEnemyKind(draft: MutablePosition, cell: number, kind: EnemyKindNumber): void {
  draft[cell + CELL_OF[kind]] -= 1 << SHIFT_OF[kind];
}

export function clearKinds(draft: MutablePosition, cell: number): void {
  draft[cell] = 0;
  draft[cell + 1] = 0;
}

export function copyKinds(draft: MutablePosition, to: number, from: number): void {
  draft[to] = draft[from];
  draft[to + 1] = draft[from + 1];
}

export function addAllKinds(draft: MutablePosition, to: number, from: number): void {
  draft[to] += draft[from];
  draft[to + 1] += draft[from + 1];
}

export const hasKinds = (position: Position, cell: number): boolean =>
  (position[cell] | position[cell + 1]) !== 0;

/** How many cards there are in all. */
export const countKinds = (position: Position, cell: number): number =>
  countCell(position[cell]) + countCell(position[cell + 1]);

function countCell(packed: number): number {
  const pairs = (packed & 0x33333333) + ((packed >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The kinds there are, as a set: bit n is kind n. */
export const kindSet = (position: Position, cell: number): number =>
  squeeze(position[cell]) | (squeeze(position[cell + 1]) << IN_A_CELL);

/** One bit for each two: whether either of them is set. */
function squeeze(packed: number): number {
  let bits = (packed | (packed >>> 1)) & LOW_BITS;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}

/** The multiset as a list in table order, a kind as often as it is there. */
export function listKinds(position: Position, cell: number): EnemyKindNumber[] {
  return ENEMY_KINDS.flatMap((_, kind) => Array(enemyCopiesOf(position, cell, kind)).fill(kind));
}

/** The n-th card of a multiset in table order, counted from 0. */
export function nthKind(position: Position, cell: number, n: number): EnemyKindNumber {
  let left = n;
  for (let kind = 0; ; kind++) {
    left -= enemyCopiesOf(position, cell, kind);
    if (left < 0) return kind;
  }
}
