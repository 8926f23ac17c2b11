import { eitherOf } from '#shared/list-text.ts';
import { nearest } from '#shared/nearest.ts';
import { ENDINGS, READINGS, RESULTS, type RuleId, SPLITS } from '../data/index.ts';
import { RECORD_FORMAT, RECORD_VERSION, type RecordFault } from '../engine/index.ts';
import { moveFaultText, reasonText } from './reasons.ts';

/** Why something is no record of a game, in a sentence that names the place in the record. */
export function recordFaultText(fault: RecordFault): string {
  switch (fault.code) {
    case 'not-json':
      return 'This is not JSON; a record is one JSON object.';
    case 'not-an-object':
      return 'This is JSON, but no object; a record is one JSON object.';
    case 'other-format':
      return foreign('format', fault.found, `"${RECORD_FORMAT}"`);
    case 'other-version':
      return foreign('version', fault.found, String(RECORD_VERSION));
    case 'wrong-value':
      return wrongValue(fault);
    case 'no-such-move':
      return `Move ${fault.move}, “${fault.text}”: ${moveFaultText(fault.fault)}.`;
    case 'illegal-move':
      return `Move ${fault.move}, “${fault.text}”: ${fault.reasons.map(reasonText).join('; ')}.`;
    case 'outcome-differs':
      return outcomeText(fault);
    default:
      return fault satisfies never;
  }
}

/** The rule that a record breaks; undefined where it is damaged rather than against the rules. */
export function ruleOfRecordFault(fault: RecordFault): RuleId | undefined {
  if (fault.code === 'illegal-move') return fault.reasons[0]?.rule;
  return fault.code === 'outcome-differs' ? 'resist.result' : undefined;
}

/** How the engine shows a value that is not there at all. */
const ABSENT = 'nothing';

const foreign = (at: string, found: string, right: string): string =>
  found === ABSENT
    ? `The record has no ${at}; it should be ${right}.`
    : `The ${at} of the record is ${found}; it should be ${right}.`;

/** The words that can stand at each place of a record. */
const IDS_AT: Readonly<Record<string, readonly string[]>> = {
  split: SPLITS,
  reading: READINGS,
  'outcome.result': RESULTS,
  'outcome.reason': ENDINGS,
};

function wrongValue({ at, found, expected }: RecordFault & { code: 'wrong-value' }): string {
  const ids = IDS_AT[at];
  const right = ids ? eitherOf(ids) : expectedAt(at, expected);
  if (found === ABSENT) return `The record has no ${at}; it should be ${right}.`;
  const suggestion = ids && nearest(found.replaceAll('"', ''), ids);
  return suggestion
    ? `In the record, ${at} is ${found}; did you mean “${suggestion}”?`
    : `In the record, ${at} is ${found}; it should be ${right}.`;
}

function expectedAt(at: string, expected: string): string {
  const most = expected.startsWith('<=') ? ` of at most ${expected.slice(2)}` : '';
  if (at === 'moves') return `a list${most || ''} of moves`;
  if (at.startsWith('moves.')) return 'a move as a short text, such as "play:abel:hidden"';
  if (at === 'seed') return 'a short text';
  if (at === 'outcome.points') return 'a whole number from 0 on';
  return 'an object with result, reason and, unless it is a loss, points';
}

function outcomeText({ claimed, real, move }: RecordFault & { code: 'outcome-differs' }): string {
  if (real === 'none') {
    return `After move ${move} the game is still running, but the record has the outcome “${claimed}”; leave it out.`;
  }
  return claimed === 'none'
    ? `After move ${move} the game is over (${real}), but the record has no outcome; add it.`
    : `After move ${move} the game is over with “${real}”, but the record says “${claimed}”.`;
}
