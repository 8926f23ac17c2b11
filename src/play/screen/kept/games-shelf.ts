import { isolated } from '#shared/isolated.ts';
import { readKept } from '#shared/kept/kind.ts';
import { localStore } from '#shared/kept/local.ts';
import { type Brought, bringAllIn } from '../../saves/bring-in.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { type Save, savesOf } from '../../saves/save.ts';
import { openShelf, type Shelf } from '../../saves/shelf.ts';
import { shelfName } from '../../saves/shelf-name.ts';
import type { GameFiles, PlayKit } from '../face.ts';
import { roomGames } from '../frame/room-name.ts';
import { describe, nameOf, progressText } from '../games/game-text.ts';
import type { KeptShelf, OpenShelf, Told } from './part.ts';

/** What a shelf of games asks of its game. */
type Kit<K extends SaveKinds> = Pick<PlayKit<K>, 'codec' | 'rules' | 'words'>;

/** A shelf of a game's, by the name of its room. */
export function gamesShelf<K extends SaveKinds>(
  kit: Kit<K>,
  room: string,
  files?: Pick<GameFiles<K>, 'name' | 'has' | 'text'>,
): KeptShelf {
  const name = shelfName(kit.codec, room);
  return {
    name: room,
    label: () => roomGames(room),
    open: async () => {
      const shelf = await openShelf(kit.codec, name);
      // What the database has not taken yet is handed to it first.
      const isLogged = ([key]: [string, unknown]) => key.startsWith(`${name}.unwritten.`);
      if (Object.entries(localStore() ?? {}).some(isLogged)) await shelf.find();
      return keptOn(shelf, kit, files);
    },
  };
}

/** A shelf that is open, one game at a time. */
export function keptOn<K extends SaveKinds>(
  shelf: Pick<Shelf<K>, 'ids' | 'get' | 'raw' | 'amend' | 'bring' | 'bringNew' | 'discard'>,
  kit: Kit<K>,
  files?: Pick<GameFiles<K>, 'name' | 'has' | 'text'>,
): OpenShelf {
  const kind = savesOf(kit.codec);
  const told = kit as unknown as Kit<SaveKinds>;
  const asFile = (save: Save<K>): Pick<Told, 'file'> =>
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
      const save = there.value as unknown as Save<SaveKinds>;
      const name = save.name
        ? `${isolated(save.name)}: ${describe(told, save)}`
        : nameOf(told, save);
      return { name, progress: progressText(told, save), ...asFile(there.value) };
    },
    take: async (values, rest) => {
      const unread: Brought[] = [];
      const saves: Save<K>[] = [];
      for (const value of values) {
        await rest();
        const read = readKept(kind, value);
        if ('value' in read) saves.push(read.value);
        else unread.push('unread');
      }
      return [...unread, ...(await bringAllIn(shelf as Shelf<K>, kit, saves, rest))];
    },
    settle: async (id, how) => {
      const there = await shelf.get(id);
      if (how === 'for good') await shelf.discard(id);
      else if (there && 'value' in there) {
        const { deleted: _, ...kept } = there.value;
        await shelf.amend(kept as Save<K>);
      }
    },
  };
}
