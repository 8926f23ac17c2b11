import { randomBelow } from '#shared/random.ts';
import { isChanceMove } from './chance.ts';
import { drawCard, look, pick, putAway, putOnTop, recruit } from './drawing.ts';
import type { EventLog } from './event.ts';
import {
  ACT_MOVE,
  AT_MOVE,
  ATTACK_MOVE,
  BOTTOM_MOVE,
  CIVILIAN_MOVE,
  CONTINUE,
  COPY_MOVE,
  DEFEAT_MOVE,
  DISCARD_MOVE,
  DRAFT_MOVE,
  DRAW_MOVE,
  END,
  firstOf,
  isKind,
  KIND,
  LOOK_MOVE,
  MISSION_BASE,
  MISSION_MOVE,
  type Move,
  NUMBER,
  PAIR_MOVE,
  PICK_MOVE,
  PLAY_MOVE,
  RECRUIT_MOVE,
  REMOVE_MOVE,
  REVEAL_MOVE,
  SHIFT_MOVE,
  SIDE,
  SKIP,
  STOP,
  STRIKE_MOVE,
  SURVIVE_MOVE,
  secondOf,
  TAKE_MOVE,
  THE_MISSION,
  TOP_MOVE,
  TURN_MOVE,
  USE,
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
  ASK_ARRANGE,
  ASK_DISCARD_CARD,
  ASK_DISCARD_HERE,
  ASK_DROP,
  ASK_NOTHING,
  ASK_TURN,
  type MutablePosition,
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
  draft[ASK] = ASK_NOTHING;
  if (isChanceMove(move)) {
    randomBelow(draft, RANDOM, 1);
    takeChance(draft, move, log);
  } else takeChoice(draft, move, asked, log);
  goOn(draft, log);
}

function takeChance(draft: MutablePosition, move: Move, log: EventLog): void {
  const thing = firstOf(move);
  switch (wordNumber(move)) {
    case PAIR_MOVE:
      showPair(draft, thing, secondOf(move));
      break;
    case MISSION_MOVE:
      layMission(draft, thing - MISSION_BASE, log);
      break;
    case DRAW_MOVE:
      drawCard(draft, thing, log);
      break;
    case LOOK_MOVE:
      look(draft, thing, log);
      break;
    case RECRUIT_MOVE:
      recruit(draft, thing, log);
      break;
    case REVEAL_MOVE:
      reveal(draft, thing - KIND, log);
      break;
    case REMOVE_MOVE:
      removeMaquis(draft, thing, log);
      break;
    case CIVILIAN_MOVE:
      drawCivilian(draft, thing - NUMBER, log);
      break;
  }
}

function takeChoice(draft: MutablePosition, move: Move, asked: number, log: EventLog): void {
  const thing = firstOf(move);
  switch (wordNumber(move)) {
    case DRAFT_MOVE:
      draftOne(draft, thing, log);
      break;
    case PLAY_MOVE:
      playMaquis(draft, thing, secondOf(move) - SIDE, log);
      break;
    case ATTACK_MOVE:
      chooseMission(draft, rowPlaceOf(draft, thing - MISSION_BASE), log);
      break;
    case USE:
      useAction(draft, draft[USER], log);
      break;
    case SKIP:
      skip(draft, log);
      break;
    case ACT_MOVE:
      actLater(draft, thing, log);
      break;
    case COPY_MOVE:
      copy(draft, thing, log);
      break;
    case STRIKE_MOVE:
      strike(draft, log);
      break;
    case SHIFT_MOVE:
      shiftEnemy(draft, thing - KIND, rowPlaceOf(draft, secondOf(move) - MISSION_BASE), log);
      break;
    case DISCARD_MOVE:
      discard(draft, thing, secondOf(move), asked, log);
      break;
    case AT_MOVE:
      nameMission(draft, rowPlaceOf(draft, thing - MISSION_BASE));
      break;
    case TURN_MOVE:
      turnChosen(draft, thing - NUMBER - 1);
      break;
    case STOP:
      if (asked === ASK_TURN) draft[ASK] = ASK_DROP;
      else stopStriking(draft, log);
      break;
    case PICK_MOVE:
      pick(draft, thing, log);
      break;
    case TOP_MOVE:
      putOnTop(draft, thing, log);
      break;
    case BOTTOM_MOVE:
      putAway(draft, thing, log);
      break;
    case TAKE_MOVE:
      takeRevealed(draft, thing, log);
      break;
    case DEFEAT_MOVE:
      if (thing === THE_MISSION) defeatMission(draft, log);
      else defeatEnemy(draft, thing - KIND, log);
      break;
    case SURVIVE_MOVE:
      survive(draft, thing - KIND, log);
      break;
    case END:
      endGame(draft, 'ended', log);
      break;
    case CONTINUE:
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
    case ASK_DISCARD_HERE:
      discardHere(draft, thing - KIND, log);
      break;
    case ASK_DISCARD_CARD:
      discardFromHand(draft, thing, log);
      break;
    case ASK_ARRANGE:
      putAway(draft, thing, log);
      break;
    case ASK_DROP:
      dropTurnedUp(draft, thing - KIND, log);
      break;
    default: {
      const place = rowPlaceOf(draft, thing - MISSION_BASE);
      if (isKind(second)) discardUp(draft, place, second - KIND, log);
      else discardDown(draft, place, second - NUMBER - 1);
    }
  }
}
