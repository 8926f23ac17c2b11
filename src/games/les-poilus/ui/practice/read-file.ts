import { checkRecord, type GameRecord, poilusRules } from '#games/les-poilus/engine/index.ts';
import { faultText } from '#games/les-poilus/i18n/faults.ts';
import { poilusWhyText } from '#games/les-poilus/i18n/why.ts';
import type { PoilusSaves } from '#games/les-poilus/session/index.ts';
import { recordsIn } from '#play/ui/games/read-records.ts';
import { bySeat } from '../named.ts';

/** The games in a file of records, one at a time, and in words why something in it is none. */
export const gamesIn = recordsIn<PoilusSaves, GameRecord>({
  rules: poilusRules,
  why: (reason) => poilusWhyText(reason, bySeat),
  check: (value) => {
    const read = checkRecord(value);
    if ('fault' in read && read.fault.code === 'wrong-set-up') {
      const { code, fault } = read.fault;
      return { fault: { code, text: faultText(fault, bySeat), rule: fault.rule } };
    }
    // Of a table with secret hands nobody knows what was dealt.
    return 'record' in read && read.record.hands === 'secret' ? SECRET : read;
  },
  setUpOf: ({ format: _, version: __, moves: ___, outcome: ____, ...setUp }, seed) => ({
    ...setUp,
    seed: setUp.seed ?? seed,
  }),
  extra: { way: 'open', names: [] },
});

const SECRET = {
  fault: { code: 'wrong-value', at: 'hands', found: '"secret"', expected: '"open"' },
} as const;
