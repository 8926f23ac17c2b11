import type { GameEvent } from './event.ts';
import type { GameSetUp } from './new-game.ts';
import type { Position } from './position.ts';
import type { Outcome } from './record.ts';
import type { Table } from './table.ts';

/** The types of Maquis, as the kit of playing hands them about. */
export interface Maquis {
  readonly setUp: GameSetUp;
  readonly position: Position;
  readonly boardState: Table;
  readonly event: GameEvent;
  readonly outcome: Outcome;
  readonly component: 'deck' | 'goods' | 'tracks';
}
