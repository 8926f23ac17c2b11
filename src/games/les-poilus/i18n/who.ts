import * as m from '#messages';
import { isolated } from '#shared/isolated.ts';
import type { SetUp } from '../engine/index.ts';
import { SOLDIER_NAMES } from './names.ts';

/** What a seat is called at this table. */
export type Who = (seat: number) => string;

/** Everybody by the name they gave, else by their soldier's; beyond the players sits the Chaplain. */
export function whoIn({ soldiers }: Pick<SetUp, 'soldiers'>, names: readonly string[] = []): Who {
  return (seat) => {
    const given = names[seat]?.trim();
    if (given) return isolated(given);
    return seat < soldiers.length ? SOLDIER_NAMES[soldiers[seat]]() : m.poilus_the_chaplain();
  };
}
