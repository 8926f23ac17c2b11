/**
 * As many dice as can be counted in plain numbers. No difference of two pools has more than a
 * twentieth of all rolls when 22 dice are rolled, so each count stays below 2^53; with 23 it may not.
 */
const IN_NUMBERS = 22;

/**
 * Rolls counted by the difference of two totals, exactly. Plain numbers do for 22 dice and are some
 * fifty times as quick as whole numbers of any size, which take over beyond.
 */
export class Tally {
  readonly #least: number;
  readonly #numbers: Float64Array;
  readonly #large: bigint[] | undefined;

  /** @param least the smallest difference there is; `length` of them are counted from there */
  constructor(dice: number, least: number, length: number) {
    this.#least = least;
    this.#numbers = new Float64Array(dice <= IN_NUMBERS ? length : 0);
    this.#large = dice <= IN_NUMBERS ? undefined : new Array<bigint>(length).fill(0n);
  }

  /**
   * Counts the rolls in which one pool shows a total, in so many ways, and the other one of the totals
   * `from` to `to`, each in as many ways as its place in the list says.
   */
  addRow(total: number, ways: number, theirs: readonly number[], from: number, to: number): void {
    const numbers = this.#numbers;
    const large = this.#large;
    const first = total - this.#least;
    for (let other = from; other <= to; other++) {
      const times = theirs[other] ?? 0;
      const place = first - other;
      if (large) large[place] = (large[place] ?? 0n) + BigInt(ways) * BigInt(times);
      else numbers[place] = (numbers[place] ?? 0) + ways * times;
    }
  }

  /** The rolls of one difference. */
  at(difference: number): number | bigint {
    const place = difference - this.#least;
    return (this.#large ?? this.#numbers)[place] ?? 0;
  }

  /** All rolls counted, of differences from `from` to `to`. */
  between(from: number, to: number): bigint {
    const first = Math.max(0, from - this.#least);
    if (this.#large) {
      const until = Math.min(this.#large.length - 1, to - this.#least);
      return this.#large.slice(first, until + 1).reduce((sum, ways) => sum + ways, 0n);
    }
    let whole = 0n;
    let sum = 0;
    for (
      let place = first;
      place <= Math.min(this.#numbers.length - 1, to - this.#least);
      place++
    ) {
      const ways = this.#numbers[place] ?? 0;
      if (sum + ways > Number.MAX_SAFE_INTEGER) {
        whole += BigInt(sum);
        sum = 0;
      }
      sum += ways;
    }
    return whole + BigInt(sum);
  }
}
