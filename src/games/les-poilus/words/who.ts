import * as m from '#messages';
import { SOLDIERS } from '../data/soldiers.ts';
import type { SetUp } from '../engine/index.ts';

/** What a seat is called at this table. */
export type Who = (seat: number) => string;

/** Everybody by the name they gave, else by their soldier's; beyond the players sits the Chaplain. */
export function whoIn({ soldiers }: Pick<SetUp, 'soldiers'>, names: readonly string[] = []): Who {
  return (seat) => {
    const given = names[seat]?.trim();
    if (given) return given;
    const soldier = SOLDIERS.find(({ id }) => id === soldiers[seat]);
    return soldier ? (soldier.name.split(' ').at(-1) ?? soldier.name) : m.poilus_the_chaplain();
  };
}
