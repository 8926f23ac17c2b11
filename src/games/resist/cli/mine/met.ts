import { GAME, MISSIONS_IN_PLAY } from '../../data/index.ts';
import type { PuzzleSetUp } from '../../puzzles/set-up.ts';

/*
 * Whether a game can come to a table: cards that lie where they can lie may tell of more, or less, than was played.
 */

/** So many cards a hand may grow by in a round, as far as anybody has seen. */
const MOST_DRAWN = 3;

/** The round of a table: one Mission is attacked in each, and is defeated or fails. */
export function roundOf({
  phase,
  row,
  defeated = [],
}: Pick<PuzzleSetUp, 'phase' | 'row' | 'defeated'>): number {
  const failed = row.filter((place) => typeof place !== 'string' && place.failed).length;
  return defeated.length + failed + (phase === 'decide' ? 0 : 1);
}

const ALL_MISSIONS = MISSIONS_IN_PLAY[1] + MISSIONS_IN_PLAY[2] + MISSIONS_IN_PLAY[3];

/** Whether the row has fewer Missions than it would be filled up to from the deck; what was defeated last is replaced later. */
function isRowShort({ phase, row, defeated = [] }: PuzzleSetUp): boolean {
  const inDeck = ALL_MISSIONS - defeated.length - row.length;
  return inDeck > 0 && row.length < GAME.row - (phase === 'decide' ? 1 : 0);
}

/** Why no game comes to a table, in a sentence; nothing where one may. */
export function notMet(table: PuzzleSetUp): string | undefined {
  const { round, pile } = table;
  const told = roundOf(table);
  if (table.defeated) {
    if (round !== told) return `it is round ${told} by its Missions, not ${round}`;
    if (isRowShort(table)) return 'its row would have been filled up';
  }
  const most = (round - 1) * (GAME.hand + MOST_DRAWN);
  return pile.length > most
    ? `${pile.length} revealed before round ${round} are too many`
    : undefined;
}
