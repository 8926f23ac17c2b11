import { foreignText, formFaultText, verdictsOf } from '#cli/record-faults.ts';
import { ENDINGS, READINGS, RESULTS, type RuleId, SPLITS } from '../data/index.ts';
import type { AskId, Lack, MoveFault, Reason } from '../engine/index.ts';
import * as engine from '../engine/index.ts';

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

/* Refusals in plain English sentences; cards are called as in a record. */

type Sentence = (params: Reason['params']) => string;

/** What each question waits for. */
const WAITS_FOR: Readonly<Record<AskId, string>> = {
  pair: 'the next pair of the draft',
  draft: 'which of the two goes to the Hidden deck',
  mission: 'the next Mission',
  draw: 'the card that is drawn',
  plan: 'a Maquis to play or the Mission to attack',
  use: 'whether the action is used',
  copy: 'whose action Emilio copies',
  at: 'the Mission whose Enemies are turned up',
  turn: 'which face-down Enemy is turned up',
  drop: 'which of the Enemies just turned up is discarded',
  reveal: 'what the Enemy turned up is',
  'discard-here': 'which Enemy here is discarded',
  shift: 'which Enemy moves, and where to',
  'discard-elsewhere': 'which Enemy at another Mission is discarded',
  'discard-card': 'which Maquis in hand is discarded',
  look: 'the card that is looked at',
  arrange: 'where the cards looked at go',
  pick: 'which Recruit goes on the Hidden deck',
  take: 'which card of the Revealed pile is taken',
  recruit: 'the Recruit that is drawn',
  remove: 'who is removed from the game',
  attack: 'the next Maquis to play, or the strike',
  strike: 'the next target, or stop',
  survive: 'which Enemy’s SURVIVE effect comes next',
  civilian: 'the civilian that is drawn',
  decide: 'end or continue',
  over: 'nothing',
};

/** What an action lacks to be carried out in full. */
const LACKS: Readonly<Record<Lack, string>> = {
  'enemy-here': 'an Enemy here',
  'two-enemies-here': 'two Enemies here',
  'guerrilla-here': 'a Counter-Guerrilla here',
  'strong-enemy-here': 'an Enemy here with a Defense of 2 or more',
  'other-mission': 'another Available Mission',
  'face-down-enemy': 'a face-down Enemy',
  'spy-in-hand': 'a Spy in hand',
  'maquis-in-hand': 'a Maquis in hand',
  'card-to-draw': 'a card to draw',
  'enemy-to-look-at': 'an Enemy to look at',
  recruit: 'a Recruit',
  'revealed-card': 'a card in the Revealed pile',
  'action-to-copy': 'an action to copy',
};

const SENTENCES: Readonly<Record<Reason['code'], Sentence>> = {
  'game-is-over': () => 'the game is over',
  'other-question': ({ ask }) => `the question is another: ${WAITS_FOR[ask as AskId]}`,
  'spies-are-not-played': () => 'Spies are never played',
  'not-in-hand': ({ card }) => `${card} is not a Maquis in hand`,
  'reveal-limit': ({ most }) =>
    most === 0
      ? 'at this Mission nobody may be played revealed in ATTACK'
      : `at this Mission only ${most} may be played revealed in ATTACK`,
  'mission-not-in-row': ({ mission }) => `the Mission ${mission} is not in the row`,
  'mission-failed': ({ mission }) => `the Mission ${mission} has failed and lies face down`,
  'maquis-still-in-hand': ({ maquis }) =>
    `every Maquis in hand must be played first; ${maquis} still to play`,
  'action-is-lost': ({ maquis }) =>
    `in the strict reading an action not used when ${maquis} is played is lost`,
  'not-in-play': ({ maquis }) => `${maquis} is not in play`,
  'acted-already': ({ maquis }) => `${maquis} has no ATTACK action kept from PLAN`,
  'not-in-full': ({ maquis, lack }) =>
    `the action of ${maquis} cannot be carried out in full: it needs ${LACKS[lack as Lack]}`,
  'not-of-the-pair': ({ maquis }) => `${maquis} is not one of the pair`,
  'drafted-already': ({ one, two }) => `${one} or ${two} has been drafted already`,
  'pair-out-of-order': ({ one, two }) => `a pair is named in table order: ${two}, then ${one}`,
  'mission-seen': ({ mission }) => `the Mission ${mission} has been seen already`,
  'mission-of-other-era': ({ mission, era }) =>
    `a Mission of era ${era} is due, and ${mission} is not`,
  'card-not-there': ({ card }) => `${card} cannot be the top card after what has been seen`,
  'enemy-is-another': ({ kind }) => `this Enemy cannot be ${kind} after what has been seen`,
  'no-such-civilian': ({ card }) => `no civilian ${card} is left in the deck`,
  'not-hidden-in-play': ({ maquis }) => `${maquis} is not hidden in play`,
  'nothing-face-down': ({ mission }) => `at the Mission ${mission} no Enemy lies face down`,
  'no-such-face-down': ({ number }) => `there is no face-down Enemy number ${number}`,
  'turn-one-first': () => 'at least one Enemy is turned up first',
  'not-just-turned-up': ({ kind }) => `${kind} was not just turned up`,
  'enemy-not-here': ({ kind }) => `${kind} is not at this Mission`,
  'not-another-mission': ({ mission }) => `${mission} is the Mission under attack; name another`,
  'enemy-not-there': ({ kind, mission }) => `${kind} cannot be discarded at ${mission} now`,
  'not-looked-at': ({ card }) => `${card} is not among the cards looked at`,
  'top-has-begun': () => 'cards have begun to go back on top; the others must follow',
  'other-pile': () => 'these cards go elsewhere: Recruits to the bottom, others to their discard',
  'not-in-revealed-pile': ({ maquis }) => `${maquis} is not in the Revealed pile`,
  'nothing-to-copy': ({ maquis }) =>
    `${maquis} has no hidden action that Emilio can copy and carry out in full now`,
  'too-strong': ({ target, defense, strength }) =>
    `${target} has a Defense of ${defense}, and the strength left is ${strength}`,
  'grunts-stand': () => 'every Grunt here must be defeated first',
  'guards-stand': () => 'every Guard here must be defeated first',
  'enemy-not-at-mission': ({ kind }) => `${kind} is not at this Mission`,
  'mission-is-beaten': () => 'the Mission is defeated already',
  'does-not-survive': ({ kind }) => `no ${kind} here has a SURVIVE effect still to come`,
  'no-mission-left': () => 'no Available Mission is left',
};

export const plainReason = ({ code, params }: Reason): string => SENTENCES[code](params);

/** Why a text is no move at all. */
function plainMoveFault({ code, found }: MoveFault): string {
  switch (code) {
    case 'unknown-move':
      return `there is no move “${found}”`;
    case 'unknown-name':
      return `nothing is called “${found}”`;
    case 'wrong-part':
      return `“${found}” does not belong there`;
    case 'part-missing':
      return `a part is missing after “${found}”`;
    case 'too-many-parts':
      return `“${found}” has too many parts`;
    default:
      return code satisfies never;
  }
}
