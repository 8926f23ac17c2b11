import { GAME, SUPPORT_TILE_IDS, SUPPORT_TILES } from '../data/index.ts';
import { HARDSHIP, tileText } from './cards.ts';
import { type EventLog, happened } from './event.ts';
import {
  front,
  hasOption,
  isOpen,
  MOST_SEATS,
  type MutablePosition,
  NO_TILE,
  NOBODY,
  need,
  OPTION,
  oneTile,
  outrun,
  PLAYERS,
  type Position,
  placed,
  type Seat,
  seatCount,
  tileCount,
  tiles,
} from './position.ts';

const STEP: readonly number[] = SUPPORT_TILES.map(({ step }) => step);

const received = new Int32Array(MOST_SEATS);

/** Whom a seat's tile reaches: the seat it points at, or the Selfish owner himself (C23, C24). */
export function reached(position: Position, seat: Seat, tile: number): Seat {
  if (position[front(seat)] & HARDSHIP.selfish) return seat;
  const seats = seatCount(position);
  return (seat + STEP[tile] + seats) % seats;
}

/** All placed tiles change hands at once. Gives the seat that received strictly most, or NOBODY. */
export function handOutTiles(draft: MutablePosition, log: EventLog): Seat {
  const seats = seatCount(draft);
  received.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    const tile = draft[placed(seat)];
    if (tile === NO_TILE) continue;
    // Where tiles are secret they were shown, and noted, one by one.
    if (isOpen(draft)) show(draft, seat, tile);
    if (log && isOpen(draft)) {
      log.push(happened('tile-revealed', { seat, tile: tileText(tile) }));
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    const tile = draft[placed(seat)];
    if (tile !== NO_TILE) received[giveTile(draft, seat, tile, log)]++;
  }
  return winnerOf(seats, log);
}

function giveTile(draft: MutablePosition, from: Seat, tile: number, log: EventLog): Seat {
  const to = reached(draft, from, tile);
  draft[placed(from)] = NO_TILE;
  draft[tileCount(to)]++;
  if (isOpen(draft)) draft[tiles(to)] += oneTile(tile);
  draft[outrun(to) + tile]--;
  if (log) {
    const isKept = draft[front(from)] & HARDSHIP.selfish;
    log.push(
      isKept
        ? happened('tile-kept', { seat: from, tile: tileText(tile) })
        : happened('tile-given', { from, to, tile: tileText(tile) }),
    );
  }
  return to;
}

/** Notes that a tile was seen to be a seat's: it began with it, or was given it before. */
export function show(draft: MutablePosition, seat: Seat, tile: number): void {
  const shown = ++draft[outrun(seat) + tile];
  if (shown > draft[need(seat) + tile]) draft[need(seat) + tile] = shown;
}

function winnerOf(seats: number, log: EventLog): Seat {
  let [most, winner] = [0, NOBODY];
  for (let seat = 0; seat < seats; seat++) {
    if (received[seat] > most) [most, winner] = [received[seat], seat];
    else if (received[seat] === most) winner = NOBODY;
  }
  if (most === 0) return NOBODY;
  log?.push(
    winner === NOBODY
      ? happened('support-tied', { most })
      : happened('support-won', { seat: winner, tiles: most }),
  );
  return winner;
}

/**
 * Whether a tile shown by a seat can still come from one deal of the tiles (C55): what each seat must
 * have begun with, by all that was shown, is a deal of three tiles, within the sixteen there are.
 */
export function tileFits(position: Position, seat: Seat, tile: number): boolean {
  const supply = SUPPORT_TILES.map(({ copies, players }) =>
    players <= position[PLAYERS] ? copies : 0,
  );
  for (let other = 0; other < seatCount(position); other++) {
    let given = 0;
    for (let kind = 0; kind < SUPPORT_TILE_IDS.length; kind++) {
      const isShown = other === seat && kind === tile;
      const needed = isShown
        ? Math.max(position[need(other) + kind], position[outrun(other) + kind] + 1)
        : position[need(other) + kind];
      const count = Math.max(needed, sureOf(position, kind));
      given += count;
      supply[kind] -= count;
    }
    if (given > GAME.tilesEach) return false;
  }
  return supply.every((left) => left >= 0);
}

/** How many of a tile each seat was dealt for certain: dealt one of each, a left and a right. */
const sureOf = (position: Position, kind: number): number =>
  !hasOption(position, OPTION.randomTiles) && kind < 2 ? 1 : 0;
