import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { ACTIONS, type ActionId, type EnemyKindId } from '../data/index.ts';
import {
  ACTION_OF,
  COUNTER_GUERRILLAS,
  EFFECT_OF,
  HIDDEN,
  IN_ATTACK,
  IN_PLAN,
  MISSION_DEFENSE,
  NO_ACTION,
  sideIndex,
  TAG_OF,
} from './cards.ts';
import { askForRecruit, drawCards, lookAt, removeSpy } from './drawing.ts';
import {
  addKind,
  countKinds,
  enemyCopiesOf,
  hasEnemyToDeal,
  hasKinds,
  kindSet,
  takeEnemyKind,
  upAt,
} from './enemy-deck.ts';
import type { EventLog } from './event.ts';
import { kindId, missionIdAt } from './names.ts';
import { canDraw, discardAll, recruitsLeft } from './people-decks.ts';
import {
  ASK,
  COUNTS_CIVILIANS,
  COUNTS_OTHERS,
  COUNTS_REVEALED,
  DOING,
  ENEMY_DISCARD,
  HALVED,
  HAND,
  HAND_SPIES,
  HIDDEN_IN_PLAY,
  IGNORED,
  isAvailable,
  LEFT,
  MOMENT,
  type MutablePosition,
  PHASE,
  type Position,
  QUESTION,
  REVEALED_PILE,
  ROW,
  ROW_PLACES,
  TARGET,
  TASK,
  WEAKENED,
} from './position.ts';
import { currentDefense } from './strength.ts';
import { askWhere, placesWithDown } from './turning-up.ts';

/** The id of an action that the engine knows by number. */
export const actionId = (action: number): ActionId => ACTIONS[action].id;

/** Whether another Available Mission than the one chosen is there. */
function hasOtherMission(position: Position): boolean {
  for (let place = 0; place < ROW_PLACES; place++) {
    if (place !== position[TARGET] && isAvailable(position, place)) return true;
  }
  return false;
}

/** What an action lacks to be carried out in full (resist.action-in-full, C21). */
export type Lack =
  | 'enemy-here'
  | 'two-enemies-here'
  | 'guerrilla-here'
  | 'strong-enemy-here'
  | 'other-mission'
  | 'face-down-enemy'
  | 'spy-in-hand'
  | 'maquis-in-hand'
  | 'card-to-draw'
  | 'enemy-to-look-at'
  | 'recruit'
  | 'revealed-card'
  | 'action-to-copy';

/** What an action lacks now, nothing if it can be carried out in full. */
export function lackOf(position: Position, action: number): Lack | undefined {
  const effect = EFFECT_OF[action];
  switch (effect.does) {
    case 'count':
    case 'ignore-mission':
    case 'halve-mission':
      return undefined;
    case 'shift':
      if (!hasKinds(position, upAt(position[TARGET]))) return 'enemy-here';
      return hasOtherMission(position) ? undefined : 'other-mission';
    case 'discard-guerrillas': {
      const here = kindSet(position, upAt(position[TARGET]));
      return (here & COUNTER_GUERRILLAS) !== 0 ? undefined : 'guerrilla-here';
    }
    case 'discard-here':
      if (effect.cards === 1) {
        return hasKinds(position, upAt(position[TARGET])) ? undefined : 'enemy-here';
      }
      return countKinds(position, upAt(position[TARGET])) >= 2 ? undefined : 'two-enemies-here';
    case 'turn-all':
    case 'turn-two':
      return placesWithDown(position) !== 0 ? undefined : 'face-down-enemy';
    case 'cycle-spy':
    case 'remove-spy':
      return position[HAND_SPIES] > 0 ? undefined : 'spy-in-hand';
    case 'sift':
      if (effect.deck === 'recruits') return recruitsLeft(position) > 0 ? undefined : 'recruit';
      if (effect.deck === 'hidden') return canDraw(position) ? undefined : 'card-to-draw';
      return hasEnemyToDeal(position) ? undefined : 'enemy-to-look-at';
    case 'pick-recruit':
    case 'draw-recruit':
      return recruitsLeft(position) > 0 ? undefined : 'recruit';
    case 'weaken':
      return kindsToWeaken(position) !== 0 ? undefined : 'strong-enemy-here';
    case 'draw':
      return canDraw(position) ? undefined : 'card-to-draw';
    case 'swap':
      return position[HAND] !== 0 ? undefined : 'maquis-in-hand';
    case 'take-revealed':
      return position[REVEALED_PILE] !== 0 ? undefined : 'revealed-card';
    case 'copy':
      return actionsToCopy(position) !== 0 ? undefined : 'action-to-copy';
    default:
      return effect satisfies never;
  }
}

/** resist.weakening: the kinds here with a current Defense of 2 or more (C35). */
function kindsToWeaken(position: Position): number {
  let kinds = 0;
  for (
    let left = kindSet(position, upAt(position[TARGET]));
    left !== 0;
    left = withoutLowest(left)
  ) {
    const kind = lowestBit(left);
    if (currentDefense(position, kind) >= 2) kinds |= bitOf(kind);
  }
  return kinds;
}

