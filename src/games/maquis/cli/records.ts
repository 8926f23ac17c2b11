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
import { rulesetAsked } from './edition.ts';

const faultText = recordFaultText;
const movesIn = (position: Position): string[] => legalMoves(position).map(moveText);

/** Reads a record; one of another ruleset than was asked for is refused. */
function parse(text: string): ReturnType<typeof parseRecord> {
  const parsed = parseRecord(text);
  const wanted = rulesetAsked();
  if ('fault' in parsed || wanted === undefined || parsed.record.ruleset === wanted) return parsed;
  return { fault: { code: 'other-ruleset', found: parsed.record.ruleset } };
}

export const records = recordsOf({ parse, replay, faultText });

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
