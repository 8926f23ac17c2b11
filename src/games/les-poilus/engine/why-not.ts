import { CARD_IDS, SUPPORT_TILE_IDS, THREAT_KINDS } from '../data/index.ts';
import { CARD_OF, type Card, CHARM_KIND, HARDSHIP, hardshipOf, KINDS_ON } from './cards.ts';
import { RULE_OF_ENDING } from './event.ts';
import {
  FALL_BACK,
  fallBack,
  fragileOther,
  isFrightened,
  ownCardsHolding,
} from './falling-back.ts';
import { leastIntensity, mostIntensity } from './mission.ts';
import { MOVE, type Move, moveValue, moveWordOf, seatIn } from './move.ts';
import { drawable, findDrawable, meets, topOfDeck } from './pile.ts';
import {
  CHARM_OFFERED,
  charm,
  ENDING,
  ENDINGS,
  front,
  HAS_DECK,
  hand,
  handSize,
  isKnown,
  KNOWN,
  LAND,
  LAND_COUNT,
  MOMENT,
  NOBODY,
  PHASE,
  PHASES,
  type Position,
  type Seat,
  SPEECH_KIND,
  SUCCESS,
  soldier,
  TURN,
  tiles,
  tilesOfKind,
  tokens,
  UNSEEN,
} from './position.ts';
import { because, type Reason } from './reason.ts';
import { tileFits } from './support.ts';

export { REASON_CODES, type Reason } from './reason.ts';

/** The phases in which each kind of move belongs. */
const BELONGS_IN: Readonly<Record<number, readonly number[]>> = {
  [MOVE.chaplain]: [MOMENT.chaplain],
  [MOVE.intensity]: [MOMENT.intensity],
  [MOVE.deal]: [MOMENT.deal],
  [MOVE.play]: [MOMENT.action],
  [MOVE['fall-back']]: [MOMENT.action],
  [MOVE.speech]: [MOMENT.action],
  [MOVE.charm]: [MOMENT.action],
  [MOVE.draw]: [MOMENT.trap, MOMENT.clumsy],
  [MOVE.remove]: [MOMENT['remove-tile']],
  [MOVE.place]: [MOMENT['place-tile']],
  [MOVE.discard]: [MOMENT.speech],
  [MOVE.keep]: [MOMENT.speech],
  [MOVE.cure]: [MOMENT.christmas],
  [MOVE.reveal]: [MOMENT.reveal],
  [MOVE.heal]: [MOMENT.bonus],
  [MOVE['charm-back']]: [MOMENT.bonus],
  [MOVE.done]: [MOMENT.bonus],
};

/** What a game in each phase waits for, as a reason to refuse anything else. */
const WAITS_FOR: Readonly<Record<number, Reason['code']>> = {
  [MOMENT.chaplain]: 'chaplain-to-place',
  [MOMENT.intensity]: 'intensity-to-choose',
  [MOMENT.deal]: 'card-to-deal',
  [MOMENT.action]: 'action-to-take',
  [MOMENT.trap]: 'trap-to-draw',
  [MOMENT.clumsy]: 'clumsy-to-draw',
  [MOMENT['remove-tile']]: 'tile-to-remove',
  [MOMENT['place-tile']]: 'tile-to-place',
  [MOMENT.speech]: 'speech-to-answer',
  [MOMENT.christmas]: 'hardship-to-cure',
  [MOMENT.reveal]: 'tile-to-reveal',
  [MOMENT.bonus]: 'bonus-to-take',
};

/**
 * Why a move cannot be played: all reasons that hold, the most telling first; none for a legal move.
 * It asks the same questions from which {@link listMoves} makes its list.
 */
export function validateMove(position: Position, move: Move): Reason[] {
  const phase = position[PHASE];
  if (phase === MOMENT.over) {
    const ending = ENDINGS[position[ENDING] - 1];
    return [because('game-is-over', { ending }, RULE_OF_ENDING[ending])];
  }
  const word = moveWordOf(move);
  const seat = position[TURN];
  if (!BELONGS_IN[word].includes(phase)) {
    return [because(WAITS_FOR[phase], { phase: PHASES[phase], seat })];
  }
  const value = moveValue(move);
  switch (word) {
    case MOVE.intensity:
      return whyNotThatMany(position, value);
    case MOVE.deal:
      return [
        ...whyNotThatSeat('other-is-dealt', seatIn(move), seat),
        ...whyNotDrawn(position, value),
      ];
    case MOVE.draw:
      return whyNotDrawn(position, value);
    case MOVE.chaplain:
    case MOVE.remove:
    case MOVE.place:
      return tilesOfKind(position[tiles(seat)], value) > 0
        ? []
        : [because('no-such-tile', { seat, tile: SUPPORT_TILE_IDS[value] })];
    case MOVE.discard:
      return whyNoDiscard(position, seat, value);
    case MOVE.cure:
      return whyNotLying(position, 'nothing-to-cure-there', seatIn(move), value);
    case MOVE.reveal:
      return whyNotThatTile(position, seatIn(move), value);
    case MOVE.heal:
      return whyNotLying(position, 'nothing-to-heal-there', seat, value);
    case MOVE['charm-back']:
      return whyNoCharmBack(position, seat);
    case MOVE.keep:
    case MOVE.done:
      return [];
    default:
      return whyNoAction(position, move);
  }
}

