import { type Fraction, fraction, NEVER, sum } from '#shared/chance/fraction.ts';
import { THREAT_KINDS } from '../data/index.ts';
import { type Card, iconCount, isHardship, TRAP } from '../engine/cards.ts';
import { activeIcons, type Position, type Seat } from '../engine/position.ts';
import { choices, FARTHEST, waysToStand } from './failing.ts';
import { type Pile, pileOf } from './next-cards.ts';

/** Exact chances for the cards to come, as fractions. */
export interface ThreatOdds {
  /** How many cards have not been seen, those known to lie in Trials left out. */
  readonly unseen: number;
  /** The chances for the next card of Trials, played now by a player still in. */
  readonly bustNext: Fraction;
  readonly trapNext: Fraction;
  readonly hardshipNext: Fraction;
  /** That so many such cards one after the other fail the mission, without further traps. */
  readonly bustWithin: Readonly<Record<number, Fraction>>;
}

/**
 * Exact chances for the next cards of Trials, as a whole table sees them or a seat with its hand. All
 * cards not in the open are equally likely; where the lower part lies uppermost, each card known to
 * be in it is the next with a chance of 1 in its size. An empty pile has no next card.
 */
export function threatOdds(position: Position, seat?: Seat): ThreatOdds {
  const pile = pileOf(position, seat);
  const icons = activeIcons(position);
  const active = THREAT_KINDS.map((_, kind) => iconCount(icons, kind));
  const ways = waysToStand(active, pile.known, pile.unseen);
  const within = (cards: number): Fraction => otherwise(standing(pile, ways, cards));
  return {
    unseen: pile.unseen.length,
    bustNext: within(1),
    trapNext: nextIs(pile, (card) => TRAP[card] === 1),
    hardshipNext: nextIs(pile, isHardship),
    bustWithin: Object.fromEntries(
      Array.from({ length: FARTHEST - 1 }, (_, n) => [n + 2, within(n + 2)]),
    ),
  };
}

/** The chance that it does not happen. */
const otherwise = ({ ways, of }: Fraction): Fraction => fraction(of - ways, of);

/** The lower part is never smaller than what is taken to be in it. */
const sizeOfLower = ({ lower, known }: Pile): number => Math.max(lower, known.length);

/** The chance that the next card is one of a sort. */
function nextIs(pile: Pile, isOne: (card: Card) => boolean): Fraction {
  const unseen = pile.unseen.filter(isOne).length;
  const all = pile.unseen.length;
  if (pile.upper > 0) return fraction(unseen, all);
  if (pile.lower === 0) return NEVER;
  const size = sizeOfLower(pile);
  const known = fraction(pile.known.filter(isOne).length, size);
  const loose = size - pile.known.length;
  return loose === 0 ? known : sum(known, fraction(loose * unseen, size * all));
}

/**
 * The chance that the mission still stands after some cards. Of those that come from the lower part
 * some are known ones; for each number of them:
 *
 *     chance of so many known ones  ×  choices that stand ÷ all choices
 */
function standing(pile: Pile, ways: readonly (readonly number[])[], wanted: number): Fraction {
  const cards = Math.min(wanted, pile.upper + pile.lower);
  const fromLower = Math.max(0, cards - pile.upper);
  const size = sizeOfLower(pile);
  let stands = NEVER;
  for (let known = 0; known <= fromLower; known++) {
    const unseen = cards - known;
    const loose = choices(size - pile.known.length, fromLower - known);
    // The ways to choose the known ones cancel out against those that stand.
    const of = choices(size, fromLower) * choices(pile.unseen.length, unseen);
    if (loose === 0 || of === 0) continue;
    stands = sum(stands, fraction(loose * ways[known][unseen], of));
  }
  return stands;
}
