import { inject } from 'vitest';
import { GAME_FOLDERS } from '#site/games/folders.ts';
import { type OfflineFile, offlineFiles } from '#site/offline/offline-files.ts';

let read: Promise<readonly OfflineFile[]> | undefined;

/** What of the built site is kept on devices; all tests of this folder go by one reading. */
export function readKept(): Promise<readonly OfflineFile[]> {
  read ??= offlineFiles(inject('dist'), GAME_FOLDERS);
  return read;
}
