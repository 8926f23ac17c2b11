import type { PlaceSet } from '../engine/places.ts';

const FIRST_ROOM = 256;

/**
 * Counts deals by what has come of them. A hash table in flat arrays, emptied and filled again many
 * times a second: `slots` says for each hash which entry has it (0: none), the entries themselves
 * stand one after the other in the columns.
 *
 *     slots     0  3  0  0  1  0  2  0 …        (entry + 1)
 *     entry         0     1     2
 *     discarded    c0    c1    c2
 *     police       p0    p1    p2
 *     soldiers     s0    s1    s2
 *     deals        d0    d1    d2
 */
export class DealTally {
  size = 0;
  discarded = new Int32Array(FIRST_ROOM);
  police = new Int32Array(FIRST_ROOM);
  soldiers = new Int32Array(FIRST_ROOM);
  deals = new Float64Array(FIRST_ROOM);
  #slots = new Int32Array(FIRST_ROOM * 4);
  /** The slot of each entry, by which the table is emptied. */
  #slotOf = new Int32Array(FIRST_ROOM);

  clear(): void {
    for (let entry = 0; entry < this.size; entry++) this.#slots[this.#slotOf[entry]] = 0;
    this.size = 0;
  }

  /** Adds deals that have come to this, and says which entry it is. */
  add(discarded: number, police: PlaceSet, soldiers: PlaceSet, deals: number): number {
    const last = this.#slots.length - 1;
    let slot = hashOf(discarded, police, soldiers) & last;
    for (let found = this.#slots[slot]; found !== 0; found = this.#slots[slot]) {
      const entry = found - 1;
      if (
        this.police[entry] === police &&
        this.discarded[entry] === discarded &&
        this.soldiers[entry] === soldiers
      ) {
        this.deals[entry] += deals;
        return entry;
      }
      slot = (slot + 1) & last;
    }
    if (this.size === this.police.length) {
      this.#makeRoom();
      return this.add(discarded, police, soldiers, deals);
    }
    const entry = this.size++;
    this.#slots[slot] = entry + 1;
    this.#slotOf[entry] = slot;
    this.discarded[entry] = discarded;
    this.police[entry] = police;
    this.soldiers[entry] = soldiers;
    this.deals[entry] = deals;
    return entry;
  }

  /** Twice the entries and twice the slots, never more than a quarter of them taken. */
  #makeRoom(): void {
    const { size, discarded, police, soldiers, deals } = this;
    const room = size * 2;
    this.discarded = new Int32Array(room);
    this.police = new Int32Array(room);
    this.soldiers = new Int32Array(room);
    this.deals = new Float64Array(room);
    this.#slots = new Int32Array(room * 4);
    this.#slotOf = new Int32Array(room);
    this.size = 0;
    for (let entry = 0; entry < size; entry++) {
      this.add(discarded[entry], police[entry], soldiers[entry], deals[entry]);
    }
  }
}

function hashOf(discarded: number, police: PlaceSet, soldiers: PlaceSet): number {
  const mixed =
    Math.imul(discarded, 0x9e3779b1) ^
    Math.imul(police, 0x85ebca6b) ^
    Math.imul(soldiers, 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
}
