import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import type { GameFiles, GameMode } from '#play/game-mode.ts';
import type { OwnPuzzle, PuzzleShelf } from '#play/puzzles/own-puzzle.ts';
import { type ImportResult, importAll } from '#play/saves/import-saves.ts';
import { type Save, savesOf } from '#play/saves/save.ts';
import { type SaveTypes, storeName } from '#play/saves/save-format.ts';
import { openSaveStore, type SaveStore } from '#play/saves/save-store.ts';
import { isolated } from '#shared/isolated.ts';
import { localStore } from '#shared/storage/local-storage.ts';
import { readVersioned, type Versioned } from '#shared/storage/versioned.ts';
import { roomGames } from '../frame/room-name.ts';
import { describe, nameOf, progressText } from '../games/game-text.ts';
import { momentName, type OwnPuzzleGame, shelfOf } from '../my-puzzles/own-puzzles.ts';
import type { ListedSave, OpenShelf, StoredSaves } from './part.ts';

/** What a shelf of games asks of its game. */
type ShelfMode<T extends SaveTypes> = Pick<GameMode<T>, 'saveFormat' | 'rules' | 'text'>;

/** A shelf of a game's, by the name of its room. */
export function gamesShelf<T extends SaveTypes>(
  mode: ShelfMode<T>,
  room: string,
  files?: Pick<GameFiles<T>, 'name' | 'has' | 'text'>,
): StoredSaves {
  const name = storeName(mode.saveFormat, room);
  return {
    name: room,
    label: () => roomGames(room),
    open: async () => {
      const shelf = await openSaveStore(mode.saveFormat, name);
      // What the database has not taken yet is handed to it first.
      const isLogged = ([key]: [string, unknown]) => key.startsWith(`${name}.unwritten.`);
      if (Object.entries(localStore() ?? {}).some(isLogged)) await shelf.find();
      return keptOn(shelf, mode, files);
    },
  };
}

/** A shelf that is open, one game at a time. */
export function keptOn<T extends SaveTypes>(
  shelf: Pick<SaveStore<T>, 'ids' | 'get' | 'raw' | 'amend' | 'bring' | 'bringNew' | 'discard'>,
  mode: ShelfMode<T>,
  files?: Pick<GameFiles<T>, 'name' | 'has' | 'text'>,
): OpenShelf {
  const kind = savesOf(mode.saveFormat);
  const told = mode as unknown as ShelfMode<SaveTypes>;
  const asFile = (save: Save<T>): Pick<ListedSave, 'file'> =>
    files?.has(save)
      ? { file: { name: `${files.name}.json`, text: () => files.text([save]) } }
      : {};
  return {
    ids: shelf.ids,
    look: async (id) => {
      const there = await shelf.get(id);
      if (!there) return undefined;
      if ('unread' in there) return { unread: await shelf.raw(id) };
      const { changed, deleted } = there.value;
      return { changed, isDeleted: deleted !== undefined };
    },
    tell: async (id) => {
      const there = await shelf.get(id);
      if (!there || 'unread' in there) return undefined;
      const save = there.value as unknown as Save<SaveTypes>;
      const name = save.name
        ? `${isolated(save.name)}: ${describe(told, save)}`
        : nameOf(told, save);
      return { name, progress: progressText(told, save), ...asFile(there.value) };
    },
    take: async (values, rest) => {
      const unread: ImportResult[] = [];
      const saves: Save<T>[] = [];
      for (const value of values) {
        await rest();
        const read = readVersioned(kind, value);
        if ('value' in read) saves.push(read.value);
        else unread.push('unread');
      }
      return [...unread, ...(await importAll(shelf as SaveStore<T>, mode, saves, rest))];
    },
    settle: async (id, how) => {
      const there = await shelf.get(id);
      if (how === 'for good') await shelf.discard(id);
      else if (there && 'value' in there) {
        const { deleted: _, ...kept } = there.value;
        await shelf.amend(kept as Save<T>);
      }
    },
  };
}

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
