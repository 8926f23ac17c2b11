import { verdictsOf } from '#cli/engine-verdicts.ts';
import { ABSENT, foreignText, formFaultText } from '#cli/record-faults.ts';
import {
  LEAST_PLAYERS,
  MOST_PLAYERS,
  OPTIONS,
  type RuleId,
  SOLDIER_IDS,
  SUPPORT_TILE_IDS,
  VARIANT_IDS,
} from '../data/index.ts';
import * as engine from '../engine/index.ts';
import { moveFaultInEnglish, reasonInEnglish } from './reasons.ts';
import { setUpFaultText } from './set-up-faults.ts';

/** Why something is no record of a game, in a sentence that names the place in the record. */
export function recordFaultInEnglish(fault: engine.RecordFault): string {
  switch (fault.code) {
    case 'wrong-value':
      if (fault.expected === 'never') {
        return `The record has ${fault.at}, and there is no such option.`;
      }
      return formFaultText(fault, { idsAt, expectedAt });
    case 'not-json':
    case 'not-an-object':
      return formFaultText(fault, { idsAt, expectedAt });
    case 'other-format':
      return foreignText('format', fault.found, fault.expected);
    case 'other-version':
      return foreignText('version', fault.found, fault.expected);
    case 'other-ruleset':
      return foreignText('ruleset', fault.found, fault.expected);
    case 'wrong-set-up':
      return `In the set-up of the record, ${setUpFaultText(fault.fault)}.`;
    case 'no-such-move':
      return `Move ${fault.move}, “${fault.text}”: ${moveFaultInEnglish(fault.fault)}.`;
    case 'illegal-move':
      return `Move ${fault.move}, “${fault.text}”: ${fault.reasons.map(reasonInEnglish).join('; ')}.`;
    case 'outcome-differs':
      return outcomeText(fault);
    default:
      return fault satisfies never;
  }
}

/** The rule that a record breaks; undefined where it is damaged rather than against the rules. */
function ruleOfPoilusFault(fault: engine.RecordFault): RuleId | undefined {
  if (fault.code === 'illegal-move') return fault.reasons[0]?.rule;
  if (fault.code === 'wrong-set-up') return fault.fault.rule;
  return fault.code === 'outcome-differs' ? 'les-poilus.victory' : undefined;
}

/** The words that can stand at a place of a record. */
function idsAt(at: string): readonly string[] | undefined {
  if (at.startsWith('soldiers.')) return SOLDIER_IDS;
  if (/^tiles\.\d+\.\d+$/.test(at)) return SUPPORT_TILE_IDS;
  const option = /^options\.(\w+)$/.exec(at)?.[1];
  if (option) return OPTIONS[option as keyof typeof OPTIONS];
  return FIXED_IDS[at];
}

const FIXED_IDS: Readonly<Record<string, readonly string[]>> = {
  hands: ['open', 'secret'],
  variant: VARIANT_IDS,
  'outcome.result': ['win', 'loss'],
  'outcome.reason': engine.ENDINGS,
};

function expectedAt(at: string, most: string): string {
  if (at === 'players') return `a number of players from ${LEAST_PLAYERS} to ${MOST_PLAYERS}`;
  if (at === 'soldiers') return `a list${most} of soldiers, one for each seat`;
  if (at === 'leader') return 'a seat, counted from 0';
  if (at === 'trials') return 'a number of cards';
  if (at === 'options') return 'an object with options';
  if (at === 'seed') return 'a text of at most 200 letters';
  if (at === 'moves') return `a list${most} of moves`;
  if (at.startsWith('moves.')) return 'a move as a short text, such as "play:night-gas"';
  if (at.startsWith('tiles')) return 'a list of three tiles for every seat';
  if (at.startsWith('deck')) return 'a list of the 59 cards by their ids';
  return 'an object with result and reason';
}

function outcomeText({
  claimed,
  real,
  move,
}: engine.RecordFault & { code: 'outcome-differs' }): string {
  if (real === ABSENT) {
    return `After move ${move} the game is still running, but the record says ${claimed}; leave the outcome out.`;
  }
  return claimed === ABSENT
    ? `After move ${move} the game is over, ${real}, but the record has no outcome; add it.`
    : `After move ${move} the game is over, ${real}, but the record says ${claimed}.`;
}

/** What the referee tells of a record. */
export const poilusVerdicts = verdictsOf(engine, {
  faultText: recordFaultInEnglish,
  ruleOf: ruleOfPoilusFault,
});
