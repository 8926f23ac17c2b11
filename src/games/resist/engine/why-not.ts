import { bitCount, hasBit } from '#shared/bit-set.ts';
import { MISSIONS } from '../data/index.ts';
import { type Lack, lackOf } from './action.ts';
import { answersAsk } from './asked.ts';
import { ACTION_OF, HIDDEN, SHIELDING_ENEMIES, SHIELDING_MISSION, sideIndex } from './cards.ts';
import { isChanceMove } from './chance.ts';
import { cardsLookedAt, kindsHere, revealLimit } from './choices.ts';
import { isLegalMove } from './legal.ts';
import {
  firstOf,
  isKind,
  KIND,
  MISSION_BASE,
  MOVE,
  MOVE_WORDS,
  type Move,
  SIDE,
  secondOf,
  THE_MISSION,
  thingText,
  wordNumber,
} from './move.ts';
import { eraDue } from './new-game.ts';
import { inHand } from './people-decks.ts';
import {
  ASK,
  ASKS,
  BEATEN,
  FAILED_PLACES,
  HAND,
  HIDDEN_IN_PLAY,
  inPlay,
  LENIENT,
  MAY_ACT,
  NOWHERE,
  type Position,
  QUESTION,
  rowPlaceOf,
  STRENGTH,
  TARGET,
  TOPPED,
} from './position.ts';
import { because, type Reason, RULE_OF_ASK } from './reason.ts';
import { currentDefense, missionDefense } from './strength.ts';

/**
 * Why a move cannot be played: all reasons that hold, the most telling first; none for a legal move.
 * What is legal is asked of {@link listMoves} alone; here it is only explained.
 */
export function validateMove(position: Position, move: Move): Reason[] {
  if (isLegalMove(position, move)) return [];
  if (position[ASK] === QUESTION.over) return [because('game-is-over')];
  const ask = ASKS[position[ASK]];
  if (!answersAsk(ask, move)) {
    const wanted = MOVE_WORDS[wordNumber(move)];
    return [{ code: 'other-question', rule: RULE_OF_ASK[ask], params: { ask, move: wanted } }];
  }
  const reasons = isChanceMove(move) ? whyNotThatCard(position, move) : whyNotThat(position, move);
  return reasons.length > 0
    ? reasons
    : [{ code: 'other-question', rule: RULE_OF_ASK[ask], params: { ask, move: ask } }];
}

function whyNotThat(position: Position, move: Move): Reason[] {
  switch (wordNumber(move)) {
    case MOVE.draft:
      return [because('not-of-the-pair', { maquis: thingText(firstOf(move)) })];
    case MOVE.play:
      return whyNoPlay(position, move);
    case MOVE.attack:
      return whyNotAvailable(position, firstOf(move));
    case MOVE.strike:
      return [because('maquis-still-in-hand', { maquis: bitCount(position[HAND]) })];
    case MOVE.act:
      return whyNoAct(position, firstOf(move));
    case MOVE.defeat:
      return whyNoDefeat(position, firstOf(move));
    case MOVE.continue:
      return [because('no-mission-left')];
    case MOVE.stop:
      return [because('turn-one-first')];
    default:
      return whyNotByAsk(position, move);
  }
}

function whyNotByAsk(position: Position, move: Move): Reason[] {
  const one = thingText(firstOf(move));
  const two = thingText(secondOf(move));
  switch (position[ASK]) {
    case QUESTION.copy:
      return [because('nothing-to-copy', { maquis: one })];
    case QUESTION.at: {
      const missing = whyNotAvailable(position, firstOf(move));
      return missing.length > 0 ? missing : [because('nothing-face-down', { mission: one })];
    }
    case QUESTION.turn:
      return [because('no-such-face-down', { number: one })];
    case QUESTION.drop:
      return [because('not-just-turned-up', { kind: one })];
    case QUESTION['discard-here']:
      return [because('enemy-not-here', { kind: one })];
    case QUESTION.shift:
      return whyNoShift(position, move);
    case QUESTION['discard-elsewhere']:
      return whyNotElsewhere(position, move);
    case QUESTION['discard-card']:
      return [because('not-in-hand', { card: one })];
    case QUESTION.arrange:
    case QUESTION.pick:
      return whyNotArranged(position, move);
    case QUESTION.take:
      return [because('not-in-revealed-pile', { maquis: one })];
    case QUESTION.survive:
      return [because('does-not-survive', { kind: one })];
    default:
      return [because('other-question', { ask: ASKS[position[ASK]], move: two })];
  }
}

function whyNoPlay(position: Position, move: Move): Reason[] {
  const maquis = firstOf(move);
  const card = thingText(maquis);
  if (card === 'spy') return [because('spies-are-not-played')];
  if (!inHand(position, maquis)) return [because('not-in-hand', { card })];
  return secondOf(move) === SIDE + HIDDEN
    ? []
    : [because('reveal-limit', { most: revealLimit(position) })];
}

