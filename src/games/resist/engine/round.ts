import { bitOf } from '#shared/bit-set.ts';
import { ENDINGS, type Ending, GAME } from '../data/index.ts';
import { POINTS_OF } from './cards.ts';
import { drawCards } from './drawing.ts';
import { addAllKinds, clearKinds, copyKinds, hasKinds, upAt } from './enemy-deck.ts';
import type { EventLog } from './event.ts';
import { maquisIn, missionIdAt } from './names.ts';
import { resultAtEnd } from './outcome.ts';
import { discardAll } from './people-decks.ts';
import { beginAttack } from './playing.ts';
import {
  ASK,
  BEATEN,
  COUNTS_CIVILIANS,
  COUNTS_OTHERS,
  COUNTS_REVEALED,
  DEFEATED,
  DEFEATED_COUNT,
  DOING,
  DOWN,
  DOWN_AT,
  DOWN_COUNT,
  DRAW_CHANGE,
  ENDING,
  ENEMY_DISCARD,
  FAILED,
  FAILED_PLACES,
  GAINED,
  GRAVEYARD_SUM,
  HALVED,
  HAND,
  HAND_SPIES,
  HIDDEN_IN_PLAY,
  IGNORED,
  isAvailable,
  MAY_ACT,
  MISSIONS_LEFT,
  MOMENT,
  type MutablePosition,
  NO_MISSION,
  NO_QUESTION,
  NOWHERE,
  PER_PLACE,
  PHASE,
  PLAYED_COUNT,
  POINTS,
  type Position,
  QUESTION,
  REVEALED_IN_PLAY,
  REVEALED_PILE,
  REVEALS,
  ROUND,
  ROW,
  ROW_PLACES,
  STRENGTH,
  SURVIVORS,
  TARGET,
  TASK,
  WEAKENED,
} from './position.ts';
import { helpNext } from './turning-up.ts';

/**
 * The course of a game (resist.round). Each answer either asks the next question itself or leaves it
 * to the moment of the round to say what comes next; so it goes on until something is asked.
 */
export function goOn(draft: MutablePosition, log: EventLog): void {
  while (draft[ASK] === NO_QUESTION) {
    switch (draft[PHASE]) {
      case MOMENT.setup:
        beginRound(draft, log);
        break;
      case MOMENT.plan:
        if (draft[DOING] === TASK.choosing) {
          draft[DOING] = TASK.nothing;
          beginAttack(draft, log);
        } else ask(draft, QUESTION.plan);
        break;
      case MOMENT.attack:
        ask(draft, QUESTION.attack);
        break;
      case MOMENT.strike:
        if (draft[DOING] === TASK.helpingEach) {
          draft[DOING] = TASK.nothing;
          helpNext(draft);
        } else ask(draft, QUESTION.strike);
        break;
      case MOMENT.survive:
        if (hasKinds(draft, SURVIVORS)) ask(draft, QUESTION.survive);
        else judge(draft, log);
        break;
      case MOMENT.aftermath:
        ask(draft, isRefillDue(draft) ? QUESTION.mission : QUESTION.decide);
        break;
      default:
        judgeHand(draft, log);
    }
  }
}

function ask(draft: MutablePosition, question: number): void {
  draft[DOING] = TASK.nothing;
  draft[ASK] = question;
}

function beginRound(draft: MutablePosition, log: EventLog): void {
  draft[ROUND]++;
  draft[DRAW_CHANGE] = 0;
  draft[PHASE] = MOMENT.plan;
  log?.push({ type: 'round-began', round: draft[ROUND], rule: 'resist.round' });
  ask(draft, QUESTION.plan);
}

/** The Enemies here are discarded, then the civilians are judged before all else (C08). */
function judge(draft: MutablePosition, log: EventLog): void {
  const place = draft[TARGET];
  addAllKinds(draft, ENEMY_DISCARD, upAt(place));
  clearKinds(draft, upAt(place));
  if (draft[GRAVEYARD_SUM] >= GAME.civilianLimit) {
    endGame(draft, 'civilians', log);
    return;
  }
  const isBeaten = draft[BEATEN] === 1;
  forgetRound(draft);
  draft[PHASE] = MOMENT.aftermath;
  if (isBeaten) scoreMission(draft, place, log);
  else failMission(draft, place, log);
}

/** resist.mission-defeated: with no Mission to refill it, the place closes up (C09, C38). */
function scoreMission(draft: MutablePosition, place: number, log: EventLog): void {
  const mission = draft[ROW + place];
  const points = POINTS_OF[mission];
  log?.push({
    type: 'mission-scored',
    mission: missionIdAt(draft, place),
    points,
    rule: 'resist.mission-defeated',
  });
  draft[DEFEATED + draft[DEFEATED_COUNT]++] = mission;
  draft[POINTS] += points;
  draft[ROW + place] = NO_MISSION;
  if (draft[MISSIONS_LEFT] === 0) closePlace(draft, place);
}

