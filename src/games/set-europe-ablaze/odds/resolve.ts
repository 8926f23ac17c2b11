import type { Chance } from './chance.ts';
import { rollsOf } from './rolls.ts';

/** What is rolled, and what has to be beaten. */
export interface Contest {
  /** Dice of the active side, those bought with points included. */
  readonly attack: number;
  /** Dice of the other side. */
  readonly defend: number;
  /** Added to the number of all dice, to make the check number (8.6.5a). */
  readonly modifier: number;
  /** What the difference has to beat (8.6.7). */
  readonly backfire: number;
  /** Points that may be added to the total after the roll, in a Residual Impulse (4.3.6). */
  readonly pips?: number;
}

/** The chances of the four ways an Action can end; together they are 1. */
export interface Odds {
  readonly checkNumber: number;
  /** The total does not beat the check number: two are lost (8.6.5b). */
  readonly check: Chance;
  /** It does not beat the other total: two are lost (8.6.6a). */
  readonly comparison: Chance;
  /** The difference does not beat backfire: one is lost (8.6.7a). */
  readonly backfire: Chance;
  readonly success: Chance;
  /** The chance of each successful difference, smallest first, with points already added. */
  readonly differences: ReadonlyMap<number, Chance>;
  /** How many points a success takes, beginning with none: as few as make it one. */
  readonly pipsSpent: readonly Chance[];
  /** Units or points the active side loses on average, as a fraction; may be more than 1. */
  readonly expectedLosses: Chance;
}

/**
 * The exact odds of an Action (8.6.4 to 8.6.8). Equal is never enough. Points after the roll are spent
 * as sparingly as a success allows, and not at all where it cannot be had.
 *
 * A die that shows 7 less its pips is a die as well. So own total less other total is, but for 7 for
 * each of the other dice, the total of all dice together, and only the few rolls under the check number
 * are gone through one by one.
 */
export function resolveOdds({ attack, defend, modifier, backfire, pips = 0 }: Contest): Odds {
  const mine = rollsOf(attack);
  const theirs = rollsOf(defend);
  const both = rollsOf(attack + defend);
  const checkNumber = attack + defend + modifier;
  const chance = (ways: bigint): Chance => ({ ways, of: both.all });

  /** Rolls of an own total of `from` to `last`, each with those of the other side that `their` counts. */
  const sumOf = (from: number, last: number, their: (total: number) => bigint): bigint => {
    let sum = 0n;
    for (let total = Math.max(attack, from); total <= Math.min(last, 6 * attack); total++) {
      sum += mine.at(total) * their(total);
    }
    return sum;
  };
  /** Rolls of just this difference, with an own total over `under`. */
  const withDifference = (difference: number, under: number): bigint =>
    both.at(difference + 7 * defend) -
    sumOf(difference + defend, under, (total) => theirs.at(total - difference));
  /** Rolls over the check number, with this difference or less. */
  const upToDifference = (difference: number): bigint =>
    both.upTo(difference + 7 * defend) -
    sumOf(attack, checkNumber, (total) => theirs.all - theirs.upTo(total - difference - 1));

  // So many points make a success where they lift the own total just over the check number, or the
  // difference just over backfire.
  const spendable = Array.from({ length: pips }, (_, nth) => nth + 1);
  const overCheck = (points: number): bigint => mine.at(checkNumber + 1 - points);
  const overBackfire = (points: number): bigint =>
    withDifference(backfire + 1 - points, checkNumber + 1 - points);
  const spent = [
    theirs.all * (mine.all - mine.upTo(checkNumber)) - upToDifference(backfire),
    ...spendable.map(
      (points) => overCheck(points) * theirs.upTo(checkNumber - backfire) + overBackfire(points),
    ),
  ];
  const success = add(spent);
  const comparison = upToDifference(Math.min(0, backfire - pips));
  const backfired = upToDifference(backfire - pips) - comparison;
  const check = both.all - success - comparison - backfired;
  let differences: Odds['differences'] | undefined;
  return {
    checkNumber,
    check: chance(check),
    comparison: chance(comparison),
    backfire: chance(backfired),
    success: chance(success),
    // Most contests are asked for their success alone.
    get differences() {
      if (differences) return differences;
      const found = new Map<number, Chance>();
      const lifted = add(spendable.map(overCheck));
      const least = backfire + 1;
      for (let difference = least; difference <= 6 * attack + pips - defend; difference++) {
        const ways =
          withDifference(difference, checkNumber) +
          lifted * theirs.at(checkNumber + 1 - difference) +
          (difference === least ? add(spendable.map(overBackfire)) : 0n);
        if (ways > 0n) found.set(difference, chance(ways));
      }
      differences = found;
      return found;
    },
    pipsSpent: spent.map(chance),
    expectedLosses: chance((check + comparison) * 2n + backfired),
  };
}

const add = (counts: readonly bigint[]): bigint => counts.reduce((sum, count) => sum + count, 0n);

/** The chance that a success lands between two differences, both included: a row of a result table. */
export function chanceBetween({ differences, success }: Odds, from: number, to: number): Chance {
  let ways = 0n;
  for (const [difference, chance] of differences) {
    if (difference >= from && difference <= to) ways += chance.ways;
  }
  return { ways, of: success.of };
}
