import { bitOf } from '#shared/bit-set.ts';
import type { EnemyKindNumber } from './cards.ts';
import { addKind, discardEnemy, hasKinds, takeDown, upAt } from './enemy-deck.ts';
import type { EventLog } from './event.ts';
import { isKind, KIND, MISSION_BASE, NUMBER } from './move.ts';
import { kindId, missionIdAt } from './names.ts';
import {
  ASK,
  DOING,
  DOWN_AT,
  ENEMY_DISCARD,
  isAvailable,
  type MutablePosition,
  NTH,
  PLACE,
  type Position,
  QUESTION,
  ROW_PLACES,
  rowPlaceOf,
  TARGET,
  TASK,
  TURNED,
  TURNED_COUNT,
} from './position.ts';

/** The places where Enemies lie face down, as a set. */
export function placesWithDown(position: Position): number {
  let places = 0;
  for (let place = 0; place < ROW_PLACES; place++) {
    if (position[DOWN_AT + place] > 0) places |= bitOf(place);
  }
  return places;
}

/** The Available Missions other than the one chosen that have an Enemy, as a set of places. */
export function placesToHelp(position: Position): number {
  let places = 0;
  for (let place = 0; place < ROW_PLACES; place++) {
    if (place === position[TARGET] || !isAvailable(position, place)) continue;
    if (position[DOWN_AT + place] > 0 || hasKinds(position, upAt(place))) places |= bitOf(place);
  }
  return places;
}

/** A Mission is to be named whose Enemies are turned up, if there is one. */
export function askWhere(draft: MutablePosition, doing: number): void {
  if (placesWithDown(draft) === 0) return;
  draft[DOING] = doing;
  draft[ASK] = QUESTION.at;
}

/** The Mission is named: all its Enemies are turned up, or the player says which (C51). */
function nameMission(draft: MutablePosition, mission: number): void {
  draft[PLACE] = rowPlaceOf(draft, mission - MISSION_BASE);
  draft[TURNED_COUNT] = 0;
  if (draft[DOING] === TASK.turningTwo) draft[ASK] = QUESTION.turn;
  else turnNext(draft);
}

/** resist.turn-up: the next one to turn up is the oldest (C27). */
export function turnNext(draft: MutablePosition): void {
  if (draft[DOWN_AT + draft[PLACE]] === 0) return;
  draft[NTH] = 0;
  draft[ASK] = QUESTION.reveal;
}

function turnChosen(draft: MutablePosition, nth: number): void {
  draft[NTH] = nth - NUMBER - 1;
  draft[ASK] = QUESTION.reveal;
}

/** The Enemy concerned turns out to be of this kind. */
function reveal(draft: MutablePosition, enemy: number, log: EventLog): void {
  const kind = enemy - KIND;
  const place = draft[PLACE];
  const mission = missionIdAt(draft, place);
  if (draft[DOING] === TASK.helpingOne || draft[DOING] === TASK.helpingEach) {
    takeDown(draft, place, draft[NTH], kind);
    addKind(draft, ENEMY_DISCARD, kind);
    log?.push({
      type: 'enemy-discarded',
      kind: kindId(kind),
      mission,
      rule: 'resist.help-elsewhere',
    });
    return;
  }
  turnUp(draft, place, draft[NTH], kind);
  log?.push({ type: 'turned-up', kind: kindId(kind), mission, rule: 'resist.turn-up' });
  if (draft[DOING] !== TASK.turningTwo) {
    turnNext(draft);
    return;
  }
  draft[TURNED + draft[TURNED_COUNT]++] = kind;
  const goesOn = draft[TURNED_COUNT] === 1 && draft[DOWN_AT + place] > 0;
  draft[ASK] = goesOn ? QUESTION.turn : QUESTION.drop;
}

/** Turns a face-down Enemy up where it lies. */
function turnUp(draft: MutablePosition, place: number, nth: number, kind: EnemyKindNumber): void {
  takeDown(draft, place, nth, kind);
  addKind(draft, upAt(place), kind);
}

/** One of those just turned up is discarded; the other stays, face up. */
function dropTurnedUp(draft: MutablePosition, enemy: number, log: EventLog): void {
  const kind = enemy - KIND;
  const mission = missionIdAt(draft, draft[PLACE]);
  discardEnemy(draft, draft[PLACE], kind);
  log?.push({
    type: 'enemy-discarded',
    kind: kindId(kind),
    mission,
    rule: 'resist.turning-up-actions',
  });
}

/** The same at the next other Mission that has one, in row order (C29). */
export function helpNext(draft: MutablePosition): void {
  const places = placesToHelp(draft);
  for (let place = draft[PLACE] + 1; place < ROW_PLACES; place++) {
    if ((places & bitOf(place)) === 0) continue;
    draft[DOING] = TASK.helpingEach;
    draft[PLACE] = place;
    draft[ASK] = QUESTION['discard-elsewhere'];
    return;
  }
}

/** resist.help-elsewhere: an Enemy elsewhere is discarded; a face-down one is shown on its way (C25). */
function discardElsewhere(draft: MutablePosition, at: number, log: EventLog, enemy: number): void {
  const place = rowPlaceOf(draft, at - MISSION_BASE);
  if (!isKind(enemy)) {
    draft[PLACE] = place;
    turnChosen(draft, enemy);
    return;
  }
  const kind = enemy - KIND;
  const mission = missionIdAt(draft, place);
  discardEnemy(draft, place, kind);
  log?.push({
    type: 'enemy-discarded',
    kind: kindId(kind),
    mission,
    rule: 'resist.help-elsewhere',
  });
}

/** The moves of Enemies that lie face down, or are discarded from where they were turned up. */
export const TURNING_MOVES = {
  at: nameMission,
  turn: turnChosen,
  reveal,
  drop: dropTurnedUp,
  'discard-elsewhere': discardElsewhere,
};
