import { bitOf, hasBit } from '#shared/bit-set.ts';
import { ACTIONS, EVERY_TILE_ID, SIDES } from '../data/index.ts';
import { bridgesLeft } from './mission-moves.ts';
import {
  placesClosed,
  shotsForbidden,
  shutPlaces,
  stepAt,
  stepCost,
  stepObstacle,
} from './missions.ts';
import {
  ACT,
  ACTION_WORDS,
  DRAW,
  GIVE_UP,
  isBridge,
  isReveal,
  type Move,
  moveKind,
  movePlace,
  moveTarget,
  moveWord,
  PLACE,
  RETURN,
  SEE,
  SHOOT,
  targetExit,
  UPKEEP,
  WITH_FAKE_ID,
} from './move.ts';
import { actionCalled, actionObstacle, costOf, targetsOf, tileIn } from './offers.ts';
import { cardsToCome, deckIsEmpty, topCard } from './patrol.ts';
import { openPlaces, placesForFakeId } from './placement.ts';
import { FIRST_EXIT, idOf, type Place, SAFE_HOUSE } from './places.ts';
import {
  ACTION,
  AT_HOME,
  BRIDGE,
  COMPLETE,
  closedExits,
  DAY,
  DUSK,
  goalOf,
  HAND,
  HOMES,
  KNOWN,
  LOOK,
  MISSIONS,
  MORALE,
  NO_TILE,
  OVER,
  PATROL,
  PHASE,
  PHASES,
  PLACEMENT,
  POLICE,
  type Position,
  REMOVE,
  RETURNING,
  REVEAL,
  SHOT,
  SHOTS_BETWEEN_ACTIONS,
  SOLDIER_PAWNS,
  TRAITS,
  WORKERS,
} from './position.ts';
import { because, type Reason } from './reason.ts';
import { hasWeapon } from './shooting.ts';
import { countOf, goodsOf, kindOf, type Stock } from './stock.ts';

/** The phase in which each kind of move belongs; a shot belongs in all of them. */
const BELONGS_IN: Readonly<Record<number, number>> = {
  [PLACE]: PLACEMENT,
  [DRAW]: PATROL,
  [ACT]: ACTION,
  [RETURN]: RETURNING,
  [UPKEEP]: DUSK,
};

/** What a game in each phase waits for, as a reason to refuse anything else. */
const WAITS_FOR: Readonly<Record<number, Reason['code']>> = {
  [PLACEMENT]: 'worker-to-place',
  [PATROL]: 'patrol-to-draw',
  [ACTION]: 'workers-to-activate',
  [RETURNING]: 'way-home-to-judge',
  [DUSK]: 'upkeep-to-do',
  [LOOK]: 'card-to-see',
  [REVEAL]: 'card-to-see',
  [REMOVE]: 'worker-to-remove',
  [BRIDGE]: 'bridge-to-destroy',
};

function phaseOf(move: Move): number | undefined {
  const kind = moveKind(move);
  if (kind === SEE) return isReveal(move) ? REVEAL : LOOK;
  if (kind === GIVE_UP) return isBridge(move) ? BRIDGE : REMOVE;
  return BELONGS_IN[kind];
}

/** Reasons that speak of the moment alone: the move had its time, or it is still to come. */
const OF_THE_MOMENT: ReadonlySet<Reason['code']> = new Set([
  ...Object.values(WAITS_FOR),
  'game-is-over',
  'no-worker-there',
  'no-police-there',
  'shot-already',
  'card-in-discard',
]);

/** Whether a move is refused for its moment alone, and not for what is asked. */
export const isOutOfTurn = ({ code }: Reason): boolean => OF_THE_MOMENT.has(code);

/**
 * Why a move cannot be played: all reasons that hold, the most telling first; none for a legal move.
 * It asks the same questions from which {@link listMoves} makes its list.
 */