function whyNotThatMany(position: Position, cards: number): Reason[] {
  const [least, most] = [leastIntensity(position), mostIntensity(position)];
  if (cards < least) {
    const code = least === 1 ? 'intensity-too-low' : 'first-intensity-too-low';
    return [because(code, { cards, least })];
  }
  return cards > most ? [because('intensity-too-high', { cards, most })] : [];
}

const whyNotThatSeat = (code: Reason['code'], asked: Seat, turn: Seat): Reason[] =>
  asked === turn ? [] : [because(code, { asked, seat: turn })];

function whyNotDrawn(position: Position, card: Card): Reason[] {
  findDrawable(position);
  if (meetsDrawable(card)) return [];
  const id = CARD_IDS[card];
  if (position[HAS_DECK]) {
    return [because('card-not-on-top', { card: id, top: CARD_IDS[topOfDeck(position)] })];
  }
  const isHidden = meets(position, UNSEEN, card) || meets(position, KNOWN, card);
  return [because(isHidden ? 'card-lies-elsewhere' : 'card-accounted-for', { card: id })];
}

function meetsDrawable(card: Card): boolean {
  const { low, high } = drawable;
  return meets([low, high], 0, card);
}

function whyNoDiscard(position: Position, seat: Seat, card: Card): Reason[] {
  const kind = position[SPEECH_KIND];
  const params = { card: CARD_IDS[card], kind: THREAT_KINDS[kind], seat };
  if ((KINDS_ON[card] & (1 << kind)) === 0) return [because('not-of-that-kind', params)];
  return whyNotHeld(position, seat, card);
}

const whyNotLying = (position: Position, code: Reason['code'], seat: Seat, card: Card): Reason[] =>
  (position[front(seat)] >> hardshipOf(card)) & 1
    ? []
    : [because(code, { card: CARD_IDS[card], seat })];

function whyNotThatTile(position: Position, asked: Seat, tile: number): Reason[] {
  const turn = position[TURN];
  if (asked !== turn) return whyNotThatSeat('other-reveals', asked, turn);
  const params = { seat: asked, tile: SUPPORT_TILE_IDS[tile] };
  return tileFits(position, asked, tile) ? [] : [because('tile-cannot-be', params)];
}

function whyNoCharmBack(position: Position, seat: Seat): Reason[] {
  if (position[CHARM_OFFERED]) return [];
  if (!position[SUCCESS]) return [because('no-charm-after-failure', { seat })];
  return [because(position[charm(seat)] ? 'charm-not-used' : 'healed-already', { seat })];
}

/** Why the seat on turn cannot take an action: play, fall back, make a speech or use its charm. */
function whyNoAction(position: Position, move: Move): Reason[] {
  const seat = position[TURN];
  const word = moveWordOf(move);
  if (word === MOVE['fall-back']) return whyNoFallBack(position, seat);
  const reasons =
    fallBack(position, seat) === FALL_BACK.must ? [because('fearful-must-leave', { seat })] : [];
  const value = moveValue(move);
  if (word === MOVE.play) return [...reasons, ...whyNotHeld(position, seat, value)];
  if (word === MOVE.charm) return [...reasons, ...whyNoCharm(position, seat, value)];
  return [...reasons, ...whyNoSpeech(position, seat)];
}

/** Why a card cannot come out of a hand: it is not in it, or can be in no secret one. */
function whyNotHeld(position: Position, seat: Seat, card: Card): Reason[] {
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
  if (fallBack(position, seat) !== FALL_BACK.mayNot) return [];
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
  const isOfKind = (KINDS_ON[card] & (1 << kind)) !== 0;
  if (!isOfKind) reasons.push(because('charm-of-other-kind', params));
  if (!liesInTheLand(position, card)) {
    const isForAny = isOfKind && !isKindInTheLand(position, kind);
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
  if (state === FALL_BACK.may) return { falls: 'may', because: [] };
  if (state === FALL_BACK.must)
    return { falls: 'must', because: [because('fearful-must-leave', { seat })] };
  return { falls: 'may-not', because: whyNoFallBack(position, seat) };
}
