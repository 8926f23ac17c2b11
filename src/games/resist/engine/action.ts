import { lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { ACTIONS, type EnemyKindId } from '../data/index.ts';
import { COUNTER_GUERRILLAS, EFFECT_OF, MISSION_DEFENSE } from './cards.ts';
import { askForRecruit, drawCards, lookAt, removeSpy } from './drawing.ts';
import { addKind, enemyCopiesOf, kindSet, takeEnemyKind, upAt } from './enemy-deck.ts';
import type { EventLog } from './event.ts';
import { kindId, missionIdAt } from './names.ts';
import { kindsToWeaken } from './obstacle.ts';
import { discardAll } from './people-decks.ts';
import {
  ASK,
  COUNTS_CIVILIANS,
  COUNTS_OTHERS,
  COUNTS_REVEALED,
  DOING,
  ENEMY_DISCARD,
  HALVED,
  HAND_SPIES,
  IGNORED,
  LEFT,
  type MutablePosition,
  QUESTION,
  ROW,
  TARGET,
  TASK,
  WEAKENED,
} from './position.ts';
import { askWhere } from './turning-up.ts';

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
