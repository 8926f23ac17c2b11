import {
  cure,
  discard,
  keepHand,
  makeSpeech,
  nextTurn,
  playDrawn,
  playFromHand,
  useCharm,
} from './action.ts';
import {
  ABSENT_MINDED,
  type Card,
  CLUMSY,
  cardText,
  hardshipOf,
  soldierText,
  tileText,
} from './cards.ts';
import { isChanceTile } from './chance.ts';
import { type EventLog, happened } from './event.ts';
import { chooseIntensity, dealCard, placeChaplainTile } from './mission.ts';
import { endBonus, removeHardship } from './mission-end.ts';
import {
  CHAPLAIN_MOVE,
  CHARM_BACK,
  CHARM_MOVE,
  CURE_MOVE,
  DEAL,
  DISCARD_MOVE,
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
import { nextState } from './pile.ts';
import {
  CHARM_OFFERED,
  CLUMSY_DRAW,
  charm,
  front,
  HEALS,
  HIDDEN_TILE,
  IN,
  isKnown,
  type MutablePosition,
  oneTile,
  PHASE,
  PLACE_TILE,
  placed,
  REMOVE_TILE,
  soldier,
  TURN,
  tileCount,
  tiles,
  trials,
} from './position.ts';
import { revealTile } from './reveal.ts';

/** Makes a move that is known to be legal on a draft; the inner loop of everything that simulates. */
export function makeMove(draft: MutablePosition, move: Move, log?: EventLog): void {
  const value = moveValue(move);
  switch (moveWordOf(move)) {
    case DEAL:
      dealCard(draft, seatIn(move), value, log);
      break;
    case PLAY:
      playFromHand(draft, value, log);
      break;
    case FALL_BACK:
      startLeaving(draft, log);
      break;
    case PLACE_MOVE:
      placeTile(draft, value, log);
      break;
    case DRAW_MOVE:
      playDrawn(draft, value, log);
      break;
    case INTENSITY_MOVE:
      chooseIntensity(draft, value, log);
      break;
    case SPEECH_MOVE:
      makeSpeech(draft, value, log);
      break;
    case CHARM_MOVE:
      useCharm(draft, value, log);
      break;
    case DISCARD_MOVE:
      discard(draft, value, log);
      break;
    case KEEP:
      keepHand(draft, log);
      break;
    case CHAPLAIN_MOVE:
      placeChaplainTile(draft, value, log);
      break;
    case REMOVE_MOVE:
      removeTile(draft, value, log);
      break;
    case CURE_MOVE:
      cure(draft, seatIn(move), value, log);
      break;
    case TURN_UP_MOVE:
      revealTile(draft, seatIn(move), value, log);
      break;
    case HEAL:
      heal(draft, value, log);
      break;
    case CHARM_BACK:
      recoverCharm(draft, log);
      break;
    default:
      endBonus(draft, log);
  }
}

/** Takes a hardship of one's own out of the game; having begun so, the charm stays used (C42). */
function heal(draft: MutablePosition, card: Card, log?: EventLog): void {
  const seat = draft[TURN];
  removeHardship(draft, seat, hardshipOf(card));
  draft[HEALS]--;
  draft[CHARM_OFFERED] = 0;
  log?.push(happened('hardship-healed', { seat, card: cardText(card) }));
  if (draft[HEALS] === 0 || draft[front(seat)] === 0) endBonus(draft, log);
}

function recoverCharm(draft: MutablePosition, log?: EventLog): void {
  const seat = draft[TURN];
  draft[charm(seat)] = 1;
  log?.push(happened('charm-recovered', { seat, soldier: soldierText(draft[soldier(seat)]) }));
  endBonus(draft, log);
}

function startLeaving(draft: MutablePosition, log?: EventLog): void {
  const seat = draft[TURN];
  log?.push(happened('fell-back', { seat }));
  if ((draft[front(seat)] & ABSENT_MINDED) === 0 || draft[tileCount(seat)] === 0) {
    placeATile(draft, log);
  } else if (isKnown(draft, seat)) draft[PHASE] = REMOVE_TILE;
  else {
    draft[tileCount(seat)]--;
    log?.push(happened('tile-removed', { seat }));
    placeATile(draft, log);
  }
}

/** Placing a tile is compulsory while there is one (C36); where tiles are secret it goes unseen. */
function placeATile(draft: MutablePosition, log: EventLog): void {
  const seat = draft[TURN];
  if (draft[tileCount(seat)] === 0) leave(draft, log);
  else if (isKnown(draft, seat)) draft[PHASE] = PLACE_TILE;
  else {
    draft[tileCount(seat)]--;
    draft[placed(seat)] = HIDDEN_TILE;
    log?.push(happened('tile-placed', { seat }));
    leave(draft, log);
  }
}

function removeTile(draft: MutablePosition, tile: number, log?: EventLog): void {
  const seat = draft[TURN];
  draft[tileCount(seat)]--;
  draft[tiles(seat)] -= oneTile(tile);
  log?.push(happened('tile-removed', { seat, tile: tileText(tile) }));
  placeATile(draft, log);
}

function placeTile(draft: MutablePosition, tile: number, log?: EventLog): void {
  const seat = draft[TURN];
  if (isChanceTile(draft)) nextState(draft);
  draft[tileCount(seat)]--;
  draft[tiles(seat)] -= oneTile(tile);
  draft[placed(seat)] = tile;
  log?.push(happened('tile-placed', { seat }));
  leave(draft, log);
}

function leave(draft: MutablePosition, log: EventLog): void {
  const seat = draft[TURN];
  draft[IN] &= ~(1 << seat);
  if (draft[front(seat)] & CLUMSY && trials(draft) > 0) {
    log?.push(happened('clumsiness', { seat }));
    draft[PHASE] = CLUMSY_DRAW;
  } else nextTurn(draft, log);
}
