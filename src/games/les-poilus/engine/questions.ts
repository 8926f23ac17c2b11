import { fallBack, MAY, MUST } from './falling-back.ts';
import { isIn, PLAYERS, type Position, type Seat } from './position.ts';

/** Questions about a position, for those who show it. */

/** Whether a seat may fall back, must, or may not, were it its turn now. */
export function fallingBack(position: Position, seat: Seat): 'may' | 'must' | 'may-not' {
  const state = fallBack(position, seat);
  if (state === MAY) return 'may';
  return state === MUST ? 'must' : 'may-not';
}

/** The seats still in the mission. */
export const seatsIn = (position: Position): Seat[] =>
  Array.from({ length: position[PLAYERS] }, (_, seat) => seat).filter((seat) =>
    isIn(position, seat),
  );