/** The places after one that closes up move on by one. */
function closePlace(draft: MutablePosition, closed: number): void {
  for (let place = closed; place < ROW_PLACES - 1; place++) {
    draft[ROW + place] = draft[ROW + place + 1];
    draft[DOWN_AT + place] = draft[DOWN_AT + place + 1];
    copyKinds(draft, upAt(place), upAt(place + 1));
  }
  draft[ROW + ROW_PLACES - 1] = NO_MISSION;
  draft[DOWN_AT + ROW_PLACES - 1] = 0;
  clearKinds(draft, upAt(ROW_PLACES - 1));
  for (let at = DOWN; at < DOWN + draft[DOWN_COUNT]; at++) {
    if (draft[at] >= (closed + 1) * PER_PLACE) draft[at] -= PER_PLACE;
  }
  const before = draft[FAILED_PLACES] & (bitOf(closed) - 1);
  draft[FAILED_PLACES] = before | ((draft[FAILED_PLACES] >> 1) & ~(bitOf(closed) - 1));
}

/** resist.mission-failed: turned down in its place; the second is a loss. */
function failMission(draft: MutablePosition, place: number, log: EventLog): void {
  draft[FAILED]++;
  draft[FAILED_PLACES] |= bitOf(place);
  log?.push({
    type: 'mission-failed',
    mission: missionIdAt(draft, place),
    failed: draft[FAILED],
    rule: 'resist.mission-failed',
  });
  if (draft[FAILED] >= GAME.failLimit) endGame(draft, 'missions', log);
}

function forgetRound(draft: MutablePosition): void {
  draft[TARGET] = NOWHERE;
  draft[BEATEN] = 0;
  draft[STRENGTH] = 0;
  draft[GAINED] = 0;
  draft[COUNTS_REVEALED] = 0;
  draft[COUNTS_CIVILIANS] = 0;
  draft[COUNTS_OTHERS] = 0;
  draft[IGNORED] = 0;
  draft[HALVED] = 0;
  draft[WEAKENED] = 0;
  draft[REVEALS] = 0;
  draft[MAY_ACT] = 0;
}

function isRefillDue(position: Position): boolean {
  if (position[MISSIONS_LEFT] === 0) return false;
  for (let place = 0; place < ROW_PLACES; place++) {
    if (position[ROW + place] === NO_MISSION) return true;
  }
  return false;
}

/** resist.end-or-continue: whether an Available Mission is left to go on with. */
export function hasMissionLeft(position: Position): boolean {
  for (let place = 0; place < ROW_PLACES; place++) if (isAvailable(position, place)) return true;
  return false;
}

/** resist.clean-up, then resist.new-hand. */
function goOnResisting(draft: MutablePosition, _: number, log: EventLog): void {
  const revealed = draft[REVEALED_IN_PLAY];
  log?.push({ type: 'cleaned-up', revealed: maquisIn(revealed), rule: 'resist.clean-up' });
  draft[REVEALED_PILE] |= revealed;
  discardAll(draft, draft[HIDDEN_IN_PLAY], draft[HAND_SPIES], log);
  draft[HIDDEN_IN_PLAY] = 0;
  draft[REVEALED_IN_PLAY] = 0;
  draft[PLAYED_COUNT] = 0;
  draft[HAND_SPIES] = 0;
  draft[PHASE] = MOMENT.recover;
  drawCards(draft, GAME.hand + draft[DRAW_CHANGE], log);
}

/** resist.all-spies: a hand of Spies is a loss; an empty one is not (C10). */
function judgeHand(draft: MutablePosition, log: EventLog): void {
  if (draft[HAND] === 0 && draft[HAND_SPIES] > 0) endGame(draft, 'spies', log);
  else beginRound(draft, log);
}

function endGame(draft: MutablePosition, ending: Ending, log: EventLog): void {
  draft[PHASE] = MOMENT.over;
  draft[DOING] = TASK.nothing;
  draft[ENDING] = ENDINGS.indexOf(ending);
  draft[ASK] = QUESTION.over;
  log?.push({
    type: 'game-over',
    result: resultAtEnd(draft),
    ending,
    points: draft[POINTS],
    rule: ending === 'ended' ? 'resist.result' : 'resist.losing',
  });
}

/** The moves that answer whether to go on. */
export const DECIDING_MOVES = {
  end: (draft: MutablePosition, _: number, log: EventLog) => endGame(draft, 'ended', log),
  continue: goOnResisting,
};
