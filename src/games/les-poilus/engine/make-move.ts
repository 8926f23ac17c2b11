import { ACTION_MOVES, nextTurn } from './action.ts';
import { HARDSHIP, tileText } from './cards.ts';
import { isChanceTile } from './chance.ts';
import { type EventLog, happened } from './event.ts';
import { MISSION_MOVES } from './mission.ts';
import { SUPPORT_MOVES } from './mission-end.ts';
import { MOVE, type Move, moveValue, moveWordOf, seatIn } from './move.ts';
import { nextState } from './pile.ts';
import {
  front,
  HIDDEN_TILE,
  IN,
  isKnown,
  MOMENT,
  type MutablePosition,
  oneTile,
  PHASE,
  placed,
  type Seat,
  TURN,
  tileCount,
  tiles,
  trials,
} from './position.ts';

/** Carries a move out: the card, kind, tile or number it is about, and its seat where it has one. */
type Maker = (draft: MutablePosition, value: number, log: EventLog, seat: Seat) => void;

/** What each move does; falling back, with the tile that is left behind, stands below. */
const MAKERS: Readonly<Record<keyof typeof MOVE, Maker>> = {
  ...MISSION_MOVES,
  ...ACTION_MOVES,
  'fall-back': startLeaving,
  remove: removeTile,
  place: placeTile,
  ...SUPPORT_MOVES,
};
const BY_WORD = Object.keys(MOVE).map((word) => MAKERS[word as keyof typeof MOVE]);

/** Makes a move that is known to be legal on a draft; the inner loop of everything that simulates. */
export function makeMove(draft: MutablePosition, move: Move, log?: EventLog): void {
  BY_WORD[moveWordOf(move)](draft, moveValue(move), log, seatIn(move));
}

function startLeaving(draft: MutablePosition, _: number, log?: EventLog): void {
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
