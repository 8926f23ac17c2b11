import { CARD_IDS, SUPPORT_TILE_IDS, THREAT_KINDS } from '../data/index.ts';
import { type Card, hardshipOf, KINDS_ON } from './cards.ts';
import { RULE_OF_ENDING } from './event.ts';
import { leastIntensity, mostIntensity } from './mission.ts';
import {
  CHAPLAIN_MOVE,
  CHARM_BACK,
  CHARM_MOVE,
  CURE_MOVE,
  DEAL,
  DISCARD_MOVE,
  DONE,
  DRAW_MOVE,
  FALL_BACK,
  HEAL,
  INTENSITY_MOVE,
  KEEP,
  type Move,
  moveValue,
  moveWordOf,
  PLACE_MOVE,
  PLAY,
  REMOVE_MOVE,
  SPEECH_MOVE,
  seatIn,
  TURN_UP_MOVE,
} from './move.ts';
import { drawable, findDrawable, meets, topOfDeck } from './pile.ts';
import {
  ACTION,
  BONUS,
  CHAPLAIN,
  CHARM_OFFERED,
  CLUMSY_DRAW,
  CURE,
  charm,
  DEALING,
  ENDING,
  ENDINGS,
  front,
  HAS_DECK,
  INTENSITY,
  KNOWN,
  OVER,
  PHASE,
  PHASES,
  PLACE_TILE,
  type Position,
  REMOVE_TILE,
  REVEAL,
  type Seat,
  SPEECH,
  SPEECH_KIND,
  SUCCESS,
  TRAP_DRAW,
  TURN,
  tiles,
  tilesOfKind,
  UNSEEN,
} from './position.ts';
import { because, type Reason } from './reason.ts';
import { tileFits } from './reveal.ts';
import { whyNoAction, whyNotHeld } from './why-no-action.ts';

export { REASON_CODES, type Reason } from './reason.ts';

/** The phases in which each kind of move belongs. */
const BELONGS_IN: Readonly<Record<number, readonly number[]>> = {
  [CHAPLAIN_MOVE]: [CHAPLAIN],
  [INTENSITY_MOVE]: [INTENSITY],
  [DEAL]: [DEALING],
  [PLAY]: [ACTION],
  [FALL_BACK]: [ACTION],
  [SPEECH_MOVE]: [ACTION],
  [CHARM_MOVE]: [ACTION],
  [DRAW_MOVE]: [TRAP_DRAW, CLUMSY_DRAW],
  [REMOVE_MOVE]: [REMOVE_TILE],
  [PLACE_MOVE]: [PLACE_TILE],
  [DISCARD_MOVE]: [SPEECH],
  [KEEP]: [SPEECH],
  [CURE_MOVE]: [CURE],
  [TURN_UP_MOVE]: [REVEAL],
  [HEAL]: [BONUS],
  [CHARM_BACK]: [BONUS],
  [DONE]: [BONUS],
};

/** What a game in each phase waits for, as a reason to refuse anything else. */
const WAITS_FOR: Readonly<Record<number, Reason['code']>> = {
  [CHAPLAIN]: 'chaplain-to-place',
  [INTENSITY]: 'intensity-to-choose',
  [DEALING]: 'card-to-deal',
  [ACTION]: 'action-to-take',
  [TRAP_DRAW]: 'trap-to-draw',
  [CLUMSY_DRAW]: 'clumsy-to-draw',
  [REMOVE_TILE]: 'tile-to-remove',
  [PLACE_TILE]: 'tile-to-place',
  [SPEECH]: 'speech-to-answer',
  [CURE]: 'hardship-to-cure',
  [REVEAL]: 'tile-to-reveal',
  [BONUS]: 'bonus-to-take',
};

/**
 * Why a move cannot be played: all reasons that hold, the most telling first; none for a legal move.
 * It asks the same questions from which {@link listMoves} makes its list.
 */
export function validateMove(position: Position, move: Move): Reason[] {
  const phase = position[PHASE];
  if (phase === OVER) {
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
    case INTENSITY_MOVE:
      return whyNotThatMany(position, value);
    case DEAL:
      return [
        ...whyNotThatSeat('other-is-dealt', seatIn(move), seat),
        ...whyNotDrawn(position, value),
      ];
    case DRAW_MOVE:
      return whyNotDrawn(position, value);
    case CHAPLAIN_MOVE:
    case REMOVE_MOVE:
    case PLACE_MOVE:
      return tilesOfKind(position[tiles(seat)], value) > 0
        ? []
        : [because('no-such-tile', { seat, tile: SUPPORT_TILE_IDS[value] })];
    case DISCARD_MOVE:
      return whyNoDiscard(position, seat, value);
    case CURE_MOVE:
      return whyNotLying(position, 'nothing-to-cure-there', seatIn(move), value);
    case TURN_UP_MOVE:
      return whyNotThatTile(position, seatIn(move), value);
    case HEAL:
      return whyNotLying(position, 'nothing-to-heal-there', seat, value);
    case CHARM_BACK:
      return whyNoCharmBack(position, seat);
    case KEEP:
    case DONE:
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
