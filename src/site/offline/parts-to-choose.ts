import type { OfflinePart } from '#games/game.ts';

/** A part as a page of its game carries it: its name, `GAME/PART`, and the stored choice that needs it. */
export interface PartToChoose {
  readonly part: string;
  readonly choice: OfflinePart['choice'];
}

/** What the games declare, by the file: `…/GAME/offline-parts.ts`. */
const PARTS = import.meta.glob<readonly OfflinePart[]>('../../games/*/offline-parts.ts', {
  eager: true,
  import: 'OFFLINE_PARTS',
});

/** What a page of a game carries of its parts, as text; nothing where the game has none. */
export function partsToChoose(game: string | undefined): string | undefined {
  const parts = PARTS[`../../games/${game}/offline-parts.ts`]?.map(
    ({ part, choice }): PartToChoose => ({ part: `${game}/${part}`, choice }),
  );
  return parts && JSON.stringify(parts);
}
