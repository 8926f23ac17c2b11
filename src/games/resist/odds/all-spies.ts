import { bitCount } from '#shared/bit-set.ts';
import { type Fraction, fraction, NEVER, product, SURE } from '#shared/chance/fraction.ts';
import { GAME } from '../data/index.ts';
import { SPY } from '../engine/cards.ts';
import {
  DISCARD,
  DISCARD_SPIES,
  DRAW_CHANGE,
  HAND_SPIES,
  HIDDEN_IN_PLAY,
  type Position,
  REST,
  REST_SPIES,
  TOP,
  TOP_COUNT,
} from '../engine/position.ts';

/**
 * The chance that a hand drawn after this round holds Spies only (resist.all-spies). A known top is
 * drawn first, then the unknown rest; then the discard is reshuffled, with the hidden Maquis and the
 * Spies in hand that will have been cleaned up. Fewer cards are drawn where fewer are there, and an
 * empty hand is no loss.
 */
export function allSpiesOdds(position: Position): Fraction {
  const wanted = GAME.hand + position[DRAW_CHANGE];
  let left = wanted;
  for (let at = position[TOP_COUNT] - 1; at >= 0 && left > 0; at--, left--) {
    if (position[TOP + at] !== SPY) return NEVER;
  }
  const fromRest = Math.min(left, position[REST]);
  left -= fromRest;
  const spies = position[DISCARD_SPIES] + position[HAND_SPIES];
  const discard = bitCount(position[DISCARD] | position[HIDDEN_IN_PLAY]) + spies;
  const fromDiscard = Math.min(left, discard);
  if (wanted - left + fromDiscard === 0) return NEVER;
  return product(
    onlySpies(fromRest, position[REST_SPIES], position[REST]),
    onlySpies(fromDiscard, spies, discard),
  );
}

/** The chance that so many cards, drawn from a mixed pile, are all Spies. */
function onlySpies(drawn: number, spies: number, cards: number): Fraction {
  let chance = SURE;
  for (let n = 0; n < drawn; n++) {
    if (n >= spies) return NEVER;
    chance = product(chance, fraction(spies - n, cards - n));
  }
  return chance;
}
