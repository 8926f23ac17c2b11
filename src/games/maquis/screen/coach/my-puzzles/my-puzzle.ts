import * as v from 'valibot';
import { faultsOf, type Table } from '#maquis/engine/index.ts';
import {
  gameFromTable,
  SAVE_VERSION,
  type Save,
  SITE_OWNS_ALL,
  TableSchema,
} from '#maquis/table/index.ts';
import * as m from '#messages';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import type { Kind } from '#shared/kept/kind.ts';

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Tells the ids of puzzles from those of games. */
const PREFIX = 'puzzle ';
/** What can stand in an address and comes back out of it the same. */
const ID = /^puzzle \w{1,100}$/;
export const freshPuzzleId = (): string => PREFIX + freshSeed();
export const isPuzzleId = (id: string | undefined): boolean => id?.startsWith(PREFIX) ?? false;

/** A move as it was ranked when the puzzle was made; `sureness` is what this form calls a standard error. */
const move = v.object({
  move: v.string(),
  win: chance,
  draw: chance,
  loss: chance,
  sureness: chance,
});

/**
 * A moment of a game of one's own, to be played again: the table without what no player knows, and
 * how the coach ranked the choices there, the best first.
 */
const MyPuzzleSchema = v.object({
  version: v.literal(1),
  id: v.pipe(v.string(), v.regex(ID)),
  /** When it was made, in milliseconds since 1970, as far as dates go. */
  made: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  table: v.pipe(
    TableSchema,
    v.check((table) => faultsOf(table).length === 0),
  ),
  /** What was chosen in the game. */
  played: v.string(),
  moves: v.pipe(v.array(move), v.minLength(1)),
  isSolved: v.boolean(),
});

type RankedMove = v.InferOutput<typeof move>;

/** What the coach says of a move. */
export type Rank = Omit<RankedMove, 'sureness'> & { readonly standardError: number };

export interface MyPuzzle {
  readonly version: 1;
  readonly id: string;
  readonly made: number;
  readonly table: Table;
  readonly played: string;
  readonly moves: readonly RankedMove[];
  readonly isSolved: boolean;
}

/** Keeps what the coach said of a move. */
export const keptRank = ({ move, win, draw, loss, standardError }: Rank): RankedMove => ({
  ...{ move, win, draw, loss },
  sureness: standardError,
});

/** What the coach said of a move when the puzzle was made. */
export const rankOf = ({ sureness, ...rank }: RankedMove): Rank => ({
  ...rank,
  standardError: sureness,
});

/** Puzzles in all their forms. */
export const PUZZLES: Kind<MyPuzzle> = { version: 1, schema: MyPuzzleSchema, migrations: {} };

/** The choice to let the next card come and not to shoot before. */
export const DRAWING = 'draw';

/** A new try: a game from the moment, its cards dealt anew. */
export function tryOf({ id, table }: MyPuzzle): Save {
  const now = Date.now();
  return {
    version: SAVE_VERSION,
    id: freshSeed(),
    begun: now,
    changed: now,
    name: m.maquis_own_try_name({ turn: table.state.day + 1 }),
    branchOf: { id, step: 0 },
    progress: { game: gameFromTable(table, freshSeed(), SITE_OWNS_ALL) },
  };
}
