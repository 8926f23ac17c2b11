import { type Below, RANDOM_WORDS, randomBelow } from '#shared/random.ts';
import { SUPPORT_TILE_IDS } from '../data/index.ts';
import { HARDSHIP } from './cards.ts';
import { MOVE, type Move, moveOf } from './move.ts';
import { cardOfChance } from './pile.ts';
import {
  front,
  MOMENT,
  PHASE,
  type Position,
  RANDOM,
  type Seat,
  TURN,
  tileCount,
  tiles,
  tilesOfKind,
} from './position.ts';

/** Whether the next card of Trials is dealt or turned up. */
export function isCardTurn(position: Position): boolean {
  const phase = position[PHASE];
  return phase === MOMENT.deal || phase === MOMENT.trap || phase === MOMENT.clumsy;
}

/** Whether chance moves: it picks the Chaplain's tile, deals, turns cards up, and picks for Panicked. */
export const isChanceTurn = (position: Position): boolean =>
  isCardTurn(position) || position[PHASE] === MOMENT.chaplain || isChanceTile(position);

/** Whether the tile to be placed is picked by chance (C35). Rule: les-poilus.panicked */
export const isChanceTile = (position: Position): boolean =>
  position[PHASE] === MOMENT['place-tile'] &&
  (position[front(position[TURN])] & HARDSHIP.panicked) !== 0;

const state = new Int32Array(RANDOM_WORDS);

/**
 * The move chance makes, by the generator in the position, which stays as it is until the move is
 * made. Asked only where {@link isChanceTurn}.
 */
export const drawChanceMove = (position: Position): Move =>
  chanceMoveBy(position, (bound) => chanceBelow(position, bound));

/** Copies the generator, so that asking what chance would do leaves it as it was. */
function chanceBelow(position: Position, bound: number): number {
  for (let word = 0; word < RANDOM_WORDS; word++) state[word] = position[RANDOM + word];
  return randomBelow(state, 0, bound);
}

/**
 * The move of chance where it is asked, each by its weight.
 *
 * @param below asked at most once, for every move of the position with the same bound
 */
export function chanceMoveBy(position: Position, below: Below): Move {
  const seat = position[TURN];
  switch (position[PHASE]) {
    case MOMENT.deal:
      return moveOf(MOVE.deal, cardOfChance(position, below), seat);
    case MOMENT.chaplain:
      return moveOf(MOVE.chaplain, tileOfChance(position, seat, below));
    case MOMENT.trap:
    case MOMENT.clumsy:
      return moveOf(MOVE.draw, cardOfChance(position, below));
    default:
      return moveOf(MOVE.place, tileOfChance(position, seat, below));
  }
}

function tileOfChance(position: Position, seat: Seat, below: Below): number {
  let skip = below(position[tileCount(seat)]);
  for (let tile = 0; tile < SUPPORT_TILE_IDS.length; tile++) {
    skip -= tilesOfKind(position[tiles(seat)], tile);
    if (skip < 0) return tile;
  }
  throw new Error('a tile is picked where none is left');
}
