import { ABSENT, foreignText, formFaultText, verdictsOf } from '#cli/record-faults.ts';
import { listed } from '#shared/list-text.ts';
import {
  GAME,
  OPTIONS,
  type RuleId,
  SOLDIER_IDS,
  SUPPORT_TILE_IDS,
  THREAT_KINDS,
  VARIANT_IDS,
} from '../data/index.ts';
import type { MoveFault, Reason, SetUpFault } from '../engine/index.ts';
import * as engine from '../engine/index.ts';

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

/* Refusals in plain English clauses; cards, kinds and tiles are called as in a record. */

type Sentence = (params: Reason['params']) => string;

const SENTENCES: Readonly<Record<Reason['code'], Sentence>> = {
  'game-is-over': () => 'the game is over',
  'chaplain-to-place': () => 'first one of the Chaplain’s tiles is picked',
  'intensity-to-choose': ({ seat }) => `seat ${seat} is to choose the intensity`,
  'card-to-deal': ({ seat }) => `seat ${seat} is to be dealt a card`,
  'action-to-take': ({ seat }) => `seat ${seat} is to take an action`,
  'trap-to-draw': ({ seat }) => `seat ${seat} is to draw a card for the trap`,
  'clumsy-to-draw': ({ seat }) => `seat ${seat} is Clumsy and is to draw a card`,
  'tile-to-remove': ({ seat }) => `seat ${seat} is Absent-minded and is to remove a tile`,
  'tile-to-place': ({ seat }) => `seat ${seat} is falling back and is to place a tile`,
  'speech-to-answer': ({ seat }) => `seat ${seat} is to answer the speech`,
  'hardship-to-cure': ({ seat }) => `seat ${seat} is to choose a hardship for Christmas to cure`,
  'tile-to-reveal': ({ seat }) => `seat ${seat} is to reveal its tile`,
  'bonus-to-take': ({ seat }) => `seat ${seat} is to take the bonus of support, or be done`,
  'intensity-too-low': ({ cards, least }) =>
    `the intensity is ${cards}, and must be at least ${least}`,
  'first-intensity-too-low': ({ cards, least }) =>
    `the intensity is ${cards}, and in the first mission it must be at least ${least}`,
  'intensity-too-high': ({ cards, most }) =>
    `the intensity is ${cards}, and ${most} deals all of Trials already`,
  'other-is-dealt': ({ asked, seat }) => `the next card goes to seat ${seat}, not to seat ${asked}`,
  'card-accounted-for': ({ card }) => `every ${card} has been seen elsewhere`,
  'card-lies-elsewhere': ({ card }) => `${card} is known to lie elsewhere in Trials`,
  'card-not-on-top': ({ card, top }) => `${card} is not on top of Trials; ${top} is`,
  'no-such-tile': ({ seat, tile }) =>
    seat === undefined ? `there is no ${tile} tile` : `seat ${seat} has no ${tile} tile`,
  'not-of-that-kind': ({ card, kind }) => `the speech calls for ${kind}, and ${card} has none`,
  'hand-is-empty': ({ seat }) => `seat ${seat} holds no card`,
  'card-not-in-hand': ({ card, seat }) => `seat ${seat} does not hold ${card}`,
  'nothing-to-cure-there': ({ card, seat }) => `${card} does not lie in front of seat ${seat}`,
  'nothing-to-heal-there': ({ card, seat }) => `${card} does not lie in front of seat ${seat}`,
  'other-reveals': ({ asked, seat }) => `seat ${seat} reveals its tile next, not seat ${asked}`,
  'tile-cannot-be': ({ seat, tile }) =>
    `after what has been seen, no deal gave seat ${seat} this ${tile} tile`,
  'no-charm-after-failure': () => 'after a failed mission no charm is turned up again',
  'charm-not-used': ({ seat }) => `the charm of seat ${seat} has not been used`,
  'healed-already': ({ seat }) =>
    `seat ${seat} has begun to heal hardships, and the charm is instead of that`,
  'fearful-must-leave': ({ seat }) =>
    `seat ${seat} is Fearful, some threat is active twice, and it must fall back`,
  'stubborn-stays': ({ seat, hand }) =>
    `seat ${seat} is Stubborn and holds ${hand} cards; it may fall back with one at most`,
  'proud-stays': ({ seat, hand }) =>
    `seat ${seat} is Proud and holds ${counted(hand, 'card')}, which keeps it in now`,
  'fragile-needs-company': ({ seat, hand, owner }) =>
    `seat ${owner} is Fragile and still in, and seat ${seat} holds ${counted(hand, 'card')}`,
  mute: ({ seat }) => `seat ${seat} is Mute`,
  'no-speech-token': ({ seat }) => `seat ${seat} has no speech token`,
  'charm-is-used': ({ seat }) => `the charm of seat ${seat} has been used`,
  'charm-of-other-kind': ({ card, kind }) => `the charm is against ${kind}, and ${card} has none`,
  'not-in-no-mans-land': ({ card }) => `${card} does not lie in no man’s land`,
  'no-kind-in-no-mans-land': ({ kind }) => `no card in no man’s land shows ${kind}`,
};

