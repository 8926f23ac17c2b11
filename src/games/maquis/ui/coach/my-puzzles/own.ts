import * as v from 'valibot';
import { isDraw } from '#games/maquis/coach/analysis.ts';
import { utilityOf } from '#games/maquis/coach/utility.ts';
import { faultsOf, type Position, type Table } from '#games/maquis/engine/index.ts';
import { advisedMoveText, chancesText } from '#games/maquis/i18n/coach.ts';
import {
  gameOfTable,
  type MaquisSaves,
  SITE_OWNS_ALL,
  TableSchema,
} from '#games/maquis/session/index.ts';
import { MAQUIS_MODE } from '#games/maquis/ui/aid/mode.ts';
import * as m from '#messages';
import { OWN_PUZZLE, type OwnPuzzle } from '#play/puzzles/own-puzzle.ts';
import type { OwnPuzzleGame } from '#play/ui/my-puzzles/own-puzzles.ts';

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A move as it was ranked when the puzzle was made; `sureness` is what this form calls a standard error. */
const move = v.object({
  move: v.string(),
  win: chance,
  draw: chance,
  loss: chance,
  sureness: chance,
});

/** A puzzle of one's own: the table at a moment, and how the coach ranked the choices, the best first. */
const MyPuzzleSchema = v.object({
  version: v.literal(1),
  ...OWN_PUZZLE,
  table: v.pipe(
    TableSchema,
    v.check((table) => faultsOf(table).length === 0),
  ),
  moves: v.pipe(v.array(move), v.minLength(1)),
});

type RankedMove = v.InferOutput<typeof move>;

/** What the coach says of a move. */
type Rank = Omit<RankedMove, 'sureness'> & { readonly standardError: number };

export interface MyPuzzle extends OwnPuzzle {
  readonly version: 1;
  readonly table: Table;
  readonly moves: readonly RankedMove[];
}

/** Keeps what the coach said of a move. */
export const storedRank = ({ move, win, draw, loss, standardError }: Rank): RankedMove => ({
  ...{ move, win, draw, loss },
  sureness: standardError,
});

/** What the coach said of a move when the puzzle was made. */
const rankOf = ({ sureness, ...rank }: RankedMove): Rank => ({
  ...rank,
  standardError: sureness,
});

/** The choice to let the next card come and not to shoot before. */
export const DRAWING = 'draw';

/** A choice in words; to draw is to draw, whichever card comes. */
export const choiceInWords = (position: Position, move: string): string =>
  move === DRAWING || isDraw(move) ? m.maquis_own_drawing() : advisedMoveText(position, move);

/** What Maquis hands to the kit for puzzles made of its reviews. */
export const OWN: OwnPuzzleGame<MaquisSaves, MyPuzzle> = {
  mode: MAQUIS_MODE,
  kind: { version: 1, schema: MyPuzzleSchema, migrations: {} },
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
