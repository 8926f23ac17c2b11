import { bitCount, bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { bridgesLeft } from '../engine/mission-moves.ts';
import { bridgeMove, type Move, removeMove, revealMove } from '../engine/move.ts';
import { cardsToCome } from '../engine/patrol.ts';
import { SAFE_HOUSE } from '../engine/places.ts';
import {
  ACTING,
  AT_HOME,
  BRIDGE,
  BRIDGE_DUE,
  PHASE,
  type Position,
  REMOVE,
  REVEAL,
  WORKERS,
} from '../engine/position.ts';
import { homecomers } from './plan-memory.ts';

/**
 * What is done by rule of thumb, inside simulations, where a boxed mission asks for something between two
 * workers; undefined where none does. A card turned over is any that nobody has seen, always the same at
 * the same moment. Whoever is cut off leaves the game first, then somebody who is home.
 */
export function missionMove(position: Position): Move | undefined {
  switch (position[PHASE]) {
    case REVEAL: {
      let cards = cardsToCome(position);
      const skip = (position[WORKERS] * 7 + position[ACTING]) % bitCount(cards);
      for (let n = 0; n < skip; n++) cards = withoutLowest(cards);
      return revealMove(lowestBit(cards));
    }
    case REMOVE: {
      const workers = position[WORKERS];
      const cutOff = workers & ~homecomers(position, workers);
      if (cutOff !== 0) return removeMove(lowestBit(cutOff));
      if (position[AT_HOME] > 0) return removeMove(lowestBit(SAFE_HOUSE));
      const others = workers & ~bitOf(position[ACTING]);
      return removeMove(lowestBit(others === 0 ? workers : others));
    }
    default:
      // The bridge in the west cuts nobody off by itself.
      return position[PHASE] === BRIDGE || (position[BRIDGE_DUE] === 1 && position[WORKERS] === 0)
        ? bridgeMove(lowestBit(bridgesLeft(position)))
        : undefined;
  }
}
