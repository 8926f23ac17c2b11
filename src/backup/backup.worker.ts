import { type BackupFault, type BackupRead, readBackup } from './read-backup.ts';

/*
 * Takes a backup apart, away from the page: a stranger's may have many megabytes.
 *
 *     page  → a file                      worker → what it holds, or why it is not taken
 *     page  → which things                worker → those things
 */

export type BackupRequest =
  | { readonly file: Blob }
  | { readonly game: string; readonly shelf: string; readonly n: number };

export type BackupAnswer =
  | { readonly held: Omit<BackupRead, 'items'> }
  | BackupFault
  | { readonly values: readonly unknown[] };

let backup: BackupRead | undefined;

const answer = (told: BackupAnswer): void => postMessage(told);

addEventListener('message', async ({ data }: MessageEvent<BackupRequest>) => {
  if (!('file' in data)) {
    return answer({ values: backup?.items(data.game, data.shelf, data.n) ?? [] });
  }
  const read = await readBackup(await data.file.text(), async () => undefined);
  if ('fault' in read) return answer(read);
  backup = read.backup;
  const { games, site } = read.backup;
  answer({ held: { games, site } });
});
