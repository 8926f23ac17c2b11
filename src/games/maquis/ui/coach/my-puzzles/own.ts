import { utilityOf } from '#games/maquis/coach/utility.ts';
import type { Position } from '#games/maquis/engine/index.ts';
import { advisedMoveText, chancesText } from '#games/maquis/i18n/coach.ts';
import { isDraw } from '#games/maquis/review/chances.ts';
import { gameOfTable, type MaquisSaves, SITE_OWNS_ALL } from '#games/maquis/session/index.ts';
import { MAQUIS_MODE } from '#games/maquis/ui/aid/mode.ts';
import * as m from '#messages';
import type { OwnPuzzleGame } from '#play/ui/my-puzzles/own-puzzles.ts';
import { DRAWING, type MyPuzzle, PUZZLES, rankOf } from './my-puzzle.ts';

/** A choice in words; to draw is to draw, whichever card comes. */
export const choiceInWords = (position: Position, move: string): string =>
  move === DRAWING || isDraw(move) ? m.maquis_own_drawing() : advisedMoveText(position, move);

/** What Maquis hands to the kit for puzzles made of its reviews. */
export const OWN: OwnPuzzleGame<MaquisSaves, MyPuzzle> = {
  mode: MAQUIS_MODE,
  kind: PUZZLES,
  begin: ({ table }, seed) => ({ game: gameOfTable(table, seed, SITE_OWNS_ALL) }),
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
  choiceText: choiceInWords,
};
