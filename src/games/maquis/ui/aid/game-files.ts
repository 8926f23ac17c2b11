import {
  hasRecord,
  LARGEST_RECORD_FILE,
  type MaquisSaves,
  recordsFile,
} from '#games/maquis/session/index.ts';
import type { GameFiles } from '#play/game-mode.ts';

/** Games of Maquis as files of records. */
export const FILES: GameFiles<MaquisSaves> = {
  name: 'maquis-game',
  has: hasRecord,
  text: recordsFile,
  largest: LARGEST_RECORD_FILE,
  reader: () => import('./read-file.ts'),
};
