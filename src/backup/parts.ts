import { keptParts } from '../games/storage.ts';
import type { GameStorage } from '../play/ui/storage/part.ts';

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
