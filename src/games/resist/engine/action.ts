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
  ASK_COPY,
  ASK_DISCARD_CARD,
  ASK_DISCARD_HERE,
  ASK_SHIFT,
  ASK_TAKE,
  CLEARING,
  COUNTS_CIVILIANS,
  COUNTS_OTHERS,
  COUNTS_REVEALED,
  DOING,
  ENEMY_DISCARD,
  GAINING,
  HALVED,
  HAND_SPIES,
  IGNORED,
  LEFT,
  type MutablePosition,
  PICKING_RECRUIT,
  RECRUITING,
  ROW,
  SIFTING_ENEMIES,
  SIFTING_HIDDEN,
  SIFTING_RECRUITS,
  SWAPPING,
  TAKING_TO_DECK,
  TAKING_TO_HAND,
  TARGET,
  TURNING_ALL,
  TURNING_TWO,
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
      draft[ASK] = ASK_SHIFT;
      break;
    case 'discard-guerrillas':
      discardGuerrillas(draft, log);
      break;
    case 'discard-here':
      draft[DOING] = effect.gains ? GAINING : CLEARING;
      draft[LEFT] = effect.cards;
      draft[ASK] = ASK_DISCARD_HERE;
      break;
    case 'turn-all':
      askWhere(draft, TURNING_ALL);
      break;
    case 'turn-two':
      askWhere(draft, TURNING_TWO);
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
      lookAt(draft, PICKING_RECRUIT, log);
      break;
    case 'draw-recruit':
      askForRecruit(draft, RECRUITING);
      break;
    case 'weaken':
      weaken(draft, log);
      break;
    case 'draw':
      drawCards(draft, effect.cards, log);
      break;
    case 'swap':
      draft[DOING] = SWAPPING;
      draft[LEFT] = effect.cards;
      draft[ASK] = ASK_DISCARD_CARD;
      break;
    case 'take-revealed':
      draft[DOING] = effect.to === 'hand' ? TAKING_TO_HAND : TAKING_TO_DECK;
      draft[ASK] = ASK_TAKE;
      break;
    case 'copy':
      draft[ASK] = ASK_COPY;
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
  hidden: SIFTING_HIDDEN,
  enemies: SIFTING_ENEMIES,
  recruits: SIFTING_RECRUITS,
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
