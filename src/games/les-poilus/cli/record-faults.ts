import { foreignText, formFaultText, outcomeFaultText, verdictsOf } from '#cli/record-faults.ts';
import { sentences } from '#shared/list-text.ts';
import {
  GAME,
  OPTIONS,
  type RuleId,
  SOLDIER_IDS,
  SUPPORT_TILE_IDS,
  VARIANT_IDS,
} from '../data/index.ts';
import * as engine from '../engine/index.ts';
import { faultText, moveFaultText } from '../i18n/faults.ts';
import type { Who } from '../i18n/names.ts';
import { reasonText } from '../i18n/reasons.ts';

/** A record knows its players by their seats. */
export const bySeat: Who = (seat) => `Seat ${seat}`;

/** Why something is no record of a game, in a sentence that names the place in the record. */
function recordFaultText(fault: engine.RecordFault): string {
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
      return `The set-up of the record: ${faultText(fault.fault, bySeat)}`;
    case 'no-such-move':
      return `Move ${fault.move}, “${fault.text}”: ${moveFaultText(fault.fault)}`;
    case 'illegal-move':
      return `Move ${fault.move}, “${fault.text}”: ${sentences(fault.reasons.map((one) => reasonText(one, bySeat)))}`;
    case 'outcome-differs':
      return outcomeFaultText(fault);
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
  if (at === 'players')
    return `a number of players from ${GAME.leastPlayers} to ${GAME.mostPlayers}`;
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

/** What the referee tells of a record. */
export const poilusVerdicts = verdictsOf(engine, {
  faultText: recordFaultText,
  ruleOf: ruleOfPoilusFault,
});
