import { LEAST_PLAYERS, MOST_PLAYERS, type Options, type VariantId } from '../data/index.ts';
import { dealtSetUp, type SetUp } from '../engine/index.ts';
import type { Way } from './kinds.ts';

/** What is decided before a game; the rest is dealt by the seed. */
export interface Draft {
  readonly way: Way;
  /** 2 to 5. */
  readonly players: number;
  /** What players call themselves; more than play now, so that nobody is forgotten. */
  readonly names: readonly string[];
  readonly variant: VariantId;
  readonly options: Options;
  readonly seed: string;
}

/** How a game is played where nobody says. */
export const freshDraft = (seed: string, names: readonly string[] = []): Draft => ({
  way: 'round',
  players: 3,
  names,
  variant: 'normal',
  options: {},
  seed,
});

/** A draft with other players; the Chaplain stands by two and leaves when there are more. */
export function withPlayers(draft: Draft, players: number): Draft {
  const count = Math.max(LEAST_PLAYERS, Math.min(MOST_PLAYERS, players));
  const { twoPlayers: _, ...options } = draft.options;
  return {
    ...draft,
    players: count,
    options: count === LEAST_PLAYERS ? { ...options, twoPlayers: 'chaplain' } : options,
  };
}

/** The set-up a draft comes to: soldiers, leader and tiles by its seed. */
export const setUpOfDraft = ({ players, variant, options, seed }: Draft): SetUp =>
  dealtSetUp({ players, variant, options, seed });
