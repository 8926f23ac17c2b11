/** How many numbers tell one moment from another. */
const KEYS = 4;

/**
 * What a search remembers of the moments it met: for each moment and each choice there how often it
 * was made and what came of it. Moments are numbered as they come; a table of marks finds the number
 * of a moment by its four keys.
 */
export class MomentTable {
  readonly choices: number;
  /** By moment and choice. */
  visits = new Int32Array(0);
  wins = new Float32Array(0);
  draws = new Float32Array(0);
  /** The share of attention that a first look gives the choice. */
  shares = new Float32Array(0);
  /** By moment: the visits to all of its choices. */
  all = new Int32Array(0);
  /** How many moments there are. */
  count = 0;
  #capacity = 0;
  #keys = new Int32Array(0);
  #marks = new Int32Array(0);

  constructor(choices: number, capacity: number) {
    this.choices = choices;
    this.#grow(capacity);
  }

  /** Forgets all moments and keeps the room they had. */
  clear(): void {
    this.count = 0;
    this.#marks.fill(0);
  }

  /** The moment with these keys; a new one where there is none and one may be made, else -1. */
  find(one: number, two: number, three: number, four: number, mayMake: boolean): number {
    const keys = this.#keys;
    let mark = this.#markOf(one, two, three, four);
    for (let found = this.#marks[mark] - 1; found >= 0; found = this.#marks[mark] - 1) {
      const at = found * KEYS;
      const isIt =
        keys[at] === one && keys[at + 1] === two && keys[at + 2] === three && keys[at + 3] === four;
      if (isIt) return found;
      mark = (mark + 1) & (this.#marks.length - 1);
    }
    if (!mayMake) return -1;
    if (this.count === this.#capacity) {
      this.#grow(this.#capacity * 2);
      return this.find(one, two, three, four, true);
    }
    const made = this.count++;
    this.#marks[mark] = made + 1;
    this.#keys.set([one, two, three, four], made * KEYS);
    this.all[made] = 0;
    const from = made * this.choices;
    this.visits.fill(0, from, from + this.choices);
    this.wins.fill(0, from, from + this.choices);
    this.draws.fill(0, from, from + this.choices);
    return made;
  }

  learn(moment: number, choice: number, win: number, draw: number): void {
    const at = moment * this.choices + choice;
    this.visits[at]++;
    this.wins[at] += win;
    this.draws[at] += draw;
    this.all[moment]++;
  }

  #markOf(one: number, two: number, three: number, four: number): number {
    let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(two + 0x7f4a7c15, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(three * 31 + four, 0x27d4eb2f);
    return (hash ^ (hash >>> 13)) & (this.#marks.length - 1);
  }

  #grow(capacity: number): void {
    const wider = <Cells extends Int32Array | Float32Array>(next: Cells, old: Cells): Cells => {
      next.set(old);
      return next;
    };
    const size = capacity * this.choices;
    this.#capacity = capacity;
    this.visits = wider(new Int32Array(size), this.visits);
    this.wins = wider(new Float32Array(size), this.wins);
    this.draws = wider(new Float32Array(size), this.draws);
    this.shares = wider(new Float32Array(size), this.shares);
    this.all = wider(new Int32Array(capacity), this.all);
    this.#keys = wider(new Int32Array(capacity * KEYS), this.#keys);
    this.#marks = new Int32Array(capacity * 2);
    for (let moment = 0; moment < this.count; moment++) {
      const [one, two, three, four] = this.#keys.subarray(moment * KEYS);
      let mark = this.#markOf(one, two, three, four);
      while (this.#marks[mark]) mark = (mark + 1) & (this.#marks.length - 1);
      this.#marks[mark] = moment + 1;
    }
  }
}
