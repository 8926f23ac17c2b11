import {
  ASK,
  DEFEATED,
  DEFEATED_COUNT,
  DOING,
  DOWN,
  DOWN_COUNT,
  ENDING,
  ENEMY_TOP,
  ENEMY_TOP_COUNT,
  GRAVEYARD,
  GRAVEYARD_COUNT,
  LEFT,
  LOOKED,
  LOOKED_COUNT,
  MAY_ACT,
  MOMENT,
  type MutablePosition,
  NTH,
  PAIR,
  PHASE,
  PLACE,
  PLAYED,
  POINTS,
  type Position,
  QUESTION,
  RANDOM,
  RECRUIT_BOTTOM,
  RECRUIT_BOTTOM_COUNT,
  RECRUIT_TOP,
  RECRUIT_TOP_COUNT,
  ROUND,
  TASK,
  TOP,
  TOP_COUNT,
  TOPPED,
  TURNED,
  TURNED_COUNT,
  USER,
} from './position.ts';

/** Each list with its length, and how many cells it has room for. */
const LISTS = [
  [TOP, TOP_COUNT, 30],
  [RECRUIT_TOP, RECRUIT_TOP_COUNT, 12],
  [RECRUIT_BOTTOM, RECRUIT_BOTTOM_COUNT, 12],
  [LOOKED, LOOKED_COUNT, 3],
  [DOWN, DOWN_COUNT, 32],
  [ENEMY_TOP, ENEMY_TOP_COUNT, 32],
  [TURNED, TURNED_COUNT, 2],
] as const;

/** Written anew for each key; a plain list, of which text is made many times faster than of a typed one. */
const letters: number[] = Array.from({ length: 2 * RANDOM }, () => 0);

/**
 * The same text for positions in which the same may happen: what a list held before is left out, and
 * so are the generator, the number of the round and the orders that nothing depends on.
 */
export function keyOf(position: Position): string {
  const cells = new Int32Array(position as MutablePosition).subarray(0, RANDOM);
  if (cells[PHASE] === MOMENT.over) {
    return `over ${cells[ENDING]} ${cells[POINTS]} ${cells[DEFEATED_COUNT]}`;
  }
  for (const [list, length, room] of LISTS) cells.fill(0, list + cells[length], list + room);
  cells.fill(0, PLAYED, MAY_ACT);
  const down = cells.subarray(DOWN, DOWN + cells[DOWN_COUNT]);
  if (down.length > 1) down.set([...down].sort((a, b) => (a >> 6) - (b >> 6)));
  cells.subarray(DEFEATED, DEFEATED + cells[DEFEATED_COUNT]).sort();
  forgetAsked(cells);
  cells[ROUND] = 0;
  cells[GRAVEYARD] = 0;
  cells[GRAVEYARD_COUNT] = 0;
  return textOf(cells);
}

/** A cell is two letters of the text. */
function textOf(cells: Int32Array): string {
  for (let cell = 0; cell < RANDOM; cell++) {
    const value = cells[cell];
    letters[2 * cell] = value;
    letters[2 * cell + 1] = value >>> 16;
  }
  return String.fromCharCode(...letters);
}

/** What only the question before this one needed. */
function forgetAsked(cells: Int32Array): void {
  if (cells[DOING] === TASK.nothing) {
    for (const cell of [PLACE, NTH, TOPPED, TURNED_COUNT, TURNED, TURNED + 1]) cells[cell] = 0;
  }
  const ask = cells[ASK];
  if (cells[DOING] === TASK.nothing && ask !== QUESTION.draw && ask !== QUESTION.civilian)
    cells[LEFT] = 0;
  if (ask !== QUESTION.use) cells[USER] = 0;
  if (ask !== QUESTION.draft) cells.fill(0, PAIR, PAIR + 2);
}
