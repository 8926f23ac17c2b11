import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import type { KeptShelf, OpenShelf } from '#play/screen/kept/part.ts';
import { readKept } from '#shared/kept/kind.ts';
import { type MyPuzzle, PUZZLES } from '../coach/my-puzzles/my-puzzle.ts';
import { openPuzzles, type PuzzleShelf } from '../coach/my-puzzles/puzzle-shelf.ts';

/** Puzzles of one's own, as the page of everything kept sees them. */
export const puzzlesShelf = (): KeptShelf => ({
  name: 'puzzles',
  label: m.play_kept_puzzles,
  open: async () => puzzlesOn(await openPuzzles()),
});

/** A shelf of puzzles that is open. */
export const puzzlesOn = (shelf: PuzzleShelf): OpenShelf => ({
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
    const { state } = puzzle.table;
    return { name: m.maquis_own_try_name({ turn: state.day + 1 }), progress: when };
  },
  take: async (value) => {
    const read = readKept(PUZZLES, value);
    if ('unread' in read) return 'unread';
    return (await takePuzzle(shelf, read.value)) ? 'new' : 'known';
  },
  settle: async () => undefined,
});

/**
 * Takes a puzzle in, unless it is there. Something else that lies under its id stays as it is.
 *
 * @returns whether it came in
 */
async function takePuzzle(shelf: PuzzleShelf, brought: MyPuzzle): Promise<boolean> {
  const { id, made } = brought;
  for (const puzzle of [brought, { ...brought, id: `${id}_${Math.trunc(made)}` }]) {
    if (await shelf.get(puzzle.id)) return false;
    if (await shelf.has(puzzle.id)) continue;
    await shelf.put(puzzle);
    return true;
  }
  return false;
}
