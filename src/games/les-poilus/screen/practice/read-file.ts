import * as m from '#messages';
import { recordsIn } from '#play/screen/games/read-records.ts';
import { checkRecord, type GameRecord, rules } from '../../engine/index.ts';
import type { PoilusSaves } from '../../table/index.ts';
import { whyText } from '../../words/why.ts';

/** The games in a file of records, one at a time, and in words why something in it is none. */
export const gamesIn = recordsIn<PoilusSaves, GameRecord>({
  rules,
  why: (reason) => whyText(reason, (seat) => m.poilus_seat({ seat: seat + 1 })),
  check: (value) => {
    const read = checkRecord(value);
    // Of a table with secret hands nobody knows what was dealt.
    return 'record' in read && read.record.hands === 'secret' ? SECRET : read;
  },
  setUpOf: ({ format: _, version: __, moves: ___, outcome: ____, ...setUp }, seed) => ({
    ...setUp,
    seed: setUp.seed ?? seed,
  }),
  besides: { way: 'open', names: [] },
});

const SECRET = {
  fault: { code: 'wrong-value', at: 'hands', found: '"secret"', expected: '"open"' },
} as const;
