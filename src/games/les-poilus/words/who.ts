import * as m from '#messages';
import { SOLDIERS, type SoldierId } from '../data/soldiers.ts';
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

const FIRST_NAMES: Readonly<Record<SoldierId, () => string>> = {
  moreau: m.poilus_called_moreau,
  bideau: m.poilus_called_bideau,
  sauliere: m.poilus_called_sauliere,
  fayard: m.poilus_called_fayard,
  perrin: m.poilus_called_perrin,
  bonticelli: m.poilus_called_bonticelli,
};

/** Everybody by their soldier's first name, as comrades in a told example. */
export const firstNamesIn = (soldiers: readonly SoldierId[]): Who =>
  whoIn(
    { soldiers },
    soldiers.map((soldier) => FIRST_NAMES[soldier]()),
  );
