import type { Chance } from './chance.ts';
import { rollWays } from './rolls.ts';
import { Tally } from './tally.ts';

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
 */
export function resolveOdds({ attack, defend, modifier, backfire, pips = 0 }: Contest): Odds {
  const dice = attack + defend;
  const checkNumber = dice + modifier;
  const mine = rollWays(attack);
  const theirs = rollWays(defend);
  const tally = () => new Tally(dice, attack - 6 * defend, 5 * dice + 1);
  const underCheck = tally();
  const tooSmall = tally();
  const successes = Array.from({ length: pips + 1 }, tally);

  for (let total = attack; total < mine.length; total++) {
    for (let other = defend; other < theirs.length; other++) {
      const difference = total - other;
      const lacking = Math.max(0, checkNumber + 1 - total, backfire + 1 - difference);
      const into = successes[lacking] ?? (total <= checkNumber ? underCheck : tooSmall);
      into.add(difference, mine[total] ?? 0, theirs[other] ?? 0);
    }
  }

  const of = 6n ** BigInt(dice);
  const chance = (ways: bigint): Chance => ({ ways, of });
  const check = underCheck.between(-Infinity, Infinity);
  const comparison = tooSmall.between(-Infinity, 0);
  const backfired = tooSmall.between(1, backfire);
  const spent = successes.map((one) => one.between(-Infinity, Infinity));
  return {
    checkNumber,
    check: chance(check),
    comparison: chance(comparison),
    backfire: chance(backfired),
    success: chance(spent.reduce((sum, ways) => sum + ways, 0n)),
    differences: raised(successes, chance),
    pipsSpent: spent.map(chance),
    expectedLosses: chance((check + comparison) * 2n + backfired),
  };
}

/** Differences after points were added, smallest first. */
function raised(
  successes: readonly Tally[],
  chance: (ways: bigint) => Chance,
): ReadonlyMap<number, Chance> {
  const ways = new Map<number, bigint>();
  successes.forEach((tally, spent) => {
    for (const [difference, count] of tally.counted()) {
      const before = ways.get(difference + spent);
      ways.set(difference + spent, before === undefined ? count : before + count);
    }
  });
  return new Map(
    [...ways]
      .sort(([one], [other]) => one - other)
      .map(([difference, count]) => [difference, chance(count)]),
  );
}

/** The chance that a success lands between two differences, both included: a row of a result table. */
export function chanceBetween({ differences, success }: Odds, from: number, to: number): Chance {
  let ways = 0n;
  for (const [difference, chance] of differences) {
    if (difference >= from && difference <= to) ways += chance.ways;
  }
  return { ways, of: success.of };
}