export function validateMove(position: Position, move: Move): Reason[] {
  const phase = position[PHASE];
  if (phase === OVER) return [because('game-is-over')];
  const kind = moveKind(move);
  const place = movePlace(move);
  if (kind === SHOOT) return whyNoShot(position, place);
  if (phaseOf(move) !== phase) {
    return [because(WAITS_FOR[phase], { phase: PHASES[phase] })];
  }
  if (kind === PLACE) {
    return moveWord(move) === WITH_FAKE_ID
      ? whyNoFakeId(position, place)
      : whyNoPlacement(position, place);
  }
  if (kind === GIVE_UP)
    return isBridge(move) ? whyNoBridge(position, place) : whyNotHim(position, place);
  if (kind === DRAW || kind === SEE) return whyNotThatCard(position, place);
  if (kind === ACT) return whyNoAction(position, move);
  return [];
}

function whyNoPlacement(position: Position, place: Place): Reason[] {
  if (hasBit(openPlaces(position), place)) return [];
  const here = { place: idOf(place) };
  const reasons: Reason[] = [];
  if (hasBit(position[HOMES], place)) reasons.push(because('place-is-safe-house', here));
  const pawn = pawnAt(position, place);
  if (pawn) reasons.push(because('place-is-taken', { ...here, pawn }));
  if (hasBit(placesClosed(position), place)) reasons.push(because('place-is-closed', here));
  else if (hasBit(shutPlaces(position), place)) reasons.push(because('field-is-empty', here));
  if (hasBit(closedExits(position), place)) {
    const goal = goalOf(position, place - FIRST_EXIT).id;
    reasons.push(because('goal-has-no-place', { ...here, goal }));
  }
  return reasons;
}

function whyNoFakeId(position: Position, place: Place): Reason[] {
  const reasons = whyNoPlacement(position, place);
  if (reasons.length > 0 || hasBit(placesForFakeId(position), place)) return reasons;
  return [because('no-fake-id-there', { place: idOf(place) })];
}

const whyNoBridge = (position: Position, place: Place): Reason[] =>
  hasBit(bridgesLeft(position), place) ? [] : [because('bridge-is-gone', { place: idOf(place) })];

function whyNotHim(position: Position, place: Place): Reason[] {
  const isThere = hasBit(SAFE_HOUSE, place)
    ? position[AT_HOME] > 0
    : hasBit(position[WORKERS], place);
  return isThere ? [] : [because('not-to-be-removed', { place: idOf(place) })];
}

export function pawnAt(
  position: Position,
  place: Place,
): 'worker' | 'police' | 'soldier' | undefined {
  if (hasBit(position[WORKERS], place)) return 'worker';
  if (hasBit(position[POLICE], place)) return 'police';
  return hasBit(position[SOLDIER_PAWNS], place) ? 'soldier' : undefined;
}

function whyNotThatCard(position: Position, card: number): Reason[] {
  if (hasBit(cardsToCome(position), card)) return [];
  const top = position[KNOWN] || topCard(position);
  return top && !deckIsEmpty(position)
    ? [because('card-not-on-top', { card, top })]
    : [because('card-in-discard', { card })];
}

function whyNoAction(position: Position, move: Move): Reason[] {
  const place = movePlace(move);
  const word = moveWord(move);
  const here = { place: idOf(place), action: ACTION_WORDS[word] };
  if (!hasBit(position[WORKERS], place)) return [because('no-worker-there', here)];
  const action = actionCalled(position, place, word);
  if (action === undefined) {
    const tile = tileIn(position, place);
    const what = tile === NO_TILE ? here : { ...here, tile: EVERY_TILE_ID[tile] };
    return [because('no-such-action-there', what)];
  }
  const isOpen = hasBit(targetsOf(position, place, action), moveTarget(move));
  const isStep = ACTIONS[action].succeeds && (position[TRAITS] & MISSIONS) !== 0;
  const reasons = isStep ? [] : whyNotNow(position, place, action);
  if (!isOpen) reasons.push(whyNotThatTarget(position, move, action));
  return reasons;
}

