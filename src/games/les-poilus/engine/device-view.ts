import { playerView, type SeatView } from './player-view.ts';
import {
  blankDraft,
  HEARERS,
  KNOWLEDGE,
  LAND_CARDS,
  LAND_COUNT,
  MOST_SEATS,
  NOBODY,
  PHASE,
  PHASES,
  PLAYERS,
  type Position,
  SEEN_BY,
  type Seat,
  TURN,
} from './position.ts';

/*
 * What a seat sees, as its own device is told it. A sight is no table, and is not told as one: a table leaves
 * out what is known of the decks.
 */

/**
 * The cells of a sight.
 *
 * @param isHearing whether a speech is being answered: whom the rules ask would tell who holds such a card
 */
export function deviceCells(position: Position, seat: Seat, isHearing: boolean): number[] {
  const view = playerView(position, seat);
  const cells = Array.from({ length: CELLS }, (_, cell) => view[cell]);
  if (isHearing) {
    cells[TURN] = NOBODY;
    cells[HEARERS] = 0;
  }
  return cells;
}

const CELLS = blankDraft().length;

/**
 * The number of what cells and numbers mean: a device whose build means something else would misread every
 * sight. A test says when it has to be another.
 */
export const SIGHT_LAYOUT = 1;

/** A sight out of its cells; nothing where they are no sight of that seat. */
export function sightIn(cells: unknown, seat: Seat): SeatView | undefined {
  if (!Array.isArray(cells) || cells.length !== CELLS || !cells.every(isCell)) return undefined;
  const within = (cell: number, least: number, most: number) =>
    cells[cell] >= least && cells[cell] <= most;
  const isSight =
    cells[KNOWLEDGE] === SEEN_BY + seat &&
    within(PLAYERS, 2, MOST_SEATS) &&
    seat < cells[PLAYERS] &&
    within(PHASE, 0, PHASES.length - 1) &&
    within(TURN, NOBODY, MOST_SEATS - 1) &&
    within(LAND_COUNT, 0, LAND_CARDS);
  return isSight ? (Int32Array.from(cells) as unknown as SeatView) : undefined;
}

const isCell = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) === ((value as number) | 0);
