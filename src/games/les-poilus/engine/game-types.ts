import type { GameEvent } from './event.ts';
import type { Outcome } from './outcome.ts';
import type { Position } from './position.ts';
import type { SetUp } from './set-up.ts';
import type { Table } from './table.ts';

/** The types of this game, as the kit of playing hands them about. */
export interface LesPoilus {
  readonly setUp: SetUp;
  readonly position: Position;
  readonly boardState: Table;
  readonly event: GameEvent;
  readonly outcome: Outcome;
  readonly component: 'deck';
}
