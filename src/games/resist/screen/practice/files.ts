import { recordFiles } from '#play/screen/games/record-files.ts';
import { RECORD_FORMAT, RECORD_VERSION } from '#resist/engine/index.ts';
import type { KeptResist } from '#resist/table/index.ts';
import { kit } from './kit.ts';

/** Games of RESIST! as files of records. */
export const FILES = recordFiles<KeptResist>({
  name: 'resist-game',
  rules: kit.rules,
  head: ({ split, reading, seed }) => ({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    split,
    reading,
    ...(seed === undefined ? {} : { seed }),
  }),
  reader: () => import('./read-file.ts'),
});
