const ONE_DIE = [0, 1, 1, 1, 1, 1, 1] as const;

/** By number of dice; grown as larger pools are asked for. */
const KNOWN: (readonly number[])[] = [[1]];

function oneDieMore(ways: readonly number[]): readonly number[] {
  const more = new Array<number>(ways.length + 6).fill(0);
  ways.forEach((count, total) => {
    ONE_DIE.forEach((one, pips) => {
      more[total + pips] = (more[total + pips] ?? 0) + count * one;
    });
  });
  return more;
}

/** So many dice are counted exactly by a number; nobody at this game rolls more. */
export const MOST_DICE = 20;

/**
 * In how many ways a number of six-sided dice shows each total: the total is the place in the list.
 *
 * @param dice 0 to {@link MOST_DICE}; throws outside
 */
export function rollWays(dice: number): readonly number[] {
  if (!Number.isInteger(dice) || dice < 0 || dice > MOST_DICE) throw new Error(`no ${dice} dice`);
  while (KNOWN.length <= dice) KNOWN.push(oneDieMore(KNOWN[KNOWN.length - 1] ?? [1]));
  return KNOWN[dice] ?? [];
}
