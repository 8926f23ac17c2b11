/** What one kind of asset brings: so many half-dice for each of them, or once for all together. */
export interface DiceEntry {
  readonly halves: number;
  readonly per: 'each' | 'all';
  /** The most dice it can bring, whole. */
  readonly max?: number;
}

/** A line of a pool: an entry, and how many of the asset take part. */
interface PoolLine extends DiceEntry {
  readonly count: number;
}

/**
 * The dice of one line. Halves of a kind are added first and rounded up once (8.6.3b); what takes dice
 * away is whole already.
 */
export function lineDice({ halves, per, max = Infinity, count }: PoolLine): number {
  if (count === 0) return 0;
  const all = per === 'each' ? halves * count : halves;
  return Math.min(Math.ceil(all / 2), max);
}

/** The dice of a pool; never fewer than none (D08). */
export const poolDice = (lines: readonly PoolLine[]): number =>
  Math.max(
    0,
    lines.reduce((sum, line) => sum + lineDice(line), 0),
  );
