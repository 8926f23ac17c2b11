import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';
import { connect } from '#shared/storage/database.ts';
import { readVersioned, type Versioned } from '#shared/storage/versioned.ts';
import { isSignificant } from '../advice/advisor.ts';
import type { RankedMove } from '../review/ranked-moments.ts';
import type { GameRules, GameTypes } from '../rules/game-rules.ts';
import type { SaveFormat, SaveTypes } from '../saves/save-format.ts';
import { puzzleIdOf } from './own-try.ts';

/*
 * A moment of a game of one's own, kept to be played again: the table without what no player knows,
 * and how the coach ranked the choices there, once and for all.
 */

/** As much of such a puzzle as the kit needs, in whatever form a game keeps it. */
export interface OwnPuzzle {
  readonly id: string;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
  /** What was chosen in the game. */
  readonly played: string;
  readonly isSolved: boolean;
}

/** What can stand in an address and comes back out of it the same. */
const ID = /^puzzle \w{1,100}$/;

/** What every form of such a puzzle has; dates as far as they go. */
export const OWN_PUZZLE = {
  id: v.pipe(v.string(), v.regex(ID)),
  made: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  played: v.string(),
  isSolved: v.boolean(),
};

/**
 * What every puzzle begins with that is made now.
 *
 * @param seed one that nobody has seen
 */
export const freshPuzzle = (seed: string, played: string): OwnPuzzle => ({
  id: puzzleIdOf(seed),
  made: Date.now(),
  played,
  isSolved: false,
});

/** A choice as it was ranked when the puzzle was made. */
export interface RankedChoice {
  readonly move: string;
  readonly worth: number;
  readonly worthError: number;
}

/** What the first choice of a try came to. */
export interface OwnVerdict<Choice extends RankedChoice = RankedChoice> {
  /** The best, or one that cannot be told from it. */
  readonly isGood: boolean;
  readonly chosen: Choice;
  readonly best: Choice;
}

/**
 * The verdict on a choice; undefined for one that was never ranked. What was chosen in the game was told
 * from the best with more patience, when the game was gone through: it is not good whatever the ranking
 * says.
 *
 * @param choices the best first
 */
export function ownPuzzleVerdict<Choice extends RankedChoice>(
  { played }: Pick<OwnPuzzle, 'played'>,
  choices: readonly Choice[],
  move: string | undefined,
): OwnVerdict<Choice> | undefined {
  const [best] = choices;
  const chosen = choices.find((choice) => choice.move === move);
  if (!best || !chosen) return undefined;
  const loss = {
    worth: best.worth - chosen.worth,
    standardError: Math.hypot(best.worthError, chosen.worthError),
  };
  return { isGood: chosen.move !== played && !isSignificant(loss), chosen, best };
}

/** A puzzle of a game whose coach ranks the moves wherever somebody chooses. */
export interface RankedPuzzle<T extends GameTypes, R extends RankedMove = RankedMove>
  extends OwnPuzzle {
  readonly version: 1;
  readonly setUp: T['setUp'];
  readonly table: T['boardState'];
  /** The best first. */
  readonly moves: readonly R[];
}

/**
 * The puzzle of a mistake, its moves ranked anew. What was chosen in the game never comes first: when the
 * game was gone through it was told from a better one with more patience.
 *
 * @param seed one that nobody has seen
 */
export function puzzleOfMistake<T extends GameTypes, R extends RankedMove>(
  moment: Pick<RankedPuzzle<T, R>, 'setUp' | 'table'>,
  { played, better }: { readonly played: string; readonly better: string },
  moves: readonly R[],
  seed: string,
): RankedPuzzle<T, R> {
  const isFirst = ({ move }: R): boolean => move === better && moves[0]?.move === played;
  const ranked = [...moves.filter(isFirst), ...moves.filter((move) => !isFirst(move))];
  return { version: 1, ...freshPuzzle(seed, played), ...moment, moves: ranked };
}

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const size = v.pipe(v.number(), v.finite(), v.minValue(0));

/**
 * Such puzzles in all their forms. A table that cannot be, and a choice that is not legal at it, is damage.
 *
 * @param extra what the coach of this game says of a move besides
 */
