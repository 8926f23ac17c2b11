import * as m from '#messages';
import type { BackupFault } from './protocol.ts';

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
