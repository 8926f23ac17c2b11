import * as m from '#messages';
import type { RestoreFault } from './restore.ts';

const FAULTS: Readonly<Record<RestoreFault | 'not-written', () => string>> = {
  'too-large': m.play_kept_file_too_large,
  'not-json': m.play_kept_file_not_json,
  'no-backup': m.play_kept_file_no_backup,
  newer: m.play_kept_file_newer,
  damaged: m.play_kept_file_damaged,
  'not-written': m.play_kept_not_written,
};

/** Why a backup was not taken, or not whole. */
export const restoreFaultText = (fault: keyof typeof FAULTS): string => FAULTS[fault]();