/** The phase as tags name it. */
export const tagOfPhase = (position: Position): number =>
  position[PHASE] === MOMENT.plan ? IN_PLAN : IN_ATTACK;

/**
 * resist.copying: everyone hidden in play whose hidden action fits the phase and can be carried out
 * now, whether it was used or not (C23). Nobody copies a copy.
 */
export function actionsToCopy(position: Position): number {
  const phase = tagOfPhase(position);
  let maquis = 0;
  for (let left = position[HIDDEN_IN_PLAY]; left !== 0; left = withoutLowest(left)) {
    const side = sideIndex(lowestBit(left), HIDDEN);
    const action = ACTION_OF[side];
    if (action === NO_ACTION || EFFECT_OF[action].does === 'copy') continue;
    if ((TAG_OF[side] & phase) === 0 || lackOf(position, action) !== undefined) continue;
    maquis |= bitOf(lowestBit(left));
  }
  return maquis;
}

const RULE_OF_ACTION = ACTIONS.map(({ rule }) => rule);

/** Carries an action out as far as it asks nothing, and asks the first thing it asks. */
export function carryOut(draft: MutablePosition, action: number, log: EventLog): void {
  const effect = EFFECT_OF[action];
  switch (effect.does) {
    case 'count':
      if (effect.what === 'revealed') draft[COUNTS_REVEALED]++;
      else if (effect.what === 'civilians') draft[COUNTS_CIVILIANS]++;
      else draft[COUNTS_OTHERS]++;
      break;
    case 'shift':
      draft[ASK] = QUESTION.shift;
      break;
    case 'discard-guerrillas':
      discardGuerrillas(draft, log);
      break;
    case 'discard-here':
      draft[DOING] = effect.gains ? TASK.gaining : TASK.clearing;
      draft[LEFT] = effect.cards;
      draft[ASK] = QUESTION['discard-here'];
      break;
    case 'turn-all':
      askWhere(draft, TASK.turningAll);
      break;
    case 'turn-two':
      askWhere(draft, TASK.turningTwo);
      break;
    case 'cycle-spy':
      draft[HAND_SPIES]--;
      discardAll(draft, 0, 1, log);
      drawCards(draft, 1, log);
      break;
    case 'remove-spy':
      removeSpy(draft, 'resist.spy-actions', log);
      break;
    case 'sift':
      lookAt(draft, SIFTING[effect.deck], log);
      break;
    case 'pick-recruit':
      lookAt(draft, TASK.pickingRecruit, log);
      break;
    case 'draw-recruit':
      askForRecruit(draft, TASK.recruiting);
      break;
    case 'weaken':
      weaken(draft, log);
      break;
    case 'draw':
      drawCards(draft, effect.cards, log);
      break;
    case 'swap':
      draft[DOING] = TASK.swapping;
      draft[LEFT] = effect.cards;
      draft[ASK] = QUESTION['discard-card'];
      break;
    case 'take-revealed':
      draft[DOING] = effect.to === 'hand' ? TASK.takingToHand : TASK.takingToDeck;
      draft[ASK] = QUESTION.take;
      break;
    case 'copy':
      draft[ASK] = QUESTION.copy;
      break;
    case 'ignore-mission':
      draft[IGNORED] = 1;
      log?.push({ type: 'mission-ignored', rule: RULE_OF_ACTION[action] });
      break;
    case 'halve-mission':
      draft[HALVED] = 1;
      log?.push({
        type: 'mission-halved',
        defense: (MISSION_DEFENSE[draft[ROW + draft[TARGET]]] + 1) >> 1,
        rule: RULE_OF_ACTION[action],
      });
      break;
    default:
      effect satisfies never;
  }
}

const SIFTING = {
  hidden: TASK.siftingHidden,
  enemies: TASK.siftingEnemies,
  recruits: TASK.siftingRecruits,
} as const;

function discardGuerrillas(draft: MutablePosition, log: EventLog): void {
  const here = upAt(draft[TARGET]);
  const mission = missionIdAt(draft, draft[TARGET]);
  const kinds = kindSet(draft, here) & COUNTER_GUERRILLAS;
  for (let left = kinds; left !== 0; left = withoutLowest(left)) {
    const kind = lowestBit(left);
    for (let copies = enemyCopiesOf(draft, here, kind); copies > 0; copies--) {
      takeEnemyKind(draft, here, kind);
      addKind(draft, ENEMY_DISCARD, kind);
      const rule = 'resist.discarding-actions';
      log?.push({ type: 'enemy-discarded', kind: kindId(kind), mission, rule });
    }
  }
}

function weaken(draft: MutablePosition, log: EventLog): void {
  const kinds = kindsToWeaken(draft);
  draft[WEAKENED] |= kinds;
  if (!log) return;
  const ids: EnemyKindId[] = [];
  for (let left = kinds; left !== 0; left = withoutLowest(left)) ids.push(kindId(lowestBit(left)));
  log.push({ type: 'weakened', kinds: ids, rule: 'resist.weakening' });
}
