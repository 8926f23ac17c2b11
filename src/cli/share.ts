/** 1.96 standard errors on either side hold 95 in 100. */
const WIDE = 1.96;

/** A number of games, their percentage, and between which percentages the true chance lies. */
interface Share {
  readonly games: number;
  readonly percent: number;
  readonly range: { readonly least: number; readonly most: number };
}

/**
 * So many of so many games, with the range that holds the true chance 95 times in 100: the score
 * interval of E. Wilson (1927), which holds near 0 and 100 too.
 */
export function shareOf(found: number, games: number): Share {
  const share = found / games;
  const wide = WIDE ** 2 / games;
  const middle = (share + wide / 2) / (1 + wide);
  const half = (WIDE / (1 + wide)) * Math.sqrt((share * (1 - share)) / games + wide / (4 * games));
  const percent = (chance: number): number =>
    Math.round(1000 * Math.min(1, Math.max(0, chance))) / 10;
  return {
    games: found,
    percent: percent(share),
    range: { least: percent(middle - half), most: percent(middle + half) },
  };
}
