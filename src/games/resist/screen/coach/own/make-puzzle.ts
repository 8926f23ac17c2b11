import type { Game } from '#play/history/game.ts';
import { puzzleOfMistake } from '#play/puzzles/own-puzzle.ts';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import { type Position, type Resist, rules } from '#resist/engine/index.ts';
import { type ResistMistake, rankingOf } from '#resist/review/index.ts';
import { askCoach } from '../review/reviewing.ts';
import type { ResistPuzzle } from './own.ts';

/** How many games are simulated at the moment, once and for all. */
const PUZZLE_LOOK = 8000;

/** Makes a puzzle of a moment. Rejects where the coach cannot be asked. */
export async function makePuzzle(
  { setUp: { seed: _, ...setUp } }: Pick<Game<Resist>, 'setUp'>,
  position: Position,
  mistake: ResistMistake,
): Promise<ResistPuzzle> {
  const sight = rules.seenBy(position);
  const advice = await askCoach({ sight, seed: 'puzzle', simulations: PUZZLE_LOOK });
  const { unseen: { random: __, ...unseen } = {}, ...table } = rules.toTable(position);
  const moment = { setUp, table: { ...table, unseen } };
  return puzzleOfMistake(moment, mistake, rankingOf(advice), freshSeed());
}