function whyNotThatTarget(position: Position, move: Move, action: number): Reason {
  const target = moveTarget(move);
  const { succeeds, borrows } = ACTIONS[action];
  const place = movePlace(move);
  if (succeeds) return whyNoStep(position, place, targetExit(target) ?? place - FIRST_EXIT);
  if (borrows) return because('cannot-be-borrowed', { place: idOf(place) });
  return ACTIONS[action].airdrop
    ? because('field-is-taken', { place: idOf(target) })
    : because('tile-is-laid', { tile: EVERY_TILE_ID[target] });
}

/** Why no step of a goal can be made from a place. */
function whyNoStep(position: Position, place: Place, exit: number): Reason {
  const goal = exit >= 0 && exit < SIDES.length ? goalOf(position, exit).id : undefined;
  const here = { place: idOf(place), action: 'goal', ...(goal ? { goal } : {}) };
  if (!goal) return because('no-such-action-there', here);
  const step = stepAt(position, exit, place);
  if (!step) {
    return position[COMPLETE + exit]
      ? because('goal-is-complete', { goal })
      : because('no-step-there-now', here);
  }
  switch (stepObstacle(position, exit, place, step)) {
    case 'goal-complete':
    case 'distracted-already':
      return because('goal-is-complete', { goal });
    case 'not-today':
      if (goalOf(position, exit).needsTrain)
        return because('no-train-today', { day: position[DAY] });
      return because('step-not-today', { goal, day: position[DAY] });
    case 'morale-too-low':
      return because('morale-too-low', { goal, need: step.leastMorale, have: position[MORALE] });
    case 'gun-is-gone':
      return because('gun-is-gone', here);
    case 'cannot-pay':
      return lackOf(position, here, stepCost(step, step.oneOf[0]))[0];
    default:
      return because('no-way-home', here);
  }
}

/** Why an action, its target left aside, cannot be taken now. */
function whyNotNow(position: Position, place: Place, action: number): Reason[] {
  const here = { place: idOf(place), action: ACTIONS[action].id };
  switch (actionObstacle(position, place, action)) {
    case 'none':
      return [];
    case 'nobody-to-recruit':
      return [because('nobody-to-recruit', here)];
    case 'goal-complete':
      return [because('goal-is-complete', { goal: goalOf(position, place - FIRST_EXIT).id })];
    case 'no-train':
      return [because('no-train-today', { day: position[DAY] })];
    case 'cannot-pay':
      return lackOf(position, here, costOf(position, place, action));
    case 'no-way-home':
      return [because('no-way-home', here)];
    case 'nothing-to-collect':
      return [because('nothing-lies-there', here)];
    // What is wrong with a step is said of the goal that the target names.
    default:
      return [];
  }
}

/** What the hand lacks of a cost, kind by kind. */
function lackOf(position: Position, here: Reason['params'], cost: Stock): Reason[] {
  return Object.entries(goodsOf(cost)).flatMap(([kind, need]) => {
    const have = countOf(position[HAND], kindOf(kind as Parameters<typeof kindOf>[0]));
    return have < need ? [because('cannot-pay', { ...here, kind, need, have })] : [];
  });
}

function whyNoShot(position: Position, place: Place): Reason[] {
  const reasons: Reason[] = [];
  const here = { place: idOf(place) };
  if (position[SHOT]) reasons.push(because('shot-already'));
  if (!hasWeapon(position)) reasons.push(because('no-weapon'));
  if ((position[TRAITS] & MISSIONS) !== 0 && shotsForbidden(position)) {
    reasons.push(because('shots-forbidden'));
  }
  if ((position[TRAITS] & SHOTS_BETWEEN_ACTIONS) !== 0 && position[PHASE] !== ACTION) {
    reasons.push(because('shots-between-actions'));
  }
  if ((position[SOLDIER_PAWNS] & bitOf(place)) !== 0) {
    reasons.push(because('soldiers-cannot-be-shot', here));
  } else if (!hasBit(position[POLICE], place)) reasons.push(because('no-police-there', here));
  return reasons;
}
