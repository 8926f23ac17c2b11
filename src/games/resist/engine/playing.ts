import { bitOf, hasBit } from '#shared/bit-set.ts';
import { CARD_SIDES } from '../data/index.ts';
import { actionId, carryOut, lackOf, tagOfPhase } from './action.ts';
import {
  ACTION_OF,
  EFFECT_OF_MISSION,
  HIDDEN,
  IN_ATTACK,
  NO_ACTION,
  REVEALED,
  sideIndex,
  TAG_OF,
} from './cards.ts';
import { drawCards } from './drawing.ts';
import { addKind, discardEnemy, hasKinds, takeEnemyKind, upAt } from './enemy-deck.ts';
import type { EventLog } from './event.ts';
import { KIND, MISSION_BASE, SIDE } from './move.ts';
import { cardId, kindId, maquisId, missionIdAt } from './names.ts';
import { discardAll, discardCard, putOnHiddenDeck, toHand } from './people-decks.ts';
import {
  ASK,
  DOING,
  GAINED,
  HAND,
  HIDDEN_IN_PLAY,
  inPlay,
  LEFT,
  LENIENT,
  MAY_ACT,
  MOMENT,
  type MutablePosition,
  missionCounts,
  PHASE,
  PLACE,
  PLAYED,
  PLAYED_COUNT,
  QUESTION,
  REVEALED_IN_PLAY,
  REVEALED_PILE,
  REVEALS,
  ROW,
  rowPlaceOf,
  STRENGTH,
  TARGET,
  TASK,
  USER,
} from './position.ts';
import { currentDefense, strengthNow } from './strength.ts';
import { turnNext } from './turning-up.ts';

/** A Maquis comes into play; an action that fits the phase and can be done in full is offered. */
function playMaquis(draft: MutablePosition, maquis: number, log: EventLog, onSide: number): void {
  const side = onSide - SIDE;
  draft[HAND] &= ~bitOf(maquis);
  draft[side === HIDDEN ? HIDDEN_IN_PLAY : REVEALED_IN_PLAY] |= bitOf(maquis);
  draft[PLAYED + draft[PLAYED_COUNT]++] = maquis * 2 + side;
  const isPlan = draft[PHASE] === MOMENT.plan;
  if (side === REVEALED && !isPlan) draft[REVEALS]++;
  log?.push({
    type: 'played',
    maquis: maquisId(maquis),
    side: CARD_SIDES[side],
    rule: isPlan ? 'resist.play-in-plan' : 'resist.play-everyone',
  });
  const tag = TAG_OF[sideIndex(maquis, side)];
  // resist.action-phase: only the lenient reading keeps an ATTACK action for later (C03, C20).
  if (isPlan && tag === IN_ATTACK && draft[LENIENT]) draft[MAY_ACT] |= bitOf(maquis);
  if ((tag & tagOfPhase(draft)) === 0) return;
  if (lackOf(draft, ACTION_OF[sideIndex(maquis, side)]) !== undefined) return;
  draft[USER] = maquis;
  draft[ASK] = QUESTION.use;
}

const sideInPlay = (draft: MutablePosition, maquis: number): number =>
  hasBit(draft[HIDDEN_IN_PLAY], maquis) ? HIDDEN : REVEALED;

function useAction(draft: MutablePosition, maquis: number, log: EventLog): void {
  const action = ACTION_OF[sideIndex(maquis, sideInPlay(draft, maquis))];
  if (action === NO_ACTION) return;
  const rule = 'resist.action-optional';
  log?.push({ type: 'used', maquis: maquisId(maquis), action: actionId(action), rule });
  carryOut(draft, action, log);
}

/** resist.action-optional: an action not used now is gone (C20). */
function skip(draft: MutablePosition, _: number, log: EventLog): void {
  log?.push({
    type: 'not-used',
    maquis: maquisId(draft[USER]),
    rule: 'resist.action-optional',
  });
}

/** resist.action-phase: the lenient reading lets somebody act in ATTACK who was played in PLAN. */
function actLater(draft: MutablePosition, maquis: number, log: EventLog): void {
  draft[MAY_ACT] &= ~bitOf(maquis);
  useAction(draft, maquis, log);
}

/** resist.copying: the hidden action of another is carried out as if it were Emilio's. */
function copy(draft: MutablePosition, maquis: number, log: EventLog): void {
  const action = ACTION_OF[sideIndex(maquis, HIDDEN)];
  const rule = 'resist.copying';
  log?.push({ type: 'copied', maquis: maquisId(maquis), action: actionId(action), rule });
  carryOut(draft, action, log);
}

