import { fileOf, hasRecord, type KeptMaquis, LARGEST_FILE } from '#maquis/table/index.ts';
import type { GameFiles } from '#play/screen/face.ts';

/** Games of Maquis as files of records. */
export const FILES: GameFiles<KeptMaquis> = {
  name: 'maquis-game',
  has: hasRecord,
  text: fileOf,
  largest: LARGEST_FILE,
  reader: () => import('./read-file.ts'),
};
