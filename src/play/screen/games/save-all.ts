import { yielding } from '#shared/yielding.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import type { Save } from '../../saves/save.ts';
import type { GameFiles } from '../face.ts';
import { downloadBlob } from '../hooks/download.ts';

/**
 * Hands games to the browser as one file. To be written down each is played through, and the page rests between.
 *
 * @param isWanted which of the games go into the file
 */
export async function saveAll(
  files: GameFiles<SaveKinds>,
  games: readonly Save<SaveKinds>[],
  isWanted: (save: Save<SaveKinds>) => boolean,
): Promise<void> {
  const rest = yielding();
  const told: Save<SaveKinds>[] = [];
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