/** resist.choose-mission: then its Enemies are turned up. */
function chooseMission(draft: MutablePosition, target: number, log: EventLog): void {
  const place = rowPlaceOf(draft, target - MISSION_BASE);
  draft[TARGET] = place;
  draft[PLACE] = place;
  draft[DOING] = TASK.choosing;
  const mission = missionIdAt(draft, place);
  log?.push({ type: 'mission-chosen', mission, rule: 'resist.choose-mission' });
  turnNext(draft);
}

/** resist.defend-effects: ATTACK begins with what happens at once, after the turning up (C28). */
export function beginAttack(draft: MutablePosition, log: EventLog): void {
  draft[PHASE] = MOMENT.attack;
  const effect = EFFECT_OF_MISSION[draft[ROW + draft[TARGET]]];
  if (!missionCounts(draft)) return;
  if (effect.does === 'discard-from-hand' && draft[HAND] !== 0) {
    draft[DOING] = TASK.atBunker;
    draft[ASK] = QUESTION['discard-card'];
  }
  // resist.crossroads: everyone goes to the Hidden discard, revealed ones too (C12, C45).
  if (effect.does === 'discard-in-play') {
    discardAll(draft, inPlay(draft), 0, log);
    draft[HIDDEN_IN_PLAY] = 0;
    draft[REVEALED_IN_PLAY] = 0;
    draft[PLAYED_COUNT] = 0;
    draft[MAY_ACT] = 0;
  }
}

/** A Maquis in hand is discarded: for the Bunker, or for two new cards. */
function discardFromHand(draft: MutablePosition, maquis: number, log: EventLog): void {
  draft[HAND] &= ~bitOf(maquis);
  discardAll(draft, bitOf(maquis), 0, log);
  if (draft[DOING] === TASK.swapping) drawCards(draft, draft[LEFT], log);
}

/** resist.calling-back: a card of the Revealed pile comes into hand, on the deck or to the discard. */
function takeRevealed(draft: MutablePosition, maquis: number, log: EventLog): void {
  draft[REVEALED_PILE] &= ~bitOf(maquis);
  if (draft[DOING] === TASK.takingToHand) {
    toHand(draft, maquis);
    const rule = 'resist.calling-back';
    log?.push({ type: 'taken-to-hand', maquis: maquisId(maquis), rule });
  } else if (draft[DOING] === TASK.takingToDeck) {
    putOnHiddenDeck(draft, maquis);
    const rule = 'resist.calling-back';
    log?.push({ type: 'put-on-hidden-deck', card: cardId(maquis), rule });
  } else {
    discardCard(draft, maquis);
    const rule = 'resist.take-back-farmhouse';
    log?.push({ type: 'discarded', cards: [cardId(maquis)], rule });
  }
}

/** resist.moving-an-enemy: it stays face up, and nothing happens to it now (C36). */
function shiftEnemy(draft: MutablePosition, enemy: number, log: EventLog, mission: number): void {
  const kind = enemy - KIND;
  const place = rowPlaceOf(draft, mission - MISSION_BASE);
  takeEnemyKind(draft, upAt(draft[TARGET]), kind);
  addKind(draft, upAt(place), kind);
  log?.push({
    type: 'enemy-moved',
    kind: kindId(kind),
    from: missionIdAt(draft, draft[TARGET]),
    to: missionIdAt(draft, place),
    rule: 'resist.moving-an-enemy',
  });
}

/** resist.discarding-actions: for strength, its current Defense, taken before it leaves (C43). */
function discardHere(draft: MutablePosition, enemy: number, log: EventLog): void {
  const kind = enemy - KIND;
  const rule = 'resist.discarding-actions';
  const mission = missionIdAt(draft, draft[TARGET]);
  if (draft[DOING] === TASK.gaining) {
    const by = currentDefense(draft, kind);
    draft[GAINED] += by;
    log?.push({ type: 'strength-gained', by, rule });
  }
  discardEnemy(draft, draft[TARGET], kind);
  log?.push({ type: 'enemy-discarded', kind: kindId(kind), mission, rule });
  draft[LEFT]--;
  if (draft[LEFT] > 0 && hasKinds(draft, upAt(draft[TARGET])))
    draft[ASK] = QUESTION['discard-here'];
}

/** resist.strength: it is counted now, after all plays (C04). */
function strike(draft: MutablePosition, _: number, log: EventLog): void {
  draft[STRENGTH] = strengthNow(draft);
  draft[PHASE] = MOMENT.strike;
  log?.push({ type: 'struck', strength: draft[STRENGTH], rule: 'resist.strength' });
}

/** The moves of a hand that is played, up to the strike. */
export const PLAYING_MOVES = {
  play: playMaquis,
  attack: chooseMission,
  use: (draft: MutablePosition, _: number, log: EventLog) => useAction(draft, draft[USER], log),
  skip,
  act: actLater,
  copy,
  take: takeRevealed,
  shift: shiftEnemy,
  strike,
  'discard-here': discardHere,
  'discard-card': discardFromHand,
};
