import { fileOf, hasRecord, LARGEST_FILE, type MaquisSaves } from '#games/maquis/session/index.ts';
import type { GameFiles } from '#play/game-mode.ts';

/** Games of Maquis as files of records. */
export const FILES: GameFiles<MaquisSaves> = {
  name: 'maquis-game',
  has: hasRecord,
  text: fileOf,
  largest: LARGEST_FILE,
  reader: () => import('./read-file.ts'),
};
