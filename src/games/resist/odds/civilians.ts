import { type Fraction, fraction, NEVER, product, SURE, sum } from '#shared/chance/fraction.ts';
import { CIVILIANS, GAME } from '../data/index.ts';
import { CIVILIANS_LEFT, GRAVEYARD_SUM, type Position } from '../engine/position.ts';

/** For how many further draws the odds are told. */
const DRAWS_TOLD = 6;

/** How many of each number 0 to 3 are left, and the sum in the Graveyard. */
type Pile = readonly [zeros: number, ones: number, twos: number, threes: number, sum: number];

/**
 * The chance that the Graveyard is at five or more after each number of further draws, 1 to 6. Each
 * draw is even among the cards left; the 0 goes straight back (resist.black-cat).
 */
export function civilianOdds(position: Position): Fraction[] {
  const [zeros, ones, twos, threes] = [0, 1, 2, 3].map((n) => position[CIVILIANS_LEFT + n]);
  const pile: Pile = [zeros, ones, twos, threes, position[GRAVEYARD_SUM]];
  const memory = new Map<string, Fraction>();
  return Array.from({ length: DRAWS_TOLD }, (_, n) => tooManyAfter(n + 1, pile, memory));
}

function tooManyAfter(draws: number, pile: Pile, memory: Map<string, Fraction>): Fraction {
  const total = pile[4];
  if (total >= GAME.civilianLimit) return SURE;
  if (draws === 0) return NEVER;
  const key = `${draws} ${pile}`;
  const known = memory.get(key);
  if (known) return known;
  const cards = pile[0] + pile[1] + pile[2] + pile[3];
  let chance = NEVER;
  for (let number = 0; number <= 3; number++) {
    if (pile[number] === 0) continue;
    const drawn = tooManyAfter(draws - 1, without(pile, number), memory);
    chance = sum(chance, product(fraction(pile[number], cards), drawn));
  }
  memory.set(key, chance);
  return chance;
}

function without(pile: Pile, number: number): Pile {
  if (number === 0) return pile;
  const [zeros, ones, twos, threes, total] = pile.map((count, n) =>
    n === number ? count - 1 : count,
  );
  return [zeros, ones, twos, threes, total + number];
}

/**
 * How likely the Graveyard, empty at first, is at the limit or above after some draws. Each draw takes
 * one of the cards left evenly; the 0 goes back (`resist.black-cat`), so it is always among them.
 */
export function chanceOfTooMany(draws: number): number {
  const after = (left: readonly number[], lost: number, toDraw: number): number => {
    if (lost >= GAME.civilianLimit) return 1;
    if (toDraw === 0) return 0;
    const chances = left.map((value, index) =>
      value === 0
        ? after(left, lost, toDraw - 1)
        : after([...left.slice(0, index), ...left.slice(index + 1)], lost + value, toDraw - 1),
    );
    return chances.reduce((all, one) => all + one, 0) / left.length;
  };
  return after(CIVILIANS, 0, draws);
}
