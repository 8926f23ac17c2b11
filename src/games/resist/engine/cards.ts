import { bitsWhere } from '#shared/bit-set.ts';
import {
  ACTIONS,
  type ActionEffect,
  ENEMY_KINDS,
  type EnemyTypeId,
  MAQUIS,
  MISSIONS,
  type SideId,
} from '../data/index.ts';

/*
 * The cards as numbers, and what is printed on them in flat arrays. A Maquis is 0 to 23 in table
 * order, a Spy is 24; sets of Maquis are masks with bit n for Maquis n. Enemy kinds are 0 to 22 and
 * Missions 0 to 19, each in the order of the record.
 */

export type Card = number;
export type EnemyKindNumber = number;
export type CardSet = number;

export const SPY: Card = MAQUIS.length;
export const ALL_MAQUIS: CardSet = (1 << MAQUIS.length) - 1;

export const HIDDEN = 0;
export const REVEALED = 1;

const sides: readonly SideId[] = ['hidden', 'revealed'];
const perSide = <T>(of: (maquis: (typeof MAQUIS)[number], side: SideId) => T): T[] =>
  MAQUIS.flatMap((maquis) => sides.map((side) => of(maquis, side)));

/** Index of a Maquis' side in the arrays below. */
export const sideIndex = (maquis: Card, side: number): number => maquis * 2 + side;

export const ATTACK_OF = Int8Array.from(perSide((maquis, side) => maquis[side].attack));

export const NO_ACTION = -1;
/** The action of each side by its number, or NO_ACTION. */
export const ACTION_OF = Int8Array.from(
  perSide((maquis, side) => ACTIONS.findIndex(({ id }) => id === maquis[side].action)),
);

export const IN_PLAN = 1;
export const IN_ATTACK = 2;
/** The phases that the tag of each side's action names: IN_PLAN, IN_ATTACK, both or 0. */
export const TAG_OF = Int8Array.from(
  perSide((maquis, side) => {
    const tag = maquis[side].tag ?? '';
    return (tag.includes('PLAN') ? IN_PLAN : 0) | (tag.includes('ATTACK') ? IN_ATTACK : 0);
  }),
);

export const EFFECT_OF: readonly ActionEffect[] = ACTIONS.map(({ effect }) => effect);

const kindsOf = (type: EnemyTypeId): number =>
  bitsWhere(ENEMY_KINDS, (kind) => kind.type.id === type);

export const PRINTED_DEFENSE = Int8Array.from(ENEMY_KINDS, ({ defense }) => defense);

export const EFFECT_OF_KIND = ENEMY_KINDS.map(({ type }) => type.effect);

const kindsThat = (does: string): number =>
  bitsWhere(ENEMY_KINDS, ({ type }) => type.effect.does === does);

/** Sets of kinds: bit n is kind n. */
export const COUNTER_GUERRILLAS = kindsOf('counter-guerrilla');
export const SHIELDING_MISSION = kindsThat('shield-mission');
export const SHIELDING_ENEMIES = kindsThat('shield-enemies');
export const RAISING_OTHERS = kindsThat('raise-others');

export const GARRISON = Int8Array.from(MISSIONS, ({ garrison }) => garrison);
export const MISSION_DEFENSE = Int8Array.from(MISSIONS, ({ defense }) => defense);
export const POINTS_OF = Int8Array.from(MISSIONS, ({ points }) => points);
export const EFFECT_OF_MISSION = MISSIONS.map(({ effect }) => effect);

export const RAISES_ENEMIES = Int8Array.from(MISSIONS, ({ effect }) =>
  effect.does === 'raise-enemies' ? effect.by : 0,
);
export const NO_LIMIT = 99;
export const REVEAL_LIMIT = Int8Array.from(MISSIONS, ({ effect }) =>
  effect.does === 'limit-reveals' ? effect.most : NO_LIMIT,
);
