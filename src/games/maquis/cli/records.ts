import { recordsOf } from '#cli/records.ts';
import type { Verdicts } from '#cli/referee.ts';
import {
  type GameRecord,
  legalMoves,
  moveText,
  type Position,
  parseRecord,
  type RecordFault,
  type Replayed,
  recordWith,
  replay,
  snapshotOf,
} from '../engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from '../i18n/record-faults.ts';

const faultText = recordFaultText;
const movesIn = (position: Position): string[] => legalMoves(position).map(moveText);

export const records = recordsOf({ parse: parseRecord, replay, faultText });

/** What the referee tells of a record. */
export const verdicts = {
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
} satisfies Verdicts<GameRecord, RecordFault, Replayed>;
