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
import { type Card, cardText, HARDSHIP, hardshipOf, soldierText, tileText } from './cards.ts';
import { isChanceTile } from './chance.ts';
import { type EventLog, happened } from './event.ts';
import { chooseIntensity, dealCard, placeChaplainTile } from './mission.ts';
import { endBonus, removeHardship } from './mission-end.ts';
import { MOVE, type Move, moveValue, moveWordOf, seatIn } from './move.ts';
import { nextState } from './pile.ts';
import {
  CHARM_OFFERED,
  charm,
  front,
  HEALS,
  HIDDEN_TILE,
  IN,
  isKnown,
  MOMENT,
  type MutablePosition,
  oneTile,
  PHASE,
  placed,
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
    case MOVE.deal:
      dealCard(draft, seatIn(move), value, log);
      break;
    case MOVE.play:
      playFromHand(draft, value, log);
      break;
    case MOVE['fall-back']:
      startLeaving(draft, log);
      break;
    case MOVE.place:
      placeTile(draft, value, log);
      break;
    case MOVE.draw:
      playDrawn(draft, value, log);
      break;
    case MOVE.intensity:
      chooseIntensity(draft, value, log);
      break;
    case MOVE.speech:
      makeSpeech(draft, value, log);
      break;
    case MOVE.charm:
      useCharm(draft, value, log);
      break;
    case MOVE.discard:
      discard(draft, value, log);
      break;
    case MOVE.keep:
      keepHand(draft, log);
      break;
    case MOVE.chaplain:
      placeChaplainTile(draft, value, log);
      break;
    case MOVE.remove:
      removeTile(draft, value, log);
      break;
    case MOVE.cure:
      cure(draft, seatIn(move), value, log);
      break;
    case MOVE.reveal:
      revealTile(draft, seatIn(move), value, log);
      break;
    case MOVE.heal:
      heal(draft, value, log);
      break;
    case MOVE['charm-back']:
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
  if ((draft[front(seat)] & HARDSHIP['absent-minded']) === 0 || draft[tileCount(seat)] === 0) {
    placeATile(draft, log);
  } else if (isKnown(draft, seat)) draft[PHASE] = MOMENT['remove-tile'];
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
  else if (isKnown(draft, seat)) draft[PHASE] = MOMENT['place-tile'];
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
  if (draft[front(seat)] & HARDSHIP.clumsy && trials(draft) > 0) {
    log?.push(happened('clumsiness', { seat }));
    draft[PHASE] = MOMENT.clumsy;
  } else nextTurn(draft, log);
}
