import * as m from '#messages';
import type { BackupAnswer, BackupFault, BackupRead, BackupRequest } from './protocol.ts';

/** A backup that another thread has taken apart: the things of it are asked for. */
interface BackupAway extends Omit<BackupRead, 'items'> {
  readonly items: (game: string, shelf: string, n: number) => Promise<readonly unknown[]>;
  readonly close: () => void;
}

/** Opens a file in a worker. Rejects where that cannot be loaded or runs out of room. */
export async function openBackup(file: Blob): Promise<BackupAway | BackupFault> {
  const worker = new Worker(new URL('./worker/backup.worker.ts', import.meta.url), {
    type: 'module',
  });
  const ask = (request: BackupRequest) =>
    new Promise<BackupAnswer>((tell, fail) => {
      worker.onmessage = ({ data }: MessageEvent<BackupAnswer>) => tell(data);
      worker.onerror = (event) => {
        event.preventDefault();
        fail(new Error('the reader of backups stopped'));
      };
      worker.postMessage(request);
    });
  const close = () => worker.terminate();
  try {
    const told = await ask({ file });
    if ('held' in told) {
      const items: BackupAway['items'] = async (game, shelf, n) => {
        const { values } = (await ask({ game, shelf, n })) as { values: readonly unknown[] };
        return values;
      };
      return { ...told.held, items, close };
    }
    close();
    return told as BackupFault;
  } catch (error) {
    close();
    throw error;
  }
}

/** Why a backup was not taken, or not whole; a worker that cannot be loaded, or has no room, counts. */
export type Fault = BackupFault | { readonly fault: 'not-written' | 'not-read' };

const FAULTS: Readonly<Record<Exclude<Fault['fault'], 'not-json'>, () => string>> = {
  'too-large': m.play_kept_file_too_large,
  'too-much': m.play_kept_file_too_much,
  'no-backup': m.play_kept_file_no_backup,
  newer: m.play_kept_file_newer,
  damaged: m.play_kept_file_damaged,
  'not-written': m.play_kept_not_written,
  'not-read': m.play_kept_not_read,
};

/** The fault in a sentence; of what is not JSON, with the place. */
export const faultText = (told: Fault): string =>
  told.fault === 'not-json'
    ? m.play_kept_file_not_json({ line: told.line, column: told.column })
    : FAULTS[told.fault]();
