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

  /** Counts the rolls in which one pool shows its total in `ways` and the other in `times` ways. */
  add(difference: number, ways: number, times: number): void {
    const place = difference - this.#least;
    if (this.#large) this.#large[place] = (this.#large[place] ?? 0n) + BigInt(ways) * BigInt(times);
    else this.#numbers[place] = (this.#numbers[place] ?? 0) + ways * times;
  }

  /** The rolls of each difference that was met, smallest difference first. */
  *counted(): Iterable<readonly [difference: number, ways: bigint]> {
    const counts = this.#large ?? this.#numbers;
    for (let place = 0; place < counts.length; place++) {
      const ways = counts[place] ?? 0;
      if (ways) yield [place + this.#least, BigInt(ways)];
    }
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
