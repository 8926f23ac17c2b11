import { recordsOf } from '#cli/records.ts';
import type { Verdicts } from '#cli/referee.ts';
import {
  type GameRecord,
  legalMoves,
  makeRecord,
  moveText,
  type Position,
  parseRecord,
  type RecordFault,
  type Replayed,
  replay,
  snapshotOf,
} from '../engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from './record-faults.ts';

const faultText = recordFaultText;
const movesIn = (position: Position): string[] => legalMoves(position).map(moveText);

const records = recordsOf({ parse: parseRecord, replay, faultText });

/** What the referee tells of a record. */
export const verdicts = {
  records,
  faultText,
  ruleOf: ruleOfRecordFault,
  snapshot: snapshotOf,
  legalMoves: movesIn,
  written: (record, { moves, outcome }) => makeRecord(record, moves, outcome),
} satisfies Verdicts<GameRecord, RecordFault, Replayed>;
