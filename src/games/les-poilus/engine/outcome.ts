import type { GameEvent, Result } from './event.ts';
import { ENDED, ENDING, ENDINGS, type EndingId, type Position } from './position.ts';
import type { SetUp } from './set-up.ts';
import type { Table } from './table.ts';

export interface Outcome {
  readonly result: Result;
  readonly reason: EndingId;
}

/** What a game has come to, once it is over. */
export function outcomeOf(position: Position): Outcome | undefined {
  const ending = position[ENDING];
  if (ending === ENDED.not) return undefined;
  return { result: ending === ENDED.peace ? 'win' : 'loss', reason: ENDINGS[ending - 1] };
}

/** The types of this game, as the kit of playing hands them about. */
export interface LesPoilus {
  readonly setUp: SetUp;
  readonly position: Position;
  readonly boardState: Table;
  readonly event: GameEvent;
  readonly outcome: Outcome;
  readonly component: 'deck';
}
