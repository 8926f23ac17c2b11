import { RULESET } from '#games/resist/data/index.ts';
import { checkRecord, type GameRecord } from '#games/resist/engine/index.ts';
import { resistWhyText } from '#games/resist/i18n/why.ts';
import type { ResistSaves } from '#games/resist/session/index.ts';
import { recordsIn } from '#play/ui/games/read-records.ts';
import { resistPractice } from './mode.ts';

/** The games in a file of records, one at a time, and in words why something in it is none. */
export const gamesIn = recordsIn<ResistSaves, GameRecord>({
  rules: resistPractice.rules,
  why: resistWhyText,
  check: checkRecord,
  setUpOf: ({ split, reading, seed }, fresh) => ({
    ruleset: RULESET,
    split,
    reading,
    seed: seed ?? fresh,
  }),
  extra: {},
});
