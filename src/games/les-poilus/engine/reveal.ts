import { SUPPORT_TILE_IDS, SUPPORT_TILES, TILES_EACH } from '../data/index.ts';
import { tileText } from './cards.ts';
import { type EventLog, happened } from './event.ts';
import { askForTiles } from './mission-end.ts';
import {
  hasOption,
  type MutablePosition,
  need,
  OPTION,
  outrun,
  PLAYERS,
  type Position,
  placed,
  type Seat,
  seatCount,
} from './position.ts';
import { show } from './support.ts';

/** A tile of a secret game is turned up. */
export function revealTile(draft: MutablePosition, seat: Seat, tile: number, log?: EventLog): void {
  show(draft, seat, tile);
  draft[placed(seat)] = tile;
  log?.push(happened('tile-revealed', { seat, tile: tileText(tile) }));
  askForTiles(draft, log);
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
    if (given > TILES_EACH) return false;
  }
  return supply.every((left) => left >= 0);
}

/** How many of a tile each seat was dealt for certain: dealt one of each, a left and a right. */
const sureOf = (position: Position, kind: number): number =>
  !hasOption(position, OPTION.randomTiles) && kind < 2 ? 1 : 0;
