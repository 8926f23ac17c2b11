import { type Position, type Resist, resistRules } from '#games/resist/engine/index.ts';
import { type ResistMistake, resistRanks } from '#games/resist/review/index.ts';
import type { Game } from '#play/history/game.ts';
import { puzzleOfMistake } from '#play/puzzles/own-puzzle.ts';
import { freshSeed } from '#shared/fresh-seed.ts';
import { resistCoach } from '../coach.ts';
import type { ResistPuzzle } from './own.ts';

/** How many games are simulated at the moment, once and for all. */
const PUZZLE_LOOK = 8000;

/** Makes a puzzle of a moment. Rejects where the coach cannot be asked. */
export async function puzzleOfMoment(
  { setUp: { seed: _, ...setUp } }: Pick<Game<Resist>, 'setUp'>,
  position: Position,
  mistake: ResistMistake,
): Promise<ResistPuzzle> {
  const view = resistRules.playerView(position);
  const analysis = await resistCoach.analyse({ view, seed: 'puzzle', simulations: PUZZLE_LOOK });
  const { unseen: { random: __, ...unseen } = {}, ...table } = resistRules.toBoardState(position);
  const moment = { setUp, table: { ...table, unseen } };
  return puzzleOfMistake(moment, mistake, resistRanks(analysis), freshSeed());
}
