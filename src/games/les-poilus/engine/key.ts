import { bitCount, lowestBit } from '#shared/bit-set.ts';
import { SUPPORT_TILE_IDS } from '../data/index.ts';
import { CARD_OF, HIGH_OF, LOW_OF } from './cards.ts';
import {
  ACTING,
  CHARM_OFFERED,
  charm,
  DEALS,
  DECK,
  ENDING,
  FRENETIC_DEALS,
  HAS_DECK,
  HEALS,
  HEARERS,
  hand,
  handSize,
  IN,
  KNOWLEDGE,
  KNOWN,
  LAND,
  LAND_COUNT,
  LEADER,
  LOWER,
  MISSION,
  MORALE,
  need,
  OPTION_BITS,
  outrun,
  PHASE,
  PLAYERS,
  POOL,
  type Position,
  placed,
  type Seat,
  SPEECH_KIND,
  SUCCESS,
  seatCount,
  soldier,
  TURN,
  tileCount,
  tiles,
  tokens,
  trials,
  UNSEEN,
  UPPER,
  VARIANT,
} from './position.ts';
import { hardshipsByAge } from './snapshot.ts';

/** Cells that tell alone, whatever the others say. */
const CELLS = [
  PHASE,
  LEADER,
  TURN,
  ACTING,
  UPPER,
  LOWER,
  MORALE,
  POOL,
  SPEECH_KIND,
  HEARERS,
  IN,
  DEALS,
  FRENETIC_DEALS,
  HEALS,
  CHARM_OFFERED,
  SUCCESS,
  ENDING,
  PLAYERS,
  VARIANT,
  OPTION_BITS,
  KNOWLEDGE,
];

/** Written anew for each key; a plain list, of which text is made many times faster than of a typed one. */
const letters: number[] = [];

/** Copies of a card of which there are several, side by side in one word of a set. */
const twinsIn = (ofCards: Int32Array): readonly number[] =>
  [...ofCards].filter((copies) => bitCount(copies) > 1);
const LOW_TWINS = twinsIn(LOW_OF);
const HIGH_TWINS = twinsIn(HIGH_OF);

/**
 * The same text for positions in which the same may happen: a letter of it is a number. Which of
 * identical cards is where, when a hardship came, beyond their order, and what the generator would give,
 * make no difference; nor does the number of the mission, but for the first.
 */
export function keyOf(position: Position): string {
  let end = 0;
  for (const cell of CELLS) letters[end++] = position[cell];
  letters[end++] = position[MISSION] === 1 ? 1 : 0;
  letters[end++] = position[LAND_COUNT];
  for (let n = 0; n < position[LAND_COUNT]; n++) letters[end++] = CARD_OF[position[LAND + n]];
  end = writeSet(position, UNSEEN, end);
  end = writeSet(position, KNOWN, end);
  const seats = seatCount(position);
  for (let seat = 0; seat < seats; seat++) end = writeSeat(position, seat, end);
  letters[end++] = position[HAS_DECK];
  if (position[HAS_DECK] !== 0) {
    const cards = trials(position) + position[MORALE];
    for (let n = 0; n < cards; n++) letters[end++] = position[DECK + n];
  }
  letters.length = end;
  return String.fromCharCode(...letters);
}

const SEAT_CELLS = [charm, soldier, handSize, tileCount, placed, tokens];

/** The writers say where they ended. */
function writeSeat(position: Position, seat: Seat, at: number): number {
  let end = at;
  for (const cellOf of SEAT_CELLS) letters[end++] = position[cellOf(seat)];
  end = writeWord(position[tiles(seat)], end);
  end = writeSet(position, hand(seat), end);
  for (let tile = 0; tile < SUPPORT_TILE_IDS.length; tile++) {
    letters[end++] = position[outrun(seat) + tile];
    letters[end++] = position[need(seat) + tile];
  }
  const lying = hardshipsByAge(position, seat);
  letters[end++] = lying.length;
  for (const hardship of lying) letters[end++] = hardship;
  return end;
}

function writeSet(position: Position, set: number, at: number): number {
  const end = writeWord(lowestTwins(position[set], LOW_TWINS), at);
  return writeWord(lowestTwins(position[set + 1], HIGH_TWINS), end);
}

/** A word is two letters. */
function writeWord(word: number, at: number): number {
  letters[at] = word;
  letters[at + 1] = word >>> 16;
  return at + 2;
}

/** The same set with the lowest of identical copies. */
function lowestTwins(set: number, twins: readonly number[]): number {
  let lowest = set;
  for (const all of twins) {
    const held = set & all;
    if (held !== 0 && held !== all) {
      lowest = (lowest & ~all) | (((1 << bitCount(held)) - 1) << lowestBit(all));
    }
  }
  return lowest;
}
