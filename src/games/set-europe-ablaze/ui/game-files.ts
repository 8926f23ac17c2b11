import type { GameFiles } from '#play/game-mode.ts';
import { LARGEST_LOG } from '../engine/log/index.ts';
import { fileWithLogs, hasLog, type SeaSaves } from '../session/index.ts';

/** Room for several long games. In bytes. */
const LARGEST_LOG_FILE = 4 * LARGEST_LOG;

/** Games as files of logs: two devices can hand one game to and fro. */
export const FILES: GameFiles<SeaSaves> = {
  name: 'set-europe-ablaze',
  has: hasLog,
  text: fileWithLogs,
  goesOn: true,
  largest: LARGEST_LOG_FILE,
  reader: () => import('./read-file.ts'),
};