export function rankedPuzzlesOf<T extends SaveTypes, R extends RankedMove = RankedMove>(
  saveFormat: Pick<SaveFormat<T>, 'setUp' | 'boardState' | 'isValid'>,
  rules: Pick<GameRules<T>, 'initialPosition' | 'legalMoves'>,
  extra: v.ObjectEntries = {},
): Versioned<RankedPuzzle<T, R>> {
  const move = v.object({
    move: v.string(),
    win: chance,
    standardError: size,
    worth: v.pipe(v.number(), v.finite()),
    worthError: size,
    simulations: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    ...extra,
  });
  const schema = v.pipe(
    v.object({
      version: v.literal(1),
      ...OWN_PUZZLE,
      setUp: saveFormat.setUp,
      table: v.pipe(saveFormat.boardState, v.check(saveFormat.isValid)),
      moves: v.pipe(v.array(move), v.minLength(1)),
    }),
    v.check(({ setUp, table, played, moves }) => {
      const legal = new Set(rules.legalMoves(rules.initialPosition(setUp, table)));
      return legal.has(played) && moves.every((ranked) => legal.has(ranked.move));
    }),
  );
  // What the game's own schemas read is of the game's own types; the compiler cannot follow it there.
  return {
    version: 1,
    schema: schema as unknown as v.GenericSchema<unknown, RankedPuzzle<T, R>>,
    migrations: {},
  };
}

/** Puzzles of one's own, in a database of the browser's for each game. */
const databaseOf = (game: string): string => `safe-house.${game}.own-puzzles`;

interface PuzzleDatabase extends DBSchema {
  puzzles: { key: string; value: unknown };
}

export interface PuzzlesFound<P extends OwnPuzzle> {
  /** The latest first. */
  readonly puzzles: readonly P[];
  /** What cannot be read, as it lies there. */
  readonly aside: readonly unknown[];
}

export interface PuzzleShelf<P extends OwnPuzzle> {
  readonly find: () => Promise<PuzzlesFound<P>>;
  readonly ids: () => Promise<readonly string[]>;
  /** As it lies there. */
  readonly raw: (id: string) => Promise<unknown>;
  readonly get: (id: string) => Promise<P | undefined>;
  /** Whether something lies there under an id, readable or not. */
  readonly has: (id: string) => Promise<boolean>;
  readonly put: (puzzle: P) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Opens the shelf of a game. Rejects where the browser offers no storage. */
export async function openPuzzles<P extends OwnPuzzle>(
  game: string,
  kind: Versioned<P>,
): Promise<PuzzleShelf<P>> {
  const { within } = await connect(() =>
    openDB<PuzzleDatabase>(databaseOf(game), 1, {
      upgrade(fresh) {
        fresh.createObjectStore('puzzles');
      },
    }),
  );
  const raw = (id: string): Promise<unknown> => within((open) => open.get('puzzles', id));
  return {
    find: async () => puzzlesAmong(kind, await within((open) => open.getAll('puzzles'))),
    ids: () => within((open) => open.getAllKeys('puzzles')),
    raw,
    get: async (id) => readPuzzle(kind, await raw(id)),
    has: async (id) => (await within((open) => open.getKey('puzzles', id))) !== undefined,
    put: async (puzzle) => {
      await within((open) => open.put('puzzles', puzzle, puzzle.id));
    },
    remove: async (id) => {
      await within((open) => open.delete('puzzles', id));
    },
  };
}

/** A puzzle as it was stored; undefined where it is damaged or from another version. */
export function readPuzzle<P extends OwnPuzzle>(
  kind: Versioned<P>,
  stored: unknown,
): P | undefined {
  const read = readVersioned(kind, stored);
  return 'value' in read ? read.value : undefined;
}

/** Tells puzzles that can be read from those that cannot. */
export function puzzlesAmong<P extends OwnPuzzle>(
  kind: Versioned<P>,
  stored: readonly unknown[],
): PuzzlesFound<P> {
  const read = stored.map((value) => ({ value, puzzle: readPuzzle(kind, value) }));
  return {
    puzzles: read.flatMap(({ puzzle }) => puzzle ?? []).sort((one, other) => other.made - one.made),
    aside: read.flatMap(({ value, puzzle }) => (puzzle ? [] : [value])),
  };
}
