import { nextTurn } from './action.ts';
import { ABSENT_MINDED, CLUMSY, tileText } from './cards.ts';
import { type EventLog, happened } from './event.ts';
import { nextState } from './pile.ts';
import {
  CLUMSY_DRAW,
  front,
  HIDDEN_TILE,
  IN,
  isKnown,
  type MutablePosition,
  oneTile,
  PHASE,
  PLACE_TILE,
  placed,
  REMOVE_TILE,
  TURN,
  tileCount,
  tiles,
  trials,
} from './position.ts';
import { isChanceTile } from './turn.ts';

/*
 * Leaving goes in this order (C34): Absent-minded loses a tile, a tile is placed if any is left, the
 * player is out, Clumsy draws.
 */

export function startLeaving(draft: MutablePosition, log?: EventLog): void {
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

export function removeTile(draft: MutablePosition, tile: number, log?: EventLog): void {
  const seat = draft[TURN];
  draft[tileCount(seat)]--;
  draft[tiles(seat)] -= oneTile(tile);
  log?.push(happened('tile-removed', { seat, tile: tileText(tile) }));
  placeATile(draft, log);
}

export function placeTile(draft: MutablePosition, tile: number, log?: EventLog): void {
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
