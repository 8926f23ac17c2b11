/** How many rolls of a number of six-sided dice show a total, exactly. */
export interface Rolls {
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
