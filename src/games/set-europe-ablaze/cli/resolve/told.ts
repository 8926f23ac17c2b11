import {
  NO_IMPULSE,
  type Position,
  START_POSITION,
} from '#games/set-europe-ablaze/engine/log/index.ts';
import { isUnknownRecord, type UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import { supportOf } from '#games/set-europe-ablaze/engine/resolve/index.ts';
import type { Tables } from '#games/set-europe-ablaze/engine/tables/index.ts';

/** What is told takes the place of a fresh table's, part by part. */
const over = <Part extends object>(fresh: Part, told: unknown): Part =>
  isUnknownRecord(told) ? { ...fresh, ...told } : fresh;

/** A position as told: absent parts are a fresh table's, absent pieces of an Area nobody has counted. */
export function positionTold(told: UnknownRecord, tables: Tables): Position {
  const position = {
    ...START_POSITION,
    phase: 'ops.act',
    ...told,
    ...Object.fromEntries(
      (['ap', 'startAp', 'vp', 'hand', 'ready', 'germany', 'stalag', 'heroes'] as const).map(
        (part) => [part, over(START_POSITION[part], told[part])],
      ),
    ),
    areas: isUnknownRecord(told.areas) ? told.areas : {},
    impulse: over(NO_IMPULSE, told.impulse),
    rulings: isUnknownRecord(told.rulings) ? told.rulings : {},
  } as Position;
  const support = isSupportTold(told) ? undefined : supportOf(position, tables);
  return support === undefined ? position : { ...position, supportCaches: support };
}

/** Whether somebody has told how many caches the Support box holds. */
export const isSupportTold = ({ supportCaches }: UnknownRecord): boolean =>
  Number.isInteger(supportCaches);
