import type { GameStorage } from '../play/ui/storage/part.ts';

/*
 * What each game says of what is kept of it, out of its folder, by its id. A part is loaded only where
 * there is something of its game.
 */
const keptParts: Readonly<Record<string, () => Promise<{ readonly gameStorage: unknown }>>> =
  Object.fromEntries(
    Object.entries(
      import.meta.glob<{ readonly gameStorage: unknown }>('/src/games/*/storage.ts'),
    ).map(([file, load]) => [file.split('/')[3] ?? '', load]),
  );

/** The games that say what is kept of them, by their ids. */
export const hasPart = (game: string): boolean => Object.hasOwn(keptParts, game);

/** Rooms with games. */
const ROOMS = ['table', 'practice'] as const;

/**
 * What a game says of what is kept of it, and the shelves of its rooms that it says nothing of; nothing
 * where nobody knows the game. Rejects where its part is not to be had.
 */
export async function gameStorageOf(game: string): Promise<GameStorage | undefined> {
  const load = hasPart(game) ? keptParts[game] : undefined;
  if (!load) return undefined;
  const [{ gameStorage }, { rawShelf }] = await Promise.all([
    load(),
    import('../play/ui/storage/raw-shelf.ts'),
  ]);
  const part = gameStorage as GameStorage;
  const others = ROOMS.filter((room) => part.shelves.every(({ name }) => name !== room));
  return { ...part, shelves: [...part.shelves, ...others.map((room) => rawShelf(game, room))] };
}
