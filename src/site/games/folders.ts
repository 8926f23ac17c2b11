import { readdirSync } from 'node:fs';

/**
 * The ids of all games, by the folders they are. For what works on the built site and needs no more
 * of a game than its part of the addresses; the list of games itself brings all their words along.
 */
export const GAME_FOLDERS: readonly string[] = readdirSync(
  new URL('../../games', import.meta.url),
  { withFileTypes: true },
).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
