import { inject } from 'vitest';
import { GAME_FOLDERS } from '#site/games/folders.ts';
import { type KeptFile, keptFiles } from '#site/offline/kept-files.ts';

let read: Promise<readonly KeptFile[]> | undefined;

/** What of the built site is kept on devices; all tests of this folder go by one reading. */
export function readKept(): Promise<readonly KeptFile[]> {
  read ??= keptFiles(inject('dist'), GAME_FOLDERS);
  return read;
}
