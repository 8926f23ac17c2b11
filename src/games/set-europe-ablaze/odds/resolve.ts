import { type Fraction, fraction } from '#shared/chance/fraction.ts';

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
interface Differences {
  readonly least: number;
  readonly ways: readonly bigint[];
  /** All rolls, whatever they come to. */
  readonly of: bigint;
}

/** The chances of the four ways an Action can end; together they are 1. */
interface Odds {
  readonly checkNumber: number;
  /** The total does not beat the check number: two are lost (8.6.5b). */
  readonly check: Fraction;
  /** It does not beat the other total: two are lost (8.6.6a). */
  readonly comparison: Fraction;
  /** The difference does not beat backfire: one is lost (8.6.7a). */
  readonly backfire: Fraction;
  readonly success: Fraction;
  /** Every difference a success can have, with points already added. */
  readonly differences: Differences;
  /** How many points a success takes, beginning with none: as few as make it one. */
  readonly pipsSpent: readonly Fraction[];
  /** Units or points the active side loses on average, as a fraction; may be more than 1. */
  readonly expectedLosses: Fraction;
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
  const roll: Roll = {
    attack,
    defend,
    mine,
    theirs,
    both,
    lastUnder: Math.min(checkNumber, 6 * attack),
  };
  const least = backfire + 1;

  // So many points make a success where they lift the own total just over the check number, or the
  // difference just over backfire.
  const enough = theirs.upTo(checkNumber - backfire);
  const spent = [theirs.all * (mine.all - mine.upTo(checkNumber)) - upToDifference(roll, backfire)];
  let lifted = 0n;
  let saved = 0n;
  for (let points = 1; points <= pips; points++) {
    const just = checkNumber + 1 - points;
    const overCheck = mine.at(just);
    const overBackfire = withDifference(roll, least - points, just);
    lifted += overCheck;
    saved += overBackfire;
    spent.push(overCheck * enough + overBackfire);
  }
  const ways = successesUnlifted(roll, least);
  if (lifted > 0n) put(ways, roll, lifted, checkNumber + 1, least);
  if (saved > 0n) ways[0] = (ways[0] ?? 0n) + saved;

  const success = add(spent);
  const comparison = upToDifference(roll, Math.min(0, backfire - pips));
  const backfired = upToDifference(roll, backfire - pips) - comparison;
  const check = both.all - success - comparison - backfired;
  const of = both.all;
  return {
    checkNumber,
    check: fraction(check, of),
    comparison: fraction(comparison, of),
    backfire: fraction(backfired, of),
    success: fraction(success, of),
    differences: { least, ways, of },
    pipsSpent: spent.map((ways) => fraction(ways, of)),
    expectedLosses: fraction((check + comparison) * 2n + backfired, of),
  };
}

/** The dice of both sides, and the largest own total that is not over the check number. */
interface Roll {
  readonly attack: number;
  readonly defend: number;
  readonly mine: Rolls;
  readonly theirs: Rolls;
  readonly both: Rolls;
  readonly lastUnder: number;
}

/** Rolls of just this difference, with an own total over `under`. */
function withDifference(
  { defend, mine, theirs, both }: Roll,
  difference: number,
  under: number,
): bigint {
  let ways = both.at(difference + 7 * defend);
  const last = Math.min(under, difference + 6 * defend, mine.ways.length - 1);
  for (let total = Math.max(0, difference + defend); total <= last; total++) {
    ways -= (mine.ways[total] as bigint) * (theirs.ways[total - difference] as bigint);
  }
  return ways;
}

/** Rolls over the check number, with this difference or less. */
function upToDifference(
  { attack, defend, mine, theirs, both, lastUnder }: Roll,
  difference: number,
): bigint {
  // Below this total the difference is small enough whatever the other side rolls.
  const always = Math.min(lastUnder, difference + defend);
  let ways = both.upTo(difference + 7 * defend) - mine.upTo(always) * theirs.all;
  const last = Math.min(lastUnder, difference + 6 * defend);
  for (let total = Math.max(attack, always + 1); total <= last; total++) {
    ways -= (mine.ways[total] as bigint) * (theirs.all - theirs.upTo(total - difference - 1));
  }
  return ways;
}

