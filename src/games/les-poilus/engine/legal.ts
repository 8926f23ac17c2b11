import { lowestBit } from '#shared/bit-set.ts';
import { SUPPORT_TILE_IDS, THREAT_KINDS } from '../data/index.ts';
import {
  CARD_OF,
  CHARM_KIND,
  cardOfHardship,
  HARDSHIP,
  HIGH_SHOWING,
  KINDS_ON,
  LOW_COPIES,
  LOW_SHOWING,
} from './cards.ts';
import { FALL_BACK, fallBack } from './falling-back.ts';
import { leastIntensity, mostIntensity } from './mission.ts';
import { MOVE, type Move, moveOf } from './move.ts';
import { drawable, findDrawable } from './pile.ts';
import {
  CHARM_OFFERED,
  charm,
  front,
  hand,
  handSize,
  isKnown,
  KNOWN,
  LAND,
  LAND_COUNT,
  MOMENT,
  PHASE,
  PLAYERS,
  type Position,
  type Seat,
  SPEECH_KIND,
  soldier,
  TURN,
  tiles,
  tilesOfKind,
  tokens,
  UNSEEN,
} from './position.ts';
import { tileFits } from './support.ts';

/** Room enough for the moves of any position: a play of every card, and a few more. */
export const moveBuffer = (): Int32Array => new Int32Array(128);

/**
 * Writes every legal move into `moves` and returns how many there are.
 * For those who ask millions of times; everyone else uses {@link legalMoves}.
 */
export function listMoves(position: Position, moves: Int32Array): number {
  const seat = position[TURN];
  switch (position[PHASE]) {
    case MOMENT.action:
      return listActions(position, seat, moves);
    case MOMENT.deal:
      findDrawable(position);
      return listCards(drawable.low, drawable.high, MOVE.deal, seat, moves, 0);
    case MOMENT.trap:
    case MOMENT.clumsy:
      findDrawable(position);
      return listCards(drawable.low, drawable.high, MOVE.draw, 0, moves, 0);
    case MOMENT.intensity:
      return listIntensities(position, moves);
    case MOMENT.chaplain:
      return listTiles(position, seat, MOVE.chaplain, moves);
    case MOMENT['remove-tile']:
      return listTiles(position, seat, MOVE.remove, moves);
    case MOMENT['place-tile']:
      return listTiles(position, seat, MOVE.place, moves);
    case MOMENT.speech:
      return listAnswers(position, seat, moves);
    case MOMENT.christmas:
      return listCures(position, moves);
    case MOMENT.reveal:
      return listReveals(position, seat, moves);
    case MOMENT.bonus:
      return listBonus(position, seat, moves);
    default:
      return 0;
  }
}

/** Writes a move for each card of a set; identical copies stand side by side and give one. */
function listCards(
  low: number,
  high: number,
  word: number,
  seat: Seat,
  moves: Int32Array,
  from: number,
): number {
  let count = from;
  let last = -1;
  for (let left = low; left !== 0; left &= left - 1) {
    const card = CARD_OF[lowestBit(left)];
    if (card === last) continue;
    last = card;
    moves[count++] = moveOf(word, card, seat);
  }
  for (let left = high; left !== 0; left &= left - 1) {
    moves[count++] = moveOf(word, CARD_OF[LOW_COPIES + lowestBit(left)], seat);
  }
  return count;
}

function listActions(position: Position, seat: Seat, moves: Int32Array): number {
  const leaving = fallBack(position, seat);
  let count = 0;
  if (leaving !== FALL_BACK.mayNot) moves[count++] = MOVE['fall-back'];
  if (leaving === FALL_BACK.must) return count;
  count = listHand(position, seat, MOVE.play, -1, moves, count);
  if (position[tokens(seat)] > 0 && (position[front(seat)] & HARDSHIP.mute) === 0) {
    for (let kind = 0; kind < THREAT_KINDS.length; kind++)
      moves[count++] = moveOf(MOVE.speech, kind);
  }
  return position[charm(seat)] ? listCharms(position, seat, moves, count) : count;
}

/** The cards a seat may hold, of one kind or (-1) of any: where its hand is secret, all possible. */
function listHand(
  position: Position,
  seat: Seat,
  word: number,
  kind: number,
  moves: Int32Array,
  from: number,
): number {
  if (position[handSize(seat)] === 0) return from;
  let [low, high] = isKnown(position, seat)
    ? [position[hand(seat)], position[hand(seat) + 1]]
    : [position[UNSEEN] | position[KNOWN], position[UNSEEN + 1] | position[KNOWN + 1]];
  if (kind >= 0) {
    low &= LOW_SHOWING[kind];
    high &= HIGH_SHOWING[kind];
  }
  return listCards(low, high, word, 0, moves, from);
}

function listCharms(position: Position, seat: Seat, moves: Int32Array, from: number): number {
  const kind = 1 << CHARM_KIND[position[soldier(seat)]];
  let count = from;
  for (let n = 0; n < position[LAND_COUNT]; n++) {
    const card = CARD_OF[position[LAND + n]];
    if ((KINDS_ON[card] & kind) === 0) continue;
    let earlier = 0;
    while (CARD_OF[position[LAND + earlier]] !== card) earlier++;
    if (earlier === n) moves[count++] = moveOf(MOVE.charm, card);
  }
  return count;
}

function listIntensities(position: Position, moves: Int32Array): number {
  let count = 0;
  for (let cards = leastIntensity(position); cards <= mostIntensity(position); cards++) {
    moves[count++] = moveOf(MOVE.intensity, cards);
  }
  return count;
}

function listTiles(position: Position, seat: Seat, word: number, moves: Int32Array): number {
  let count = 0;
  for (let tile = 0; tile < SUPPORT_TILE_IDS.length; tile++) {
    if (tilesOfKind(position[tiles(seat)], tile) > 0) moves[count++] = moveOf(word, tile);
  }
  return count;
}

function listAnswers(position: Position, seat: Seat, moves: Int32Array): number {
  moves[0] = MOVE.keep;
  return listHand(position, seat, MOVE.discard, position[SPEECH_KIND], moves, 1);
}

function listCures(position: Position, moves: Int32Array): number {
  let count = 0;
  for (let seat = 0; seat < position[PLAYERS]; seat++) {
    for (let left = position[front(seat)]; left !== 0; left &= left - 1) {
      moves[count++] = moveOf(MOVE.cure, cardOfHardship(lowestBit(left)), seat);
    }
  }
  return count;
}

function listReveals(position: Position, seat: Seat, moves: Int32Array): number {
  let count = 0;
  for (let tile = 0; tile < SUPPORT_TILE_IDS.length; tile++) {
    if (tileFits(position, seat, tile)) moves[count++] = moveOf(MOVE.reveal, tile, seat);
  }
  return count;
}

function listBonus(position: Position, seat: Seat, moves: Int32Array): number {
  moves[0] = MOVE.done;
  let count = 1;
  for (let left = position[front(seat)]; left !== 0; left &= left - 1) {
    moves[count++] = moveOf(MOVE.heal, cardOfHardship(lowestBit(left)));
  }
  if (position[CHARM_OFFERED]) moves[count++] = MOVE['charm-back'];
  return count;
}

const buffer = moveBuffer();

/** Every legal move in a position, chance's too; none when the game is over. */
export function legalMoves(position: Position): Move[] {
  return [...buffer.subarray(0, listMoves(position, buffer))];
}
