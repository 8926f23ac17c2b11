import { eitherOf } from '#shared/list-text.ts';
import { nearest } from '#shared/nearest.ts';
import {
  LEAST_PLAYERS,
  MOST_PLAYERS,
  OPTIONS,
  type RuleId,
  SOLDIER_IDS,
  SUPPORT_TILE_IDS,
  VARIANT_IDS,
} from '../data/index.ts';
import { ENDINGS, type RecordFault } from '../engine/index.ts';
import { moveFaultText, reasonText } from './reasons.ts';
import { setUpFaultText } from './set-up-faults.ts';

/** Why something is no record of a game, in a sentence that names the place in the record. */
export function recordFaultText(fault: RecordFault): string {
  switch (fault.code) {
    case 'not-json':
      return 'This is not JSON; a record is one JSON object.';
    case 'not-an-object':
      return 'This is JSON, but no object; a record is one JSON object.';
    case 'other-format':
      return foreign('format', fault);
    case 'other-version':
      return foreign('version', fault);
    case 'other-ruleset':
      return foreign('ruleset', fault);
    case 'wrong-value':
      return wrongValue(fault);
    case 'wrong-set-up':
      return `In the set-up of the record, ${setUpFaultText(fault.fault)}.`;
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
  if (fault.code === 'wrong-set-up') return fault.fault.rule;
  return fault.code === 'outcome-differs' ? 'les-poilus.victory' : undefined;
}

/** How the engine shows a value that is not there at all. */
const ABSENT = 'nothing';

const foreign = (at: string, { found, expected }: { found: string; expected: string }): string =>
  found === ABSENT
    ? `The record has no ${at}; it should be ${expected}.`
    : `The ${at} of the record is ${found}; it should be ${expected}.`;

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
  'outcome.reason': ENDINGS,
};

function wrongValue({ at, found, expected }: RecordFault & { code: 'wrong-value' }): string {
  const ids = idsAt(at);
  const right = ids ? eitherOf(ids) : expectedAt(at, expected);
  if (expected === 'never') return `The record has ${at}, and there is no such option.`;
  if (found === ABSENT) return `The record has no ${at}; it should be ${right}.`;
  const suggestion = ids && nearest(found.replaceAll('"', ''), ids);
  return suggestion
    ? `In the record, ${at} is ${found}; did you mean “${suggestion}”?`
    : `In the record, ${at} is ${found}; it should be ${right}.`;
}

function expectedAt(at: string, expected: string): string {
  const most = expected.startsWith('<=') ? ` of at most ${expected.slice(2)}` : '';
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

function outcomeText({ claimed, real, move }: RecordFault & { code: 'outcome-differs' }): string {
  if (real === ABSENT) {
    return `After move ${move} the game is still running, but the record says ${claimed}; leave the outcome out.`;
  }
  return claimed === ABSENT
    ? `After move ${move} the game is over, ${real}, but the record has no outcome; add it.`
    : `After move ${move} the game is over, ${real}, but the record says ${claimed}.`;
}
