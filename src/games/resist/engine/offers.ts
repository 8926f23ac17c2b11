import { ACTIONS, type ActionId, type MaquisId } from '../data/index.ts';
import { actionsToCopy, type Lack, lackOf } from './action.ts';
import { maquisIn } from './names.ts';
import type { Position } from './position.ts';

/** What an action lacks to be carried out in full now; nothing where it can be (resist.action-in-full). */
export const lackNow = (position: Position, action: ActionId): Lack | undefined =>
  lackOf(
    position,
    ACTIONS.findIndex(({ id }) => id === action),
  );

/** Whose hidden actions could be copied now (resist.copying). */
export const copiesNow = (position: Position): MaquisId[] => maquisIn(actionsToCopy(position));
