import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';
import { connect } from '#shared/storage/database.ts';
import { readVersioned, type Versioned } from '#shared/storage/versioned.ts';
import { isSignificant } from '../advice/advisor.ts';
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
