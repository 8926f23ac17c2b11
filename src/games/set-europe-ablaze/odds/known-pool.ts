import { ACTIONS } from '../data/actions.ts';
import { KNOWN_DICE } from '../data/known-dice.ts';
import { type DiceEntry, lineDice } from './pool.ts';

/** The pool of one side: how many of each asset take part. */
interface PoolAsked {
  readonly action: string;
  readonly side: 'attack' | 'defend';
  readonly assets: Readonly<Record<string, number>>;
}

interface CountedPool {
  readonly dice: number;
  /** The dice of each asset; none where only the owner's table of dice can say. */
  readonly lines: Readonly<Record<string, number | null>>;
}

/** One die for all of it, or one fewer, whatever the Action. */
const IN_ANY_ACTION: Readonly<Record<string, DiceEntry>> = {
  hero: { halves: 2, per: 'all' },
  headquarters: { halves: 2, per: 'all' },
  soe: { halves: 2, per: 'all' },
  mbf: { halves: 2, per: 'all' },
  advantage: { halves: 2, per: 'all' },
  'morale-positive': { halves: 2, per: 'each' },
  'negative-morale': { halves: -2, per: 'all' },
};

/** What the booklet tells of an asset in an Action, or what the owner has entered. */
function entryOf(
  { action, side }: PoolAsked,
  asset: string,
  entered: Readonly<Record<string, DiceEntry>>,
): DiceEntry | undefined {
  const own = ACTIONS.find(({ id }) => id === action)?.side;
  const told = KNOWN_DICE.find(
    (known) =>
      known.action === action &&
      known.asset === asset &&
      (known.side === own) === (side === 'attack'),
  );
  return entered[asset] ?? told ?? IN_ANY_ACTION[asset];
}

/**
 * Counts a pool (8.6.3), line by line. An asset of which neither the booklet nor the owner's table says
 * anything has no number: absent is not zero.
 *
 * @param entered the owner's dice for this Action and side, by asset
 */
export function countPool(
  asked: PoolAsked,
  entered: Readonly<Record<string, DiceEntry>> = {},
): CountedPool {
  const lines = Object.fromEntries(
    Object.entries(asked.assets).map(([asset, count]) => {
      const entry = entryOf(asked, asset, entered);
      return [asset, entry ? lineDice({ ...entry, count }) : null];
    }),
  );
  const sum = Object.values(lines).reduce<number>((dice, line) => dice + (line ?? 0), 0);
  return { dice: Math.max(0, sum), lines };
}
