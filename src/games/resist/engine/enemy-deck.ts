import { bitOf } from '#shared/bit-set.ts';
import { ENEMY_KINDS } from '../data/index.ts';
import type { EnemyKindNumber } from './cards.ts';
import type { EventLog } from './event.ts';
import {
  DOWN,
  DOWN_AT,
  DOWN_COUNT,
  ENEMY_DISCARD,
  ENEMY_NUMBER,
  ENEMY_REST,
  ENEMY_TOP,
  ENEMY_TOP_COUNT,
  type MutablePosition,
  PER_PLACE,
  POOLS,
  type Position,
  UNKNOWN,
  UP,
} from './position.ts';

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
  const kinds: EnemyKindNumber[] = [];
  for (let kind = 0; kind < ENEMY_KINDS.length; kind++) {
    for (let left = enemyCopiesOf(position, cell, kind); left > 0; left--) kinds.push(kind);
  }
  return kinds;
}

/** The n-th card of a multiset in table order, counted from 0. */
export function nthKind(position: Position, cell: number, n: number): EnemyKindNumber {
  let left = n;
  for (let kind = 0; ; kind++) {
    left -= enemyCopiesOf(position, cell, kind);
    if (left < 0) return kind;
  }
}

/*
 * The Enemy deck and the Enemies at the Missions. A face-down Enemy is known, or unknown of the deck
 * with some number: then it can be whatever that deck still hides, and every card that is unknown of
 * the same deck is as likely to be it as any other.
 */

export const poolOf = (number: number): number => POOLS + number * 2;
export const upAt = (place: number): number => UP + place * 2;

const enemyDeckSize = (position: Position): number =>
  position[ENEMY_TOP_COUNT] + position[ENEMY_REST];

/** An Enemy is there to be dealt or looked at, from the deck or after a reshuffle. */
export const hasEnemyToDeal = (position: Position): boolean =>
  enemyDeckSize(position) > 0 || hasKinds(position, ENEMY_DISCARD);

/** resist.reshuffle: an Enemy is due; whether there is one. */
function enemyDue(draft: MutablePosition, log: EventLog): boolean {
  if (enemyDeckSize(draft) > 0) return true;
  if (!hasKinds(draft, ENEMY_DISCARD)) return false;
  const number = ++draft[ENEMY_NUMBER];
  copyKinds(draft, poolOf(number), ENEMY_DISCARD);
  draft[ENEMY_REST] = countKinds(draft, ENEMY_DISCARD);
  clearKinds(draft, ENEMY_DISCARD);
  log?.push({ type: 'reshuffled', deck: 'enemies', rule: 'resist.reshuffle' });
  return true;
}

/** Every kind that may be on top of the deck, as a set. */
export function enemiesPossible(position: Position): number {
  const known = position[ENEMY_TOP_COUNT];
  if (known > 0) return bitOf(position[ENEMY_TOP + known - 1]);
  return kindSet(position, poolOf(position[ENEMY_NUMBER]));
}

/** Takes the top Enemy to look at it; it turns out to be of this kind. */
function takeEnemy(draft: MutablePosition, kind: EnemyKindNumber): void {
  if (draft[ENEMY_TOP_COUNT] > 0) draft[ENEMY_TOP_COUNT]--;
  else {
    draft[ENEMY_REST]--;
    takeEnemyKind(draft, poolOf(draft[ENEMY_NUMBER]), kind);
  }
}

function putOnEnemyDeck(draft: MutablePosition, kind: EnemyKindNumber): void {
  draft[ENEMY_TOP + draft[ENEMY_TOP_COUNT]++] = kind;
}

/** Deals one Enemy face down to a place; whether there was one. */
export function dealDown(draft: MutablePosition, place: number, log: EventLog): boolean {
  if (!enemyDue(draft, log)) return false;
  let dealt: number;
  if (draft[ENEMY_TOP_COUNT] > 0) dealt = draft[ENEMY_TOP + --draft[ENEMY_TOP_COUNT]];
  else {
    draft[ENEMY_REST]--;
    dealt = UNKNOWN + draft[ENEMY_NUMBER];
  }
  draft[DOWN + draft[DOWN_COUNT]++] = place * PER_PLACE + dealt;
  draft[DOWN_AT + place]++;
  return true;
}

/** Where in the list of face-down Enemies the n-th of a place stands, the oldest being 0. */
function findDown(position: Position, place: number, nth: number): number {
  let skip = nth;
  for (let at = DOWN; ; at++) {
    if (position[at] >> 6 === place && skip-- === 0) return at;
  }
}

/** A face-down Enemy: its kind where it is known, else UNKNOWN and the number of its deck. */
export const downAt = (position: Position, place: number, nth: number): number =>
  position[findDown(position, place, nth)] & (PER_PLACE - 1);

/** The kinds that a face-down Enemy can be, as a set. */
export function downPossible(position: Position, place: number, nth: number): number {
  const down = downAt(position, place, nth);
  return down < UNKNOWN ? bitOf(down) : kindSet(position, poolOf(down - UNKNOWN));
}

/** Takes a face-down Enemy from its place; it turns out to be of this kind. */
export function takeDown(
  draft: MutablePosition,
  place: number,
  nth: number,
  kind: EnemyKindNumber,
): void {
  const at = findDown(draft, place, nth);
  const down = draft[at] & (PER_PLACE - 1);
  if (down >= UNKNOWN) takeEnemyKind(draft, poolOf(down - UNKNOWN), kind);
  const end = DOWN + --draft[DOWN_COUNT];
  for (let next = at; next < end; next++) draft[next] = draft[next + 1];
  draft[DOWN_AT + place]--;
}

export function discardEnemy(draft: MutablePosition, place: number, kind: EnemyKindNumber): void {
  takeEnemyKind(draft, upAt(place), kind);
  addKind(draft, ENEMY_DISCARD, kind);
}

/** What happens with the top of the Enemy deck, as with that of the others. */
export const ENEMY_DECK = {
  isDue: enemyDue,
  take: takeEnemy,
  putOnTop: putOnEnemyDeck,
  putAway: (draft: MutablePosition, kind: EnemyKindNumber): void =>
    addKind(draft, ENEMY_DISCARD, kind),
};
