import { verdictsOf } from '#cli/engine-verdicts.ts';
import { foreignText, formFaultText } from '#cli/record-faults.ts';
import { ENDINGS, READINGS, RESULTS, type RuleId, SPLITS } from '../data/index.ts';
import * as engine from '../engine/index.ts';
import { plainMoveFault, plainReason } from './reasons.ts';

/** Why something is no record of a game, in a sentence that names the place in the record. */
function plainRecordFault(fault: engine.RecordFault): string {
  switch (fault.code) {
    case 'not-json':
    case 'not-an-object':
    case 'wrong-value':
      return formFaultText(fault, { idsAt: (at) => IDS_AT[at], expectedAt });
    case 'other-format':
      return foreignText('format', fault.found, `"${engine.RECORD_FORMAT}"`);
    case 'other-version':
      return foreignText('version', fault.found, String(engine.RECORD_VERSION));
    case 'no-such-move':
      return `Move ${fault.move}, “${fault.text}”: ${plainMoveFault(fault.fault)}.`;
    case 'illegal-move':
      return `Move ${fault.move}, “${fault.text}”: ${fault.reasons.map(plainReason).join('; ')}.`;
    case 'outcome-differs':
      return outcomeText(fault);
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

function outcomeText({
  claimed,
  real,
  move,
}: engine.RecordFault & { code: 'outcome-differs' }): string {
  if (real === 'none') {
    return `After move ${move} the game is still running, but the record has the outcome “${claimed}”; leave it out.`;
  }
  return claimed === 'none'
    ? `After move ${move} the game is over (${real}), but the record has no outcome; add it.`
    : `After move ${move} the game is over with “${real}”, but the record says “${claimed}”.`;
}

/** What the referee tells of a record. */
export const resistVerdicts = verdictsOf(engine, {
  faultText: plainRecordFault,
  ruleOf: ruleOfResistFault,
});
