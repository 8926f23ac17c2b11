import { recordsIn } from '#play/screen/games/read-records.ts';
import { RULESET } from '#resist/data/index.ts';
import { checkRecord, type GameRecord } from '#resist/engine/index.ts';
import type { KeptResist } from '#resist/table/index.ts';
import { whyText } from '#resist/words/why.ts';
import { kit } from './kit.ts';

/** The games in a file of records, one at a time, and in words why something in it is none. */
export const gamesIn = recordsIn<KeptResist, GameRecord>({
  rules: kit.rules,
  why: whyText,
  check: checkRecord,
  setUpOf: ({ split, reading, seed }, fresh) => ({
    ruleset: RULESET,
    split,
    reading,
    seed: seed ?? fresh,
  }),
  besides: {},
});
