import { legalOf } from '#cli/legal.ts';
import { recordsOf } from '#cli/records.ts';
import { refereeOf } from '#cli/referee.ts';
import {
  legalMoves,
  makeRecord,
  moveText,
  type Position,
  parseRecord,
  replay,
  snapshotOf,
} from '../engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from './record-faults.ts';

const faultText = recordFaultText;
const movesIn = (position: Position): string[] => legalMoves(position).map(moveText);

export const records = recordsOf({ parse: parseRecord, replay, faultText });

export const referee = refereeOf({
  records,
  faultText,
  ruleOf: ruleOfRecordFault,
  snapshot: snapshotOf,
  legalMoves: movesIn,
  written: (record, { moves, outcome }) => makeRecord(record, moves, outcome),
});

export const legal = legalOf(records, movesIn);
