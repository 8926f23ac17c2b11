import { type Fraction, fraction } from '#shared/chance/fraction.ts';
import { ENEMY_TYPE_IDS, type EnemyTypeId } from '../data/index.ts';
import { KIND_COUNT, TYPE_OF_KIND } from '../engine/cards.ts';
import { countKinds, enemyCopiesOf } from '../engine/enemy-counts.ts';
import { poolOf } from '../engine/enemy-deck.ts';
import { ENEMY_NUMBER, type Position } from '../engine/position.ts';

export type TypeOdds = Readonly<Partial<Record<EnemyTypeId, Fraction>>>;

/**
 * What an unknown Enemy can be, by the number of the deck it came from: the chance of each type that
 * this deck still hides, face down at a Mission or in its rest. Decks that hide nothing are left out.
 */
export function faceDownOdds(position: Position): ReadonlyMap<number, TypeOdds> {
  const odds = new Map<number, TypeOdds>();
  for (let number = 1; number <= position[ENEMY_NUMBER]; number++) {
    const cards = countKinds(position, poolOf(number));
    if (cards > 0) odds.set(number, typeOdds(position, poolOf(number), cards));
  }
  return odds;
}

function typeOdds(position: Position, pool: number, cards: number): TypeOdds {
  const counts = ENEMY_TYPE_IDS.map(() => 0);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    counts[TYPE_OF_KIND[kind]] += enemyCopiesOf(position, pool, kind);
  }
  return Object.fromEntries(
    ENEMY_TYPE_IDS.flatMap((id, type) =>
      counts[type] > 0 ? [[id, fraction(counts[type], cards)]] : [],
    ),
  );
}
