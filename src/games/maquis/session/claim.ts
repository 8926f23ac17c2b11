import type { Goods, LocationId, Resource } from '../data/index.ts';
import {
  type Position,
  type Reason,
  readMove,
  snapshotOf,
  type Table,
  tableOf,
  wouldComeHome,
} from '../engine/index.ts';
import { correct } from './correction.ts';
import type { TableGame } from './game.ts';

/**
 * Where the visitor keeps the goods, the site's count can be behind. A move refused for want of goods
 * alone can be made by saying "I have it": the table with what is missing put into the hand, or
 * nothing where the want is of another sort or the box holds no more.
 */
export function claimedTable(position: Position, reasons: readonly Reason[]): Table | undefined {
  const wants = reasons.map(want);
  if (wants.length === 0 || wants.includes(undefined)) return undefined;
  return tableHolding(position, Object.fromEntries(wants.flatMap((one) => (one ? [one] : []))));
}

/**
 * The table with at least these goods in the hand, on the visitor's word; nothing where the box does
 * not hold as many.
 */
export function tableHolding(position: Position, goods: Goods): Table | undefined {
  const table = tableOf(position);
  const hand = { ...table.state.hand };
  for (const [kind, count] of Object.entries(goods) as [Resource, number][]) {
    hand[kind] = Math.max(hand[kind] ?? 0, count);
  }
  const corrected = correct(table, { hand });
  return corrected.faults.length === 0 ? corrected.table : undefined;
}

function want({ code, params }: Reason): readonly [Resource, number] | undefined {
  if (code === 'no-weapon') return ['weapon', 1];
  return code === 'cannot-pay' ? [params.kind as Resource, Number(params.need)] : undefined;
}

/** How a shot at a place could be fired now: by the site's count, by the visitor's word, or not at all. */
type ShotNow = 'by the count' | Table | undefined;

/** Where the visitor keeps the goods, the table that their word for a weapon makes of this one. */
export function shotNow({ owners }: TableGame, position: Position, place: LocationId): ShotNow {
  const read = readMove(position, `shoot:${place}`);
  if ('move' in read) return 'by the count';
  if (owners.goods !== 'visitor' || !('reasons' in read)) return undefined;
  return claimedTable(position, read.reasons);
}

/**
 * Whether a worker is on the way home and there is nothing to decide: the way is open, and where the
 * turn stops for shots, none could be fired before it is judged.
 */
export function comesHomeUnasked(
  game: TableGame,
  position: Position,
  pausesToShoot: boolean,
): boolean {
  const { phase, acting, police } = snapshotOf(position);
  if (phase !== 'returning' || acting === null || !wouldComeHome(position, acting)) return false;
  return !pausesToShoot || police.every((place) => shotNow(game, position, place) === undefined);
}
