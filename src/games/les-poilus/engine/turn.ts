import { PANICKED } from './cards.ts';
import {
  CHAPLAIN,
  CLUMSY_DRAW,
  DEALING,
  front,
  PHASE,
  PLACE_TILE,
  type Position,
  TRAP_DRAW,
  TURN,
} from './position.ts';

/** Whether the next card of Trials is dealt or turned up. */
export function isCardTurn(position: Position): boolean {
  const phase = position[PHASE];
  return phase === DEALING || phase === TRAP_DRAW || phase === CLUMSY_DRAW;
}

/** Whether chance moves: it picks the Chaplain's tile, deals, turns cards up, and picks for Panicked. */
export const isChanceTurn = (position: Position): boolean =>
  isCardTurn(position) || position[PHASE] === CHAPLAIN || isChanceTile(position);

/** Whether the tile to be placed is picked by chance (C35). Rule: les-poilus.panicked */
export const isChanceTile = (position: Position): boolean =>
  position[PHASE] === PLACE_TILE && (position[front(position[TURN])] & PANICKED) !== 0;
