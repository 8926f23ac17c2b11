import type { BackupAnswer, BackupRead, BackupRequest } from '../protocol.ts';
import { readBackup } from './read-backup.ts';

/* Takes a backup apart, away from the page: a stranger's may have many megabytes. */

let backup: BackupRead | undefined;

const answer = (told: BackupAnswer): void => postMessage(told);

addEventListener('message', async ({ data }: MessageEvent<BackupRequest>) => {
  if (!('file' in data)) {
    return answer({ values: backup?.items(data.game, data.shelf, data.n) ?? [] });
  }
  const read = readBackup(await data.file.text());
  if ('fault' in read) return answer(read);
  backup = read.backup;
  const { games, site } = read.backup;
  answer({ held: { games, site } });
});
