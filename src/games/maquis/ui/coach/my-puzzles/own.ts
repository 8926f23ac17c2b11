import { utilityOf } from '#games/maquis/coach/utility.ts';
import { chancesText } from '#games/maquis/i18n/coach.ts';
import { isDraw } from '#games/maquis/review/stepping.ts';
import { gameFromTable, type MaquisSaves, SITE_OWNS_ALL } from '#games/maquis/session/index.ts';
import { MAQUIS } from '#games/maquis/ui/aid/mode.ts';
import type { OwnPuzzleGame } from '#play/ui/my-puzzles/own-puzzles.ts';
import { choiceText } from './choice-text.ts';
import { DRAWING, type MyPuzzle, PUZZLES, rankOf } from './my-puzzle.ts';

/** What Maquis hands to the kit for puzzles made of its reviews. */
export const OWN: OwnPuzzleGame<MaquisSaves, MyPuzzle> = {
  mode: MAQUIS,
  kind: PUZZLES,
  begin: ({ table }, seed) => ({ game: gameFromTable(table, seed, SITE_OWNS_ALL) }),
  choices: ({ moves }) =>
    moves.map(rankOf).map((rank) => ({
      move: rank.move,
      worth: utilityOf(rank),
      worthError: rank.standardError,
      chances: chancesText(rank),
    })),
  chosen({ steps: [first] }) {
    if (!first || !('move' in first)) return undefined;
    return isDraw(first.move) ? DRAWING : first.move;
  },
  choiceText,
};