export const reasonInEnglish = ({ code, params }: Reason): string => SENTENCES[code](params);

/** Why a text is no move at all. */
function moveFaultInEnglish({ code, found }: MoveFault): string {
  switch (code) {
    case 'unknown-move':
      return `there is no move “${found}”`;
    case 'part-missing':
      return `“${found}” lacks a part`;
    case 'too-many-parts':
      return `“${found}” has too many parts`;
    case 'unknown-seat':
      return `there is no seat “${found}”`;
    case 'unknown-card':
      return `there is no card “${found}”`;
    case 'no-threat-card':
      return `“${found}” is no threat card`;
    case 'no-hardship-card':
      return `“${found}” is no card that lies in front of anybody`;
    case 'unknown-kind':
      return `there is no threat “${found}”; the kinds are ${listed(THREAT_KINDS)}`;
    case 'unknown-tile':
      return `there is no tile “${found}”; the tiles are ${listed(SUPPORT_TILE_IDS)}`;
    case 'unknown-number':
      return `“${found}” is no number of cards`;
    default:
      return code satisfies never;
  }
}

const SET_UP_SENTENCES: Readonly<
  Record<SetUpFault['code'], (params: SetUpFault['params']) => string>
> = {
  'soldiers-for-other-players': ({ soldiers, players }) =>
    `${players} players need as many soldiers, and there ${are(soldiers)} ${soldiers}`,
  'soldier-twice': ({ soldier }) => `the soldier ${soldier} is named more than once`,
  'no-such-leader': ({ leader, last }) =>
    `the leader is seat ${leader}, and the seats are 0 to ${last}`,
  'chaplain-not-for-two': ({ players }) =>
    `the Chaplain is for two players, and there are ${players}`,
  'trials-without-chaplain': () => 'the size of Trials is chosen only with the Chaplain',
  'trials-off-the-list': ({ trials }) =>
    `Trials begins with ${trials} cards; with the Chaplain it is 20, 22, 24, 26, 28 or 30`,
  'tiles-in-secret': () => 'a game with secret hands does not tell the tiles; leave them out',
  'tiles-missing': () => 'a game with open hands tells the tiles of every seat, and has none',
  'tiles-for-other-seats': ({ found, seats }) =>
    `there are tiles for ${counted(found, 'seat')}, and there are ${seats} seats`,
  'not-three-tiles': ({ seat, found, most }) =>
    `seat ${seat} is dealt ${counted(found, 'tile')}; everybody is dealt ${most}`,
  'tile-not-used': ({ seat, tile, players }) =>
    `seat ${seat} is dealt a ${tile} tile, which is used from ${players} players on`,
  'tiles-not-one-each': ({ seat }) =>
    `seat ${seat} must be dealt a left, a right and one more tile; only with the option "tileDeal": "random" are all three by chance`,
  'too-many-tiles': ({ tile, found, most }) =>
    `${found} ${tile} tiles are dealt, and there are ${most}`,
  'deck-in-secret': () => 'a game with secret hands does not tell the deck; leave it out',
  'deck-not-the-cards': ({ card, found, wanted }) =>
    `the deck has ${counted(found, 'card')} ${card}, and the game has ${wanted}`,
};

type Value = string | number | undefined;
const are = (count: Value): string => (count === 1 ? 'is' : 'are');
const counted = (count: Value, what: string): string =>
  count === 1 ? `1 ${what}` : `${count} ${what}s`;

/** What is wrong with a set-up, as a clause. */
export const setUpFaultText = ({ code, params }: SetUpFault): string =>
  SET_UP_SENTENCES[code](params);
