import { TILE_IDS } from '../data/index.ts';
import { CHAPLAIN_MOVE, DEAL, DRAW, type Move, moveOf, PLACE } from './move.ts';
import { cardOfChance, chanceBelow } from './pile.ts';
import {
  CHAPLAIN,
  CLUMSY_DRAW,
  DEALING,
  PHASE,
  type Position,
  type Seat,
  TRAP_DRAW,
  TURN,
  tileCount,
  tiles,
  tilesOfKind,
} from './position.ts';

/**
 * The move chance makes, by the generator in the position, which stays as it is until the move is
 * made. Asked only where {@link isChanceTurn}.
 */
export function chanceMove(position: Position): Move {
  const seat = position[TURN];
  switch (position[PHASE]) {
    case DEALING:
      return moveOf(DEAL, cardOfChance(position), seat);
    case CHAPLAIN:
      return moveOf(CHAPLAIN_MOVE, tileOfChance(position, seat));
    case TRAP_DRAW:
    case CLUMSY_DRAW:
      return moveOf(DRAW, cardOfChance(position));
    default:
      return moveOf(PLACE, tileOfChance(position, seat));
  }
}

function tileOfChance(position: Position, seat: Seat): number {
  let skip = chanceBelow(position, position[tileCount(seat)]);
  for (let tile = 0; tile < TILE_IDS.length; tile++) {
    skip -= tilesOfKind(position[tiles(seat)], tile);
    if (skip < 0) return tile;
  }
  throw new Error('a tile is picked where none is left');
}
