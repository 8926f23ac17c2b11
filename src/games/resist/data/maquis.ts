import { frozen } from '#shared/frozen.ts';
import type { ActionId } from './actions.ts';

/** When an action may be used. */
const TAGS = ['PLAN', 'ATTACK', 'PLAN/ATTACK'] as const;
export type Tag = (typeof TAGS)[number];

/** One of the two faces of a Maquis. */
export interface CardSide {
  /** The strength it brings. */
  readonly attack: number;
  /** Both are there, or neither. */
  readonly tag?: Tag;
  readonly action?: ActionId;
}

export const CARD_SIDES = ['hidden', 'revealed'] as const;
export type SideId = (typeof CARD_SIDES)[number];

const side = (attack: number, tag?: Tag, action?: ActionId): CardSide =>
  tag && action ? { attack, tag, action } : { attack };

const maquis = <const Id extends string>(
  id: Id,
  name: string,
  hidden: CardSide,
  revealed: CardSide,
) => ({
  id,
  name,
  hidden,
  revealed,
});

/**
 * The 24 Maquis in the order of the table; the index is the card's number in the engine. Values and
 * actions as on the printed cards of the first edition.
 */
export const MAQUIS = frozen([
  maquis('abel', 'Abel', side(1, 'ATTACK', 'count-revealed'), side(2, 'ATTACK', 'count-civilians')),
  maquis(
    'adela',
    'Adela',
    side(1, 'ATTACK', 'shift-enemy'),
    side(1, 'ATTACK', 'discard-guerrillas'),
  ),
  maquis('adolfo', 'Adolfo', side(0, 'ATTACK', 'discard-enemy'), side(3, 'PLAN', 'turn-all')),
  maquis(
    'anastasio',
    'Anastasio',
    side(0, 'ATTACK', 'discard-enemy'),
    side(2, 'ATTACK', 'discard-enemy'),
  ),
  maquis(
    'antonio',
    'Antonio',
    side(1, 'PLAN/ATTACK', 'cycle-spy'),
    side(2, 'PLAN/ATTACK', 'recruit-to-deck'),
  ),
  maquis('benigno', 'Benigno', side(2), side(0, 'ATTACK', 'weaken')),
  maquis('carlos', 'Carlos', side(2), side(2, 'PLAN', 'draw-2')),
  maquis(
    'celia',
    'Celia',
    side(1, 'PLAN/ATTACK', 'cycle-spy'),
    side(0, 'PLAN/ATTACK', 'take-revealed'),
  ),
  maquis('consuelo', 'Consuelo', side(2), side(0, 'ATTACK', 'discard-for-strength')),
  maquis('domingo', 'Domingo', side(1, 'PLAN', 'turn-two'), side(3, 'PLAN/ATTACK', 'sift-hidden')),
  maquis('emilio', 'Emilio', side(0, 'PLAN/ATTACK', 'copy'), side(2, 'ATTACK', 'discard-enemy')),
  maquis(
    'jacinto',
    'Jacinto',
    side(1, 'PLAN/ATTACK', 'sift-hidden'),
    side(3, 'PLAN/ATTACK', 'swap-for-2'),
  ),
  maquis(
    'juana',
    'Juana',
    side(1, 'PLAN/ATTACK', 'sift-hidden'),
    side(2, 'PLAN/ATTACK', 'revealed-to-deck'),
  ),
  maquis('manuel', 'Manuel', side(1, 'PLAN', 'turn-all'), side(2, 'PLAN/ATTACK', 'remove-spy')),
  maquis('manuela', 'Manuela', side(1, 'PLAN', 'draw-1'), side(2, 'PLAN/ATTACK', 'remove-spy')),
  maquis('marcelino', 'Marcelino', side(1, 'PLAN', 'draw-1'), side(2, 'ATTACK', 'count-others')),
  maquis('nicolas', 'Nicolás', side(1, 'ATTACK', 'draw-1'), side(4)),
  maquis('paquita', 'Paquita', side(1, 'PLAN', 'turn-all'), side(0, 'ATTACK', 'discard-two')),
  maquis('pilar', 'Pilar', side(0, 'PLAN', 'turn-two'), side(2, 'PLAN', 'ignore-mission')),
  maquis('ramona', 'Ramona', side(2, 'PLAN', 'sift-recruit'), side(2, 'ATTACK', 'draw-recruit')),
  maquis('ricardo', 'Ricardo', side(1, 'ATTACK', 'draw-1'), side(2, 'ATTACK', 'halve-mission')),
  maquis('roberto', 'Roberto', side(2, 'PLAN', 'sift-enemies'), side(4)),
  maquis('sagrario', 'Sagrario', side(2), side(2, 'ATTACK', 'draw-2')),
  maquis(
    'soledad',
    'Soledad',
    side(1, 'ATTACK', 'count-revealed'),
    side(1, 'ATTACK', 'discard-guerrillas'),
  ),
]);

export type MaquisId = (typeof MAQUIS)[number]['id'];
export const MAQUIS_IDS: readonly MaquisId[] = Object.freeze(MAQUIS.map(({ id }) => id));
