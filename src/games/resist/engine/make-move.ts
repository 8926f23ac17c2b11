import { randomBelow } from '#shared/random.ts';
import { isChanceMove } from './chance.ts';
import { drawCard, look, pick, putAway, putOnTop, recruit } from './drawing.ts';
import type { EventLog } from './event.ts';
import {
  firstOf,
  isKind,
  KIND,
  MISSION_BASE,
  MOVE,
  type Move,
  NUMBER,
  SIDE,
  secondOf,
  THE_MISSION,
  wordNumber,
} from './move.ts';
import { draftOne, layMission, showPair } from './new-game.ts';
import {
  actLater,
  chooseMission,
  copy,
  discardFromHand,
  discardHere,
  playMaquis,
  shiftEnemy,
  skip,
  strike,
  takeRevealed,
  useAction,
} from './playing.ts';
import {
  ASK,
  type MutablePosition,
  NO_QUESTION,
  QUESTION,
  RANDOM,
  rowPlaceOf,
  USER,
} from './position.ts';
import { endGame, goOn, goOnResisting } from './round.ts';
import {
  defeatEnemy,
  defeatMission,
  drawCivilian,
  removeMaquis,
  stopStriking,
  survive,
} from './striking.ts';
import {
  discardDown,
  discardUp,
  dropTurnedUp,
  nameMission,
  reveal,
  turnChosen,
} from './turning-up.ts';

/**
 * Makes a move that is known to be legal on a draft; the inner loop of everything that simulates.
 * Each move of chance takes one step of the generator, whoever drew the card.
 */
export function makeMove(draft: MutablePosition, move: Move, log?: EventLog): void {
  const asked = draft[ASK];
  draft[ASK] = NO_QUESTION;
  if (isChanceMove(move)) {
    randomBelow(draft, RANDOM, 1);
    takeChance(draft, move, log);
  } else takeChoice(draft, move, asked, log);
  goOn(draft, log);
}

function takeChance(draft: MutablePosition, move: Move, log: EventLog): void {
  const thing = firstOf(move);
  switch (wordNumber(move)) {
    case MOVE.pair:
      showPair(draft, thing, secondOf(move));
      break;
    case MOVE.mission:
      layMission(draft, thing - MISSION_BASE, log);
      break;
    case MOVE.draw:
      drawCard(draft, thing, log);
      break;
    case MOVE.look:
      look(draft, thing, log);
      break;
    case MOVE.recruit:
      recruit(draft, thing, log);
      break;
    case MOVE.reveal:
      reveal(draft, thing - KIND, log);
      break;
    case MOVE.remove:
      removeMaquis(draft, thing, log);
      break;
    case MOVE.civilian:
      drawCivilian(draft, thing - NUMBER, log);
      break;
  }
}

function takeChoice(draft: MutablePosition, move: Move, asked: number, log: EventLog): void {
  const thing = firstOf(move);
  switch (wordNumber(move)) {
    case MOVE.draft:
      draftOne(draft, thing, log);
      break;
    case MOVE.play:
      playMaquis(draft, thing, secondOf(move) - SIDE, log);
      break;
    case MOVE.attack:
      chooseMission(draft, rowPlaceOf(draft, thing - MISSION_BASE), log);
      break;
    case MOVE.use:
      useAction(draft, draft[USER], log);
      break;
    case MOVE.skip:
      skip(draft, log);
      break;
    case MOVE.act:
      actLater(draft, thing, log);
      break;
    case MOVE.copy:
      copy(draft, thing, log);
      break;
    case MOVE.strike:
      strike(draft, log);
      break;
    case MOVE.shift:
      shiftEnemy(draft, thing - KIND, rowPlaceOf(draft, secondOf(move) - MISSION_BASE), log);
      break;
    case MOVE.discard:
      discard(draft, thing, secondOf(move), asked, log);
      break;
    case MOVE.at:
      nameMission(draft, rowPlaceOf(draft, thing - MISSION_BASE));
      break;
    case MOVE.turn:
      turnChosen(draft, thing - NUMBER - 1);
      break;
    case MOVE.stop:
      if (asked === QUESTION.turn) draft[ASK] = QUESTION.drop;
      else stopStriking(draft, log);
      break;
    case MOVE.pick:
      pick(draft, thing, log);
      break;
    case MOVE.top:
      putOnTop(draft, thing, log);
      break;
    case MOVE.bottom:
      putAway(draft, thing, log);
      break;
    case MOVE.take:
      takeRevealed(draft, thing, log);
      break;
    case MOVE.defeat:
      if (thing === THE_MISSION) defeatMission(draft, log);
      else defeatEnemy(draft, thing - KIND, log);
      break;
    case MOVE.survive:
      survive(draft, thing - KIND, log);
      break;
    case MOVE.end:
      endGame(draft, 'ended', log);
      break;
    case MOVE.continue:
      goOnResisting(draft, log);
      break;
  }
}

function discard(
  draft: MutablePosition,
  thing: number,
  second: number,
  asked: number,
  log: EventLog,
): void {
  switch (asked) {
    case QUESTION['discard-here']:
      discardHere(draft, thing - KIND, log);
      break;
    case QUESTION['discard-card']:
      discardFromHand(draft, thing, log);
      break;
    case QUESTION.arrange:
      putAway(draft, thing, log);
      break;
    case QUESTION.drop:
      dropTurnedUp(draft, thing - KIND, log);
      break;
    default: {
      const place = rowPlaceOf(draft, thing - MISSION_BASE);
      if (isKind(second)) discardUp(draft, place, second - KIND, log);
      else discardDown(draft, place, second - NUMBER - 1);
    }
  }
}
