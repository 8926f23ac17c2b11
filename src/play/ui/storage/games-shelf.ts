import type { GameFiles, GameMode } from '#play/game-mode.ts';
import { type ImportResult, importAll } from '#play/saves/import-saves.ts';
import { type Save, savesOf } from '#play/saves/save.ts';
import { type SaveTypes, storeName } from '#play/saves/save-format.ts';
import { openSaveStore, type SaveStore } from '#play/saves/save-store.ts';
import { isolated } from '#shared/isolated.ts';
import { localStore } from '#shared/storage/local-storage.ts';
import { readVersioned } from '#shared/storage/versioned.ts';
import { roomGames } from '../frame/room-name.ts';
import { describe, nameOf, progressText } from '../games/game-text.ts';
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
