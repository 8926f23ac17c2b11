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
const WAYS: (readonly bigint[])[] = [[1n]];
const KNOWN: Rolls[] = [];

/** A die more: each total is come to from the six totals below it. */
function oneDieMore(ways: readonly bigint[]): readonly bigint[] {
  const more: bigint[] = [];
  let sum = 0n;
  for (let total = 0; total < ways.length + 6; total++) {
    more.push(sum);
    sum += (ways[total] ?? 0n) - (ways[total - 6] ?? 0n);
  }
  return more;
}

function counted(ways: readonly bigint[]): Rolls {
  let all = 0n;
  const upTo = ways.map((count) => {
    all += count;
    return all;
  });
  return {
    all,
    ways,
    at: (total) => ways[total] ?? 0n,
    upTo: (total) => upTo[total] ?? (total < 0 ? 0n : all),
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
  for (let known = WAYS.length; known <= dice; known++) {
    WAYS.push(oneDieMore(WAYS[known - 1] ?? []));
  }
  const rolls = KNOWN[dice] ?? counted(WAYS[dice] ?? []);
  KNOWN[dice] = rolls;
  return rolls;
}
