import { openDB } from 'idb';
import type { ImportResult } from '#play/saves/import-saves.ts';
import { connect } from '#shared/storage/database.ts';
import { roomGames } from '../frame/room-name.ts';
import type { StoredSaves } from './part.ts';

/*
 * A shelf that its game says nothing of. What lies there is handed about as it lies there: whether it
 * can be read is found out where it is played.
 */

interface Marked {
  readonly id?: unknown;
  readonly changed?: unknown;
  readonly deleted?: unknown;
}

/** @param shelf the name of a room with games */
export function rawShelf(game: string, shelf: string): StoredSaves {
  const name = `safe-house.${game}.${shelf}`;
  const open = () => openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore('saves') });
  /** A database that is not there is not made by asking for it. */
  const isThere = async () =>
    (await indexedDB.databases?.())?.some((database) => database.name === name) ?? false;
  const within = async <Result>(work: (database: Database) => Promise<Result>) => {
    const connection = await connect<unknown>(open);
    try {
      return await connection.within(work);
    } finally {
      connection.close();
    }
  };
  const get = (id: string): Promise<Marked> => within((database) => database.get('saves', id));
  return {
    name: shelf,
    label: () => roomGames(shelf),
    open: async () => ({
      ids: async () =>
        (await isThere())
          ? within(async (database) => (await database.getAllKeys('saves')).map(String))
          : [],
      look: async (id) => {
        const { changed, deleted } = Object(await get(id)) as Marked;
        return {
          changed: typeof changed === 'number' ? changed : 0,
          isDeleted: deleted !== undefined,
        };
      },
      tell: async (id) => ({ name: id }),
      take: (values, rest) =>
        within(async (database) => {
          const came: ImportResult[] = [];
          for (const value of values) {
            await rest();
            came.push(await putRaw(database, value));
          }
          return came;
        }),
      settle: async (id, how) => {
        const { deleted: _, ...kept } = await get(id);
        await within((database) =>
          how === 'back'
            ? database.put('saves', kept, id).then(() => undefined)
            : database.delete('saves', id),
        );
      },
    }),
  };
}

type Database = Awaited<ReturnType<typeof openDB>>;

/** As much of a database as bringing a thing in asks for. */
interface Store {
  readonly get: (store: 'saves', key: string) => Promise<unknown>;
  readonly put: (store: 'saves', value: unknown, key: string) => Promise<unknown>;
}

/** Puts a thing under its id, or, where another lies there, under an id of its own. */
export async function putRaw(database: Store, value: unknown): Promise<ImportResult> {
  const { id, changed, deleted } = Object(value) as Marked;
  if (typeof id !== 'string') return 'unread';
  if (changed !== undefined && typeof changed !== 'number') return 'unread';
  if (deleted !== undefined) return 'deleted';
  const copy = `${id} of ${changed}`;
  for (const key of [id, copy, `${copy} of ${copy}`]) {
    const there: unknown = await database.get('saves', key);
    const brought = { ...Object(value), id: key };
    if (there === undefined) {
      await database.put('saves', brought, key);
      return key === id ? 'new' : 'apart';
    }
    if (JSON.stringify(there) === JSON.stringify(brought)) return 'known';
  }
  return 'unread';
}
