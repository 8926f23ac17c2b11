import { foreignText, formFaultText, outcomeFaultText, verdictsOf } from '#cli/record-faults.ts';
import { sentences } from '#shared/list-text.ts';
import { ENDINGS, READINGS, RESULTS, type RuleId, SPLITS } from '../data/index.ts';
import * as engine from '../engine/index.ts';
import { reasonText } from '../i18n/reasons.ts';

/** Why something is no record of a game, in a sentence that names the place in the record. */
function plainRecordFault(fault: engine.RecordFault): string {
  switch (fault.code) {
    case 'not-json':
    case 'not-an-object':
    case 'wrong-value':
      return formFaultText(fault, { idsAt: (at) => IDS_AT[at], expectedAt });
    case 'other-format':
      return foreignText('format', fault.found, `"${engine.RECORD_HEAD.format}"`);
    case 'other-version':
      return foreignText('version', fault.found, String(engine.RECORD_HEAD.version));
    case 'no-such-move': {
      const { code, found } = fault.fault;
      return `Move ${fault.move}, “${fault.text}”: ${reasonText({ code, params: { found } })}`;
    }
    case 'illegal-move':
      return `Move ${fault.move}, “${fault.text}”: ${sentences(fault.reasons.map(reasonText))}`;
    case 'outcome-differs':
      return outcomeFaultText(fault);
    default:
      return fault satisfies never;
  }
}

/** The rule that a record breaks; undefined where it is damaged rather than against the rules. */
function ruleOfResistFault(fault: engine.RecordFault): RuleId | undefined {
  if (fault.code === 'illegal-move') return fault.reasons[0]?.rule;
  return fault.code === 'outcome-differs' ? 'resist.result' : undefined;
}

/** The words that can stand at each place of a record. */
const IDS_AT: Readonly<Record<string, readonly string[]>> = {
  split: SPLITS,
  reading: READINGS,
  'outcome.result': RESULTS,
  'outcome.reason': ENDINGS,
};

function expectedAt(at: string, most: string): string {
  if (at === 'moves') return `a list${most} of moves`;
  if (at.startsWith('moves.')) return 'a move as a short text, such as "play:abel:hidden"';
  if (at === 'seed') return 'a short text';
  if (at === 'outcome.points') return 'a whole number from 0 on';
  return 'an object with result, reason and, unless it is a loss, points';
}

/** What the referee tells of a record. */
export const resistVerdicts = verdictsOf(engine, {
  faultText: plainRecordFault,
  ruleOf: ruleOfResistFault,
});
