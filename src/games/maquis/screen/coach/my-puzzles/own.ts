import { utilityOf } from '#maquis/coach/utility.ts';
import { isDraw } from '#maquis/review/stepping.ts';
import { gameFromTable, type KeptMaquis, SITE_OWNS_ALL } from '#maquis/table/index.ts';
import { chancesText } from '#maquis/words/coach.ts';
import type { OwnPuzzles } from '#play/screen/own/own-puzzles.ts';
import { MAQUIS } from '../../aid/kit.ts';
import { choiceText } from './choice-text.ts';
import { DRAWING, type MyPuzzle, PUZZLES, rankOf } from './my-puzzle.ts';

/** What Maquis hands to the kit for puzzles made of its reviews. */
export const OWN: OwnPuzzles<KeptMaquis, MyPuzzle> = {
  kit: MAQUIS,
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
