import { type BackupFault, type BackupRead, readBackup } from './read-backup.ts';

/*
 * Takes a backup apart, away from the page: a stranger's may have many megabytes.
 *
 *     page  → a file                      worker → what it holds, or why it is not taken
 *     page  → which thing                 worker → that thing
 */

export type BackupRequest =
  | { readonly file: Blob }
  | { readonly game: string; readonly shelf: string; readonly n: number };

export type BackupAnswer =
  | { readonly held: Omit<BackupRead, 'item'> }
  | BackupFault
  | { readonly value: unknown };

let backup: BackupRead | undefined;

const answer = (told: BackupAnswer): void => postMessage(told);

addEventListener('message', async ({ data }: MessageEvent<BackupRequest>) => {
  if (!('file' in data)) {
    return answer({ value: backup?.item(data.game, data.shelf, data.n) });
  }
  const read = await readBackup(await data.file.text(), async () => undefined);
  if ('fault' in read) return answer(read);
  backup = read.backup;
  const { games, site } = read.backup;
  answer({ held: { games, site } });
});
