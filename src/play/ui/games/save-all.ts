import type { GameFiles } from '#play/game-mode.ts';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { yielding } from '#shared/yield-to-main.ts';
import { downloadBlob } from '../hooks/download.ts';

/**
 * Hands games to the browser as one file. To be written down each is played through, and the page rests between.
 *
 * @param isWanted which of the games go into the file
 */
export async function saveAll(
  files: GameFiles<SaveTypes>,
  games: readonly Save<SaveTypes>[],
  isWanted: (save: Save<SaveTypes>) => boolean,
): Promise<void> {
  const rest = yielding();
  const told: Save<SaveTypes>[] = [];
  for (const game of games) {
    if (files.has(game) && isWanted(game)) told.push(game);
    await rest();
  }
  const texts: string[] = [];
  for (const part of inParts(told)) {
    texts.push(files.text(part));
    await rest();
  }
  downloadBlob(`${files.name}s.jsonl`, new Blob(texts, { type: 'application/json' }));
}

/** Twos, and a three where one would be left: a game by itself may be written in another way than a line. */
function inParts<One>(all: readonly One[]): readonly (readonly One[])[] {
  const last = all.length > 1 && all.length % 2 === 1 ? all.length - 3 : all.length;
  const parts: (readonly One[])[] = [];
  for (let at = 0; at < last; at += 2) parts.push(all.slice(at, at + 2));
  return last < all.length ? [...parts, all.slice(last)] : parts;
}
