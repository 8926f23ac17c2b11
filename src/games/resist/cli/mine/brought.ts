import { ACTIONS, type ActionId, MAQUIS, type MaquisId, type SideId } from '../../data/index.ts';

/** Who is in play on which side, and the numbers of the dead. */
interface InPlay {
  readonly hidden: readonly MaquisId[];
  readonly revealed: readonly MaquisId[];
  readonly graveyard: readonly number[];
}

/** What a card brings by what is printed on one of its sides. */
export const attackOf = (id: string, side: SideId): number =>
  MAQUIS.find((one) => one.id === id)?.[side].attack ?? 0;

/**
 * What people in play bring by what is printed on them, and by their actions that count.
 *
 * @param lost whose action is lost, as an action of ATTACK is in PLAN
 */
export function broughtBy(
  { hidden, revealed, graveyard }: InPlay,
  lost: readonly MaquisId[] = [],
): number {
  const counted = {
    revealed: revealed.length,
    civilians: graveyard.reduce((sum, number) => sum + number, 0),
    others: hidden.length + revealed.length - 1,
  };
  const brings = (side: SideId) => (id: MaquisId) => {
    const effect = lost.includes(id) ? undefined : effectOf(actionOn(id, side));
    return attackOf(id, side) + (effect?.does === 'count' ? counted[effect.what] : 0);
  };
  return [...hidden.map(brings('hidden')), ...revealed.map(brings('revealed'))].reduce(
    (sum, one) => sum + one,
    0,
  );
}

/** The action on a side of a card; nothing where there is none. */
export const actionOn = (id: MaquisId, side: SideId): ActionId | undefined =>
  MAQUIS.find((one) => one.id === id)?.[side].action;

const effectOf = (action?: ActionId) => ACTIONS.find(({ id }) => id === action)?.effect;
