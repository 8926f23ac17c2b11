import { keptParts } from '#games/kept-parts.ts';
import type { KeptPart } from '#play/screen/kept/part.ts';

/** The games that say what is kept of them, by their ids. */
export const hasPart = (game: string): boolean => Object.hasOwn(keptParts, game);

/** What a game says of what is kept of it; nothing where nobody knows it. Rejects where it is not to be had. */
export async function partOf(game: string): Promise<KeptPart | undefined> {
  return (await keptParts[game]?.())?.kept as KeptPart | undefined;
}
