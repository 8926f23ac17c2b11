import { ACTIONS, type ActionEffect, type ActionId, type CardSide } from '#games/resist/index.ts';
import * as m from '#messages';

/** What a player may look for in an action. */
export const TOPICS = {
  spies: m.resist_find_spies,
  enemies: m.resist_find_enemies,
  scouting: m.resist_find_scouting,
  strength: m.resist_find_strength,
  cards: m.resist_find_cards,
  order: m.resist_find_order,
  recruits: m.resist_find_recruits,
  spent: m.resist_find_spent,
  mission: m.resist_find_mission,
} as const satisfies Record<string, () => string>;

type Topic = keyof typeof TOPICS;

/** What an effect is about, read off its declaration. */
function topicsOfEffect(effect: ActionEffect): readonly Topic[] {
  switch (effect.does) {
    case 'count':
      return ['strength'];
    case 'discard-here':
      return effect.gains ? ['enemies', 'strength'] : ['enemies'];
    case 'shift':
    case 'discard-guerrillas':
    case 'weaken':
      return ['enemies'];
    case 'turn-all':
      return ['scouting'];
    case 'turn-two':
      return ['scouting', 'enemies'];
    case 'cycle-spy':
      return ['spies', 'cards'];
    case 'remove-spy':
      return ['spies'];
    case 'sift':
      return effect.deck === 'recruits' ? ['order', 'recruits'] : ['order'];
    case 'pick-recruit':
      return ['recruits', 'order'];
    case 'draw-recruit':
      return ['recruits', 'cards'];
    case 'draw':
    case 'swap':
      return ['cards'];
    case 'take-revealed':
      return effect.to === 'hand' ? ['spent', 'cards'] : ['spent', 'order'];
    case 'ignore-mission':
    case 'halve-mission':
      return ['mission'];
    case 'copy':
      return [];
  }
}

const BY_ACTION: ReadonlyMap<ActionId, readonly Topic[]> = new Map(
  ACTIONS.map(({ id, effect }) => [id, topicsOfEffect(effect)]),
);

/** What the action of a side is about; nothing for a side without one. */
export const topicsOf = ({ action }: CardSide): readonly Topic[] =>
  (action && BY_ACTION.get(action)) ?? [];
