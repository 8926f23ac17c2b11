import { RECORD_HEAD } from '#games/resist/engine/index.ts';
import type { ResistSaves } from '#games/resist/session/index.ts';
import { recordFiles } from '#play/ui/games/record-files.ts';
import { resistPractice } from './mode.ts';

/** Games of RESIST! as files of records. */
export const RESIST_FILES = recordFiles<ResistSaves>({
  name: 'resist-game',
  rules: resistPractice.rules,
  head: ({ split, reading, seed }) => ({
    ...RECORD_HEAD,
    split,
    reading,
    ...(seed === undefined ? {} : { seed }),
  }),
  reader: () => import('./read-file.ts'),
});
