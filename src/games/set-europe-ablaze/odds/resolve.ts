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
export function resolveOdds(contest: Contest): Odds {
  const { attack, defend, modifier, backfire, pips = 0 } = contest;
  const key = `${attack} ${defend} ${modifier} ${backfire} ${pips}`;
  const before = RESOLVED.get(key);
  if (before) return before;
  const odds = resolved({ attack, defend, modifier, backfire, pips });
  // The oldest goes: a pool is built die by die, so what was asked last is asked again.
  if (RESOLVED.size >= MOST_KEPT) RESOLVED.delete(RESOLVED.keys().next().value as string);
  RESOLVED.set(key, odds);
  return odds;
}

/** Contests that were asked about, by their numbers: while a pool is built most of them come again. */
const RESOLVED = new Map<string, Odds>();
const MOST_KEPT = 200;

function resolved({ attack, defend, modifier, backfire, pips }: Required<Contest>): Odds {
  const dice = attack + defend;
  const checkNumber = dice + modifier;
  const mine = rollWays(attack);
  const theirs = rollWays(defend);
  const [least, length] = [attack - 6 * defend, 5 * dice + 1];
  const tally = () => new Tally(dice, least, length);
  const underCheck = tally();
  const tooSmall = tally();
  const successes = Array.from({ length: pips + 1 }, tally);

  // A row for each own total: the other totals in bands by how many points they leave lacking.
  const last = theirs.length - 1;
  for (let total = attack; total < mine.length; total++) {
    const ways = mine[total] ?? 0;
    const forCheck = Math.max(0, checkNumber + 1 - total);
    let from = defend;
    for (let lacking = forCheck; lacking <= pips; lacking++) {
      const to = Math.min(last, total - backfire - 1 + lacking);
      successes[lacking]?.addRow(total, ways, theirs, from, to);
      from = Math.max(from, to + 1);
    }
    (forCheck > 0 ? underCheck : tooSmall).addRow(total, ways, theirs, from, last);
  }

  const of = 6n ** BigInt(dice);
  const chance = (ways: bigint): Chance => ({ ways, of });
  const check = underCheck.between(-Infinity, Infinity);
  const comparison = tooSmall.between(-Infinity, 0);
  const backfired = tooSmall.between(1, backfire);
  let differences: Odds['differences'] | undefined;
  const spent = successes.map((one) => one.between(-Infinity, Infinity));
  return {
    checkNumber,
    check: chance(check),
    comparison: chance(comparison),
    backfire: chance(backfired),
    success: chance(spent.reduce((sum, ways) => sum + ways, 0n)),
    // Half the work, and most contests are asked for their success alone.
    get differences() {
      differences ??= raised(successes, least, least + length - 1 + pips, chance);
      return differences;
    },
    pipsSpent: spent.map(chance),
    expectedLosses: chance((check + comparison) * 2n + backfired),
  };
}

/** Differences after points were added, smallest first. */
function raised(
  successes: readonly Tally[],
  least: number,
  most: number,
  chance: (ways: bigint) => Chance,
): ReadonlyMap<number, Chance> {
  const chances = new Map<number, Chance>();
  for (let difference = least; difference <= most; difference++) {
    const ways = waysTo(successes, difference);
    if (ways > 0n) chances.set(difference, chance(ways));
  }
  return chances;
}

/** The rolls that come to a difference with as many points as each tally was spent. */
function waysTo(successes: readonly Tally[], difference: number): bigint {
  let whole = 0n;
  let sum = 0;
  for (let spent = 0; spent < successes.length; spent++) {
    const ways = successes[spent]?.at(difference - spent) ?? 0;
    if (typeof ways === 'number' && sum + ways <= Number.MAX_SAFE_INTEGER) sum += ways;
    else whole += BigInt(ways);
  }
  return whole + BigInt(sum);
}

/** The chance that a success lands between two differences, both included: a row of a result table. */
export function chanceBetween({ differences, success }: Odds, from: number, to: number): Chance {
  let ways = 0n;
  for (const [difference, chance] of differences) {
    if (difference >= from && difference <= to) ways += chance.ways;
  }
  return { ways, of: success.of };
}
