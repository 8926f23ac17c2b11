import type { CardNumber, DifficultyId } from '#games/maquis/data/index.ts';
import { type PuzzleSetUp, tableFrom } from '#games/maquis/puzzles/index.ts';
import {
  gameOfDeal,
  SITE_OWNS_ALL,
  type Step,
  type TableGame,
} from '#games/maquis/session/index.ts';

/** Where a puzzle or a guided day begins. */
interface Beginning {
  readonly id: string;
  readonly mode: DifficultyId;
  readonly table: PuzzleSetUp;
  readonly deck?: readonly CardNumber[];
}

/**
 * How many steps of its game an attempt has taken before its first move: one, which lays out the table.
 * It is a correction and not what a game can begin from, because there the deck is dealt anew, and a
 * puzzle can show the cards that come next.
 */
export const STEPS_BEFORE = 1;

/**
 * An attempt as a game from the set table, after these moves.
 *
 * @param random what the cards nobody can know are drawn by: four numbers of 32 bits, new for each
 * attempt; without them the same cards come every time
 */
export function gameOfAttempt(
  { id, mode, table, deck = [] }: Beginning,
  moves: readonly string[] = [],
  random?: readonly number[],
): TableGame {
  const start = tableFrom(mode, table, deck);
  const unseen = { ...start.unseen, ...(random ? { random } : {}) };
  const steps: Step[] = [
    { correction: { ...start, unseen } },
    ...moves.map((move): Step => (move.startsWith('patrol:') ? { move, by: 'site' } : { move })),
  ];
  const game = gameOfDeal({ difficulty: mode, goals: table.goals, seed: id }, SITE_OWNS_ALL);
  return { ...game, steps, seen: steps.length };
}
