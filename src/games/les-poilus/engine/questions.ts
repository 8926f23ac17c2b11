import { fallBack, MAY, MUST } from './falling-back.ts';
import type { Position, Seat } from './position.ts';

/** Whether a seat may fall back, must, or may not, were it its turn now. */
export function fallingBack(position: Position, seat: Seat): 'may' | 'must' | 'may-not' {
  const state = fallBack(position, seat);
  if (state === MAY) return 'may';
  return state === MUST ? 'must' : 'may-not';
}