/** All rolls by their difference, less those under the check number. */
function successesUnlifted(roll: Roll, least: number): bigint[] {
  const ways = roll.both.ways.slice(least + 7 * roll.defend);
  for (let total = Math.max(roll.attack, roll.defend + least); total <= roll.lastUnder; total++) {
    put(ways, roll, -(roll.mine.ways[total] as bigint), total, least);
  }
  return ways;
}

/** Adds so many rolls of an own total to the differences it makes with each roll of the other side. */
function put(
  ways: bigint[],
  { defend, theirs }: Roll,
  count: bigint,
  total: number,
  least: number,
) {
  const last = Math.min(total - least, 6 * defend);
  while (ways.length <= total - defend - least) ways.push(0n);
  for (let other = defend; other <= last; other++) {
    const at = total - other - least;
    ways[at] = (ways[at] as bigint) + count * (theirs.ways[other] as bigint);
  }
}

const add = (counts: readonly bigint[]): bigint => {
  let sum = 0n;
  for (const count of counts) sum += count;
  return sum;
};

/** The chance of each difference a success can have, smallest first. */
export const successes = ({
  differences: { least, ways, of },
}: Odds): readonly (readonly [difference: number, chance: Fraction])[] =>
  ways.flatMap((count, nth) => (count > 0n ? [[least + nth, fraction(count, of)] as const] : []));

/** The chance of a success by just this difference. */
export const chanceOf = (odds: Odds, difference: number): Fraction =>
  chanceBetween(odds, difference, difference);

/** The chance that a success lands between two differences, both included: a row of a result table. */
export function chanceBetween(
  { differences: { least, ways, of } }: Odds,
  from: number,
  to: number,
): Fraction {
  return fraction(add(ways.slice(Math.max(0, from - least), Math.max(0, to - least + 1))), of);
}

/** How many rolls of a number of six-sided dice show a total, exactly. */
interface Rolls {
  /** All rolls, whatever they show. */
  readonly all: bigint;
  /** Those that show each total, from none on. */
  readonly ways: readonly bigint[];
  /** Those that show just this total. */
  readonly at: (total: number) => bigint;
  /** Those that show this total or less. */
  readonly upTo: (total: number) => bigint;
}

/** By number of dice; grown as larger pools are asked for. */
const KNOWN: Rolls[] = [counted([1n])];

/** A die more: each total is come to from the six totals below it. */
function oneDieMore(ways: readonly bigint[]): readonly bigint[] {
  const most = ways.length - 1;
  const more: bigint[] = [0n];
  let sum = 0n;
  for (let total = 0; total < most + 6; total++) {
    if (total <= most) sum += ways[total] as bigint;
    if (total >= 6) sum -= ways[total - 6] as bigint;
    more.push(sum);
  }
  return more;
}

function counted(ways: readonly bigint[]): Rolls {
  const upTo: bigint[] = [];
  let all = 0n;
  for (const count of ways) {
    all += count;
    upTo.push(all);
  }
  const most = ways.length - 1;
  return {
    all,
    ways,
    // An index below the first is slow to look up.
    at: (total) => (total < 0 || total > most ? 0n : (ways[total] as bigint)),
    upTo: (total) => (total < 0 ? 0n : total < most ? (upTo[total] as bigint) : all),
  };
}

/** The most dice of a pool; nobody at this game rolls more. */
export const MOST_DICE = 20;

/**
 * The rolls of so many dice.
 *
 * @param dice 0 to the dice of two pools; throws outside
 */
export function rollsOf(dice: number): Rolls {
  if (!Number.isInteger(dice) || dice < 0 || dice > 2 * MOST_DICE) {
    throw new Error(`no ${dice} dice`);
  }
  for (let known = KNOWN.length; known <= dice; known++) {
    KNOWN.push(counted(oneDieMore(KNOWN[known - 1]?.ways ?? [])));
  }
  return KNOWN[dice] as Rolls;
}
