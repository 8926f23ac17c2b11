/** How many numbers tell one moment from another. */
const KEYS = 4;
/** For how many moments there is room at first. */
const FIRST_ROOM_FOR = 64;

/** In how many parts the choices made at a moment are kept as a set, and how many are in each. */
export const TRIED_PARTS = 2;
export const TRIED_BITS = 32;

/** A longer list that begins like the old one. */
export function wider<Cells extends Int8Array | Int32Array | Float32Array>(
  next: Cells,
  old: Cells,
): Cells {
  next.set(old);
  return next;
}

/**
 * What a search remembers of the moments it met: for each moment and each choice there how often it
 * was made and what came of it. Moments are numbered as they come; a table of marks finds the number
 * of a moment by its four keys.
 */
export class MomentTable {
  /** How many choices there can be at a moment. */
  choices: number;
  /** By moment and choice. */
  visits = new Int32Array(0);
  wins = new Float32Array(0);
  draws = new Float32Array(0);
  /** The share of attention that a first look gives the choice. */
  shares = new Float32Array(0);
  /** By moment: the visits to all of its choices. */
  all = new Int32Array(0);
  /** By moment the set of the choices that were made there, in parts of TRIED_BITS. */
  tried = new Int32Array(0);
  /** How many moments there are. */
  count = 0;
  #capacity = 0;
  #keys = new Int32Array(0);
  #marks = new Int32Array(0);

  constructor(choices: number) {
    this.choices = choices;
    this.#grow(FIRST_ROOM_FOR);
  }

  /** Forgets all moments and keeps the room they had; with more choices than before it makes some. */
  clear(choices: number): void {
    this.count = 0;
    this.#marks.fill(0);
    if (choices <= this.choices) return;
    this.choices = choices;
    this.#grow(this.#capacity);
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
    this.tried.fill(0, made * TRIED_PARTS, (made + 1) * TRIED_PARTS);
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
    this.tried[moment * TRIED_PARTS + Math.floor(choice / TRIED_BITS)] |=
      1 << (choice % TRIED_BITS);
  }

  #markOf(one: number, two: number, three: number, four: number): number {
    let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(two + 0x7f4a7c15, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(three * 31 + four, 0x27d4eb2f);
    return (hash ^ (hash >>> 13)) & (this.#marks.length - 1);
  }

  #grow(capacity: number): void {
    const size = capacity * this.choices;
    this.#capacity = capacity;
    this.visits = wider(new Int32Array(size), this.visits);
    this.wins = wider(new Float32Array(size), this.wins);
    this.draws = wider(new Float32Array(size), this.draws);
    this.shares = wider(new Float32Array(size), this.shares);
    this.all = wider(new Int32Array(capacity), this.all);
    this.tried = wider(new Int32Array(capacity * TRIED_PARTS), this.tried);
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
