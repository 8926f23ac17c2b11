import { legalOf } from '#cli/legal.ts';
import { recordsOf } from '#cli/records.ts';
import { refereeOf } from '#cli/referee.ts';
import {
  legalMoves,
  moveText,
  type Position,
  parseRecord,
  recordWith,
  replay,
  snapshotOf,
} from '../engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from '../i18n/record-faults.ts';

const faultText = recordFaultText;
const movesIn = (position: Position): string[] => legalMoves(position).map(moveText);

export const records = recordsOf({ parse: parseRecord, replay, faultText });

export const referee = refereeOf({
  records,
  faultText,
  ruleOf: ruleOfRecordFault,
  snapshot: snapshotOf,
  legalMoves: movesIn,
  written: (record, { outcome }) => recordWith(record, record, outcome),
  besides: ({ corrections = [] }) =>
    corrections.length > 0 ? { corrections: corrections.length } : {},
  legalBesideVerdict: true,
  noneIsFine: true,
});

export const legal = legalOf(
  records,
  movesIn,
  'Lists the legal moves in the position a record ends in.',
);
