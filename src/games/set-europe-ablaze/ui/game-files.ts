import type { GameFiles } from '#play/game-mode.ts';
import { fileOf, hasLog, LARGEST_FILE, type SeaSaves } from '../session/index.ts';

/** Games as files of logs: two devices can hand one game to and fro. */
export const FILES: GameFiles<SeaSaves> = {
  name: 'set-europe-ablaze',
  has: hasLog,
  text: fileOf,
  goesOn: true,
  largest: LARGEST_FILE,
  reader: () => import('./read-file.ts'),
};
