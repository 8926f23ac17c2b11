import { readFileSync } from 'node:fs';
import { type GameRecord, replay, type Table, tableOf } from '#games/maquis/engine/index.ts';
import { gameOfRecord, SITE_OWNS_ALL, type TableGame } from '#games/maquis/session/index.ts';
import type { MyPuzzle } from '#games/maquis/ui/coach/my-puzzles/own.ts';

const RECORD: GameRecord = JSON.parse(
  readFileSync(new URL('../../../fixtures/maquis/busy.record.json', import.meta.url), 'utf8'),
);

/** The record of a game that is going on, after some of its moves. */
export function recordAfter(moves: number): GameRecord {
  const { outcome: _, ...unfinished } = RECORD;
  return { ...unfinished, moves: RECORD.moves.slice(0, moves) };
}

/** The same as the machine holds it. */
export function gameAfter(moves: number): TableGame {
  const told = gameOfRecord(recordAfter(moves), SITE_OWNS_ALL, 's');
  if ('fault' in told) throw new Error(told.fault.code);
  return told.game;
}

const played = replay(RECORD);
if ('fault' in played) throw new Error(played.fault.code);
export const TABLE: Table = tableOf(played.replayed.positions[9]);

export const puzzleOf = (id: string): MyPuzzle => ({
  version: 1,
  id,
  made: 5,
  table: TABLE,
  played: 'place:grocer',
  moves: [{ move: 'place:doctor', win: 0.4, draw: 0.1, loss: 0.5, sureness: 0.9 }],
  isSolved: false,
});