function whyNotAvailable(position: Position, thing: number): Reason[] {
  const place = rowPlaceOf(position, thing - MISSION_BASE);
  const mission = thingText(thing);
  if (place === NOWHERE) return [because('mission-not-in-row', { mission })];
  if (hasBit(position[FAILED_PLACES], place)) return [because('mission-failed', { mission })];
  return [];
}

function whyNoAct(position: Position, maquis: number): Reason[] {
  const params = { maquis: thingText(maquis) };
  if (!hasBit(inPlay(position), maquis)) return [because('not-in-play', params)];
  if (!position[LENIENT]) return [because('action-is-lost', params)];
  if (!hasBit(position[MAY_ACT], maquis)) return [because('acted-already', params)];
  const side = hasBit(position[HIDDEN_IN_PLAY], maquis) ? 0 : 1;
  const lack: Lack | undefined = lackOf(position, ACTION_OF[sideIndex(maquis, side)]);
  return [because('not-in-full', { ...params, lack: lack ?? '' })];
}

function whyNoDefeat(position: Position, thing: number): Reason[] {
  const here = kindsHere(position);
  const strength = position[STRENGTH];
  if (thing === THE_MISSION) {
    if (position[BEATEN]) return [because('mission-is-beaten')];
    const defense = missionDefense(position);
    return [
      ...((here & SHIELDING_MISSION) !== 0 ? [because('guards-stand')] : []),
      ...(defense > strength
        ? [because('too-strong', { target: 'mission', defense, strength })]
        : []),
    ];
  }
  const kind = thing - KIND;
  const target = thingText(thing);
  if (!hasBit(here, kind)) return [because('enemy-not-at-mission', { kind: target })];
  const defense = currentDefense(position, kind);
  const isShielded = (here & SHIELDING_ENEMIES) !== 0 && !hasBit(SHIELDING_ENEMIES, kind);
  return [
    ...(isShielded ? [because('grunts-stand', { kind: target })] : []),
    ...(defense > strength ? [because('too-strong', { target, defense, strength })] : []),
  ];
}

function whyNoShift(position: Position, move: Move): Reason[] {
  const [kind, mission] = [thingText(firstOf(move)), thingText(secondOf(move))];
  const reasons: Reason[] = [];
  if (!hasBit(kindsHere(position), firstOf(move) - KIND)) {
    reasons.push(because('enemy-not-here', { kind }));
  }
  if (rowPlaceOf(position, secondOf(move) - MISSION_BASE) === position[TARGET]) {
    reasons.push(because('not-another-mission', { mission }));
  }
  return [...reasons, ...whyNotAvailable(position, secondOf(move))];
}

function whyNotElsewhere(position: Position, move: Move): Reason[] {
  const mission = thingText(firstOf(move));
  const missing = whyNotAvailable(position, firstOf(move));
  if (missing.length > 0) return missing;
  if (rowPlaceOf(position, firstOf(move) - MISSION_BASE) === position[TARGET]) {
    return [because('not-another-mission', { mission })];
  }
  const enemy = thingText(secondOf(move));
  return isKind(secondOf(move))
    ? [because('enemy-not-there', { kind: enemy, mission })]
    : [because('no-such-face-down', { number: enemy, mission })];
}

function whyNotArranged(position: Position, move: Move): Reason[] {
  const card = thingText(firstOf(move));
  const word = MOVE_WORDS[wordNumber(move)];
  const thing = firstOf(move);
  if (hasBit(cardsLookedAt(position), isKind(thing) ? thing - KIND : thing)) {
    return [because(word === 'top' ? 'not-looked-at' : topHasBegun(position, word), { card })];
  }
  return [because('not-looked-at', { card })];
}

/** Why a card is not put under or away: others lie on top already, or this deck has another pile. */
const topHasBegun = (position: Position, word: string): Reason['code'] =>
  position[TOPPED] || word === 'pick' ? 'top-has-begun' : 'other-pile';

function whyNotThatCard(position: Position, move: Move): Reason[] {
  const thing = firstOf(move);
  const card = thingText(thing);
  switch (position[ASK]) {
    case QUESTION.mission:
      return [whyNotThatMission(position, thing - MISSION_BASE)];
    case QUESTION.reveal:
      return [because('enemy-is-another', { kind: card })];
    case QUESTION.remove:
      return [because('not-hidden-in-play', { maquis: card })];
    default:
      if (wordNumber(move) === MOVE.pair) return [whyNotThatPair(move)];
      return [
        because(
          MOVE_WORDS[wordNumber(move)] === 'civilian' ? 'no-such-civilian' : 'card-not-there',
          {
            card,
          },
        ),
      ];
  }
}

const whyNotThatMission = (position: Position, mission: number): Reason => {
  const params = { mission: MISSIONS[mission].id, era: eraDue(position) };
  return MISSIONS[mission].era === params.era
    ? because('mission-seen', params)
    : because('mission-of-other-era', params);
};

const whyNotThatPair = (move: Move): Reason =>
  firstOf(move) < secondOf(move)
    ? because('drafted-already', { one: thingText(firstOf(move)), two: thingText(secondOf(move)) })
    : because('pair-out-of-order', {
        one: thingText(firstOf(move)),
        two: thingText(secondOf(move)),
      });
