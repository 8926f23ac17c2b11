import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import type { OwnPuzzle } from '#play/puzzles/own-puzzle.ts';
import type { PuzzleShelf } from '#play/puzzles/own-shelf.ts';
import type { ImportResult } from '#play/saves/import-saves.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { readVersioned, type Versioned } from '#shared/storage/versioned.ts';
import { momentName, type OwnPuzzleGame, shelfOf } from '../my-puzzles/own-puzzles.ts';
import type { OpenShelf, StoredSaves } from './part.ts';

/** A game's puzzles of one's own, as the page of everything kept sees them. */
export const ownPuzzlesShelf = <T extends SaveTypes, P extends OwnPuzzle>(
  own: OwnPuzzleGame<T, P>,
): StoredSaves => ({
  name: 'puzzles',
  label: m.play_kept_puzzles,
  open: async () => puzzlesOn(await shelfOf(own), own.kind, (puzzle) => momentName(own, puzzle)),
});

/** A shelf of puzzles that is open. */
export const puzzlesOn = <P extends OwnPuzzle>(
  shelf: PuzzleShelf<P>,
  kind: Versioned<P>,
  moment: (puzzle: P) => string,
): OpenShelf => ({
  ids: shelf.ids,
  look: async (id) => {
    const puzzle = await shelf.get(id);
    if (puzzle) return { changed: puzzle.made, isDeleted: false };
    const unread = await shelf.raw(id);
    return unread === undefined ? undefined : { unread };
  },
  tell: async (id) => {
    const puzzle = await shelf.get(id);
    if (!puzzle) return undefined;
    const when = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium' }).format(puzzle.made);
    return { name: m.play_own_try_name({ moment: moment(puzzle) }), progress: when };
  },
  take: async (values, rest) => {
    const came: ImportResult[] = [];
    for (const value of values) {
      await rest();
      const read = readVersioned(kind, value);
      if ('unread' in read) came.push('unread');
      else came.push((await takePuzzle(shelf, read.value)) ? 'new' : 'known');
    }
    return came;
  },
  settle: async () => undefined,
});

/**
 * Takes a puzzle in, unless it is there. Something else that lies under its id stays as it is.
 *
 * @returns whether it came in
 */
async function takePuzzle<P extends OwnPuzzle>(
  shelf: PuzzleShelf<P>,
  brought: P,
): Promise<boolean> {
  const { id, made } = brought;
  for (const puzzle of [brought, { ...brought, id: `${id}_${Math.trunc(made)}` }]) {
    if (await shelf.get(puzzle.id)) return false;
    if (await shelf.has(puzzle.id)) continue;
    await shelf.put(puzzle);
    return true;
  }
  return false;
}
