import { RULESET } from '#games/resist/data/index.ts';
import { checkRecord, type GameRecord } from '#games/resist/engine/index.ts';
import { whyText } from '#games/resist/i18n/why.ts';
import type { ResistSaves } from '#games/resist/session/index.ts';
import { recordsIn } from '#play/ui/games/read-records.ts';
import { practiceMode } from './mode.ts';

/** The games in a file of records, one at a time, and in words why something in it is none. */
export const gamesIn = recordsIn<ResistSaves, GameRecord>({
  rules: practiceMode.rules,
  why: whyText,
  check: checkRecord,
  setUpOf: ({ split, reading, seed }, fresh) => ({
    ruleset: RULESET,
    split,
    reading,
    seed: seed ?? fresh,
  }),
  extra: {},
});
