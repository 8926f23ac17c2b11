import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import { ENEMY_KINDS, MAQUIS, type MaquisId, type MissionId } from '../data/index.ts';
import { ENEMY_NAMES, MISSION_SHORT_NAMES } from './names.ts';

/*
 * Cards as they are called within a sentence. Engine parameters are plain texts and numbers, hence the
 * wide type; an id that no card bears is told as it stands.
 */

type Id = string | number;

/** "Nicolás". Names are the same in every language. */
export const maquisName = (id: Id): string =>
  MAQUIS.find((maquis) => maquis.id === id)?.name ?? String(id);

/** "Guard 2", by the printed Defense. */
export function enemyName(id: Id): string {
  const kind = ENEMY_KINDS.find((enemy) => enemy.id === id);
  if (!kind) return String(id);
  return m.resist_enemy_numbered({ name: ENEMY_NAMES[kind.type.id](), defense: kind.defense });
}

/** The place of a Mission, where there is little room. */
export const missionName = (id: Id): string =>
  MISSION_SHORT_NAMES[id as MissionId]?.() ?? String(id);

const isMaquis = (id: Id): id is MaquisId => MAQUIS.some((maquis) => maquis.id === id);

/** A card of any deck but the Missions. */
export function cardName(id: Id): string {
  if (id === 'spy') return m.resist_spy();
  return isMaquis(id) ? maquisName(id) : enemyName(id);
}

/** Several of them in one sentence: whoever has a name by name, Spies by how many they are. */
export function cardNames(cards: readonly Id[]): string {
  const spies = cards.filter((id) => id === 'spy').length;
  const named = cards.filter((id) => id !== 'spy').map(cardName);
  if (spies === 0) return listed(named);
  return listed([...named, spies === 1 ? m.resist_spy() : m.resist_spies_drawn({ spies })]);
}
