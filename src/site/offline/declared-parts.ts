import { existsSync } from 'node:fs';
import type { OfflinePart } from '#games/game.ts';

/** Parts of games by the game, for what works on the built site. */
export type PartsOfGames = Readonly<Record<string, readonly OfflinePart[]>>;

/** What the folders of some games declare as parts that come by themselves. */
export async function declaredParts(games: readonly string[]): Promise<PartsOfGames> {
  const found = games.map(async (game) => {
    const file = new URL(`../../games/${game}/offline-parts.ts`, import.meta.url);
    const { OFFLINE_PARTS = [] } = existsSync(file)
      ? await import(/* @vite-ignore */ file.href)
      : {};
    return [game, OFFLINE_PARTS] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
