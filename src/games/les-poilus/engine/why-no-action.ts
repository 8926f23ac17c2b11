import { CARD_IDS, THREAT_KINDS } from '../data/index.ts';
import { CARD_OF, type Card, CHARM_KIND, HARDSHIP, KINDS_ON } from './cards.ts';
import {
  fallBack,
  fragileOther,
  isFrightened,
  MAY,
  MAY_NOT,
  MUST,
  ownCardsHolding,
} from './falling-back.ts';
import { MOVE, type Move, moveValue, moveWordOf } from './move.ts';
import { meets } from './pile.ts';
import {
  charm,
  front,
  hand,
  handSize,
  isKnown,
  KNOWN,
  LAND,
  LAND_COUNT,
  NOBODY,
  type Position,
  type Seat,
  soldier,
  TURN,
  tokens,
  UNSEEN,
} from './position.ts';
import { because, type Reason } from './reason.ts';

/** Why the seat on turn cannot take an action: play, fall back, make a speech or use its charm. */
export function whyNoAction(position: Position, move: Move): Reason[] {
  const seat = position[TURN];
  const word = moveWordOf(move);
  if (word === MOVE['fall-back']) return whyNoFallBack(position, seat);
  const reasons =
    fallBack(position, seat) === MUST ? [because('fearful-must-leave', { seat })] : [];
  const value = moveValue(move);
  if (word === MOVE.play) return [...reasons, ...whyNotHeld(position, seat, value)];
  if (word === MOVE.charm) return [...reasons, ...whyNoCharm(position, seat, value)];
  return [...reasons, ...whyNoSpeech(position, seat)];
}

/** Why a card cannot come out of a hand: it is not in it, or can be in no secret one. */
export function whyNotHeld(position: Position, seat: Seat, card: Card): Reason[] {
  const params = { card: CARD_IDS[card], seat };
  if (position[handSize(seat)] === 0) return [because('hand-is-empty', params)];
  if (isKnown(position, seat)) {
    return meets(position, hand(seat), card) ? [] : [because('card-not-in-hand', params)];
  }
  const isPossible = meets(position, UNSEEN, card) || meets(position, KNOWN, card);
  return isPossible ? [] : [because('card-accounted-for', params)];
}

/** Why a seat may not fall back, were it its turn now; nothing where it may. */
function whyNoFallBack(position: Position, seat: Seat): Reason[] {
  if (fallBack(position, seat) !== MAY_NOT) return [];
  const held = { seat, hand: position[handSize(seat)] };
  const holding = ownCardsHolding(position, seat);
  const reasons: Reason[] = [];
  if (holding & HARDSHIP.stubborn) reasons.push(because('stubborn-stays', held));
  if (holding & HARDSHIP.proud) reasons.push(because('proud-stays', held));
  const owner = fragileOther(position, seat);
  // Fearful would not have let another's Fragile hold its owner; an own card did.
  if (owner !== NOBODY && !isHeldInFear(position, seat)) {
    reasons.push(because('fragile-needs-company', { ...held, owner }));
  }
  return reasons;
}

const isHeldInFear = (position: Position, seat: Seat): boolean =>
  (position[front(seat)] & HARDSHIP.fearful) !== 0 && isFrightened(position);

function whyNoSpeech(position: Position, seat: Seat): Reason[] {
  const reasons: Reason[] = [];
  if (position[front(seat)] & HARDSHIP.mute) reasons.push(because('mute', { seat }));
  if (position[tokens(seat)] === 0) reasons.push(because('no-speech-token', { seat }));
  return reasons;
}

function whyNoCharm(position: Position, seat: Seat, card: Card): Reason[] {
  const kind = CHARM_KIND[position[soldier(seat)]];
  const params = { card: CARD_IDS[card], kind: THREAT_KINDS[kind], seat };
  const reasons: Reason[] = [];
  if (!position[charm(seat)]) reasons.push(because('charm-is-used', { seat }));
  if ((KINDS_ON[card] & (1 << kind)) === 0) reasons.push(because('charm-of-other-kind', params));
  if (!liesInTheLand(position, card)) {
    const isForAny = reasons.length === 0 && !isKindInTheLand(position, kind);
    reasons.push(because(isForAny ? 'no-kind-in-no-mans-land' : 'not-in-no-mans-land', params));
  }
  return reasons;
}

function isKindInTheLand(position: Position, kind: number): boolean {
  for (let n = 0; n < position[LAND_COUNT]; n++) {
    if ((KINDS_ON[CARD_OF[position[LAND + n]]] & (1 << kind)) !== 0) return true;
  }
  return false;
}

function liesInTheLand(position: Position, card: Card): boolean {
  for (let n = 0; n < position[LAND_COUNT]; n++) {
    if (CARD_OF[position[LAND + n]] === card) return true;
  }
  return false;
}

/** What falling back is to a seat, were it its turn now, and which cards make it so. */
interface Leaving {
  readonly falls: 'may' | 'must' | 'may-not';
  readonly because: readonly Reason[];
}

export function leavingOf(position: Position, seat: Seat): Leaving {
  const state = fallBack(position, seat);
  if (state === MAY) return { falls: 'may', because: [] };
  if (state === MUST) return { falls: 'must', because: [because('fearful-must-leave', { seat })] };
  return { falls: 'may-not', because: whyNoFallBack(position, seat) };
}
