import { ACTIONS, type ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import { useSea } from '../sea.ts';
import { Moves } from './Moves.tsx';
import { Pools } from './Pools.tsx';

/** An Action being prepared: its pools with the odds, or the pieces it moves. */
export function Prepare() {
  const { context, now } = useSea();
  const action = (context.action ?? now.resolution?.action) as ActionId;
  const facts = ACTIONS.find(({ id }) => id === action);
  if (!facts) return null;
  return facts.rolled ? (
    <Pools key={action} action={action} />
  ) : (
    <Moves key={action} action={action} />
  );
}
