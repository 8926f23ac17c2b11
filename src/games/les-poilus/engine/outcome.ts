import type { Result } from './event.ts';
import { ENDING, ENDINGS, type EndingId, NOT_ENDED, PEACE, type Position } from './position.ts';

export interface Outcome {
  readonly result: Result;
  readonly reason: EndingId;
}

/** What a game has come to, once it is over. */
export function outcomeOf(position: Position): Outcome | undefined {
  const ending = position[ENDING];
  if (ending === NOT_ENDED) return undefined;
  return { result: ending === PEACE ? 'win' : 'loss', reason: ENDINGS[ending - 1] };
}
