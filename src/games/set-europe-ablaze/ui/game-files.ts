import type { GameFiles } from '#play/game-mode.ts';
import { fileWithLogs, hasLog, LARGEST_LOG_FILE, type SeaSaves } from '../session/index.ts';

/** Games as files of logs: two devices can hand one game to and fro. */
export const FILES: GameFiles<SeaSaves> = {
  name: 'set-europe-ablaze',
  has: hasLog,
  text: fileWithLogs,
  goesOn: true,
  largest: LARGEST_LOG_FILE,
  reader: () => import('./read-file.ts'),
};
