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

/** The rolls of each successful difference: the first belongs to `least`, the next to one more. */
export interface Differences {
  readonly least: number;
  readonly ways: readonly bigint[];
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
  /** Every difference a success can have, with points already added. */
  readonly differences: Differences;
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
  const lastUnder = Math.min(checkNumber, 6 * attack);
  const least = backfire + 1;
  const chance = (ways: bigint): Chance => ({ ways, of: both.all });

  /** Rolls of just this difference, with an own total over `under`. */
  const withDifference = (difference: number, under: number): bigint => {
    let ways = both.at(difference + 7 * defend);
    const last = Math.min(under, difference + 6 * defend);
    for (let total = difference + defend; total <= last; total++) {
      ways -= mine.at(total) * theirs.at(total - difference);
    }
    return ways;
  };
  /** Rolls over the check number, with this difference or less. */
  const upToDifference = (difference: number): bigint => {
    let ways = both.upTo(difference + 7 * defend);
    for (let total = attack; total <= lastUnder; total++) {
      ways -= mine.at(total) * (theirs.all - theirs.upTo(total - difference - 1));
    }
    return ways;
  };

  // So many points make a success where they lift the own total just over the check number, or the
  // difference just over backfire.
  const spendable = Array.from({ length: pips }, (_, nth) => nth + 1);
  const overCheck = spendable.map((points) => mine.at(checkNumber + 1 - points));
  const overBackfire = spendable.map((points) =>
    withDifference(least - points, checkNumber + 1 - points),
  );
  const enough = theirs.upTo(checkNumber - backfire);
  const spent = [
    theirs.all * (mine.all - mine.upTo(checkNumber)) - upToDifference(backfire),
    ...spendable.map((_, nth) => (overCheck[nth] ?? 0n) * enough + (overBackfire[nth] ?? 0n)),
  ];
  const success = add(spent);
  const comparison = upToDifference(Math.min(0, backfire - pips));
  const backfired = upToDifference(backfire - pips) - comparison;
  const check = both.all - success - comparison - backfired;

  /** All rolls by their difference, less those under the check number, and those that points lift. */
  function byDifference(): Differences {
    const ways = both.ways.slice(least + 7 * defend);
    const put = (difference: number, count: bigint) => {
      while (ways.length <= difference - least) ways.push(0n);
      ways[difference - least] = (ways[difference - least] ?? 0n) + count;
    };
    for (let total = attack; total <= lastUnder; total++) {
      const under = mine.at(total);
      for (let other = Math.min(total - least, 6 * defend); other >= defend; other--) {
        put(total - other, -under * theirs.at(other));
      }
    }
    const lifted = add(overCheck);
    if (lifted > 0n) {
      const just = checkNumber + 1;
      for (let other = Math.min(just - least, 6 * defend); other >= defend; other--) {
        put(just - other, lifted * theirs.at(other));
      }
    }
    const saved = add(overBackfire);
    if (saved > 0n) put(least, saved);
    return { least, ways };
  }
  let differences: Differences | undefined;
  return {
    checkNumber,
    check: chance(check),
    comparison: chance(comparison),
    backfire: chance(backfired),
    success: chance(success),
    // Most contests are asked for their success alone.
    get differences() {
      differences ??= byDifference();
      return differences;
    },
    pipsSpent: spent.map(chance),
    expectedLosses: chance((check + comparison) * 2n + backfired),
  };
}

const add = (counts: readonly bigint[]): bigint => {
  let sum = 0n;
  for (const count of counts) sum += count;
  return sum;
};

/** The chance of each difference a success can have, smallest first. */
export const successes = ({
  differences: { least, ways },
  success: { of },
}: Odds): readonly (readonly [difference: number, chance: Chance])[] =>
  ways.flatMap((count, nth) => (count > 0n ? [[least + nth, { ways: count, of }] as const] : []));

/** The chance of a success by just this difference. */
export const chanceOf = (odds: Odds, difference: number): Chance =>
  chanceBetween(odds, difference, difference);

/** The chance that a success lands between two differences, both included: a row of a result table. */
export function chanceBetween(
  { differences: { least, ways }, success: { of } }: Odds,
  from: number,
  to: number,
): Chance {
  return { ways: add(ways.slice(Math.max(0, from - least), Math.max(0, to - least + 1))), of };
}
