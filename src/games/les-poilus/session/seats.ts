import { type GameOptions, LEAST_PLAYERS, MOST_PLAYERS } from '../data/index.ts';

/** As much of a set-up as hangs on how many sit at the table. */
interface Seated {
  readonly players: number;
  readonly options: GameOptions;
}

/** A draft with other players; the Chaplain stands by two and leaves when there are more. */
export function withPlayers<Own extends Seated>(draft: Own, players: number): Own {
  const count = Math.max(LEAST_PLAYERS, Math.min(MOST_PLAYERS, players));
  const { twoPlayers: _, ...options } = draft.options;
  return {
    ...draft,
    players: count,
    options: count === LEAST_PLAYERS ? { ...options, twoPlayers: 'chaplain' } : options,
  };
}

/** The names with another one at a seat. */
export const withName = (names: readonly string[], seat: number, name: string): readonly string[] =>
  Array.from({ length: MOST_PLAYERS }, (_, n) => (n === seat ? name : (names[n] ?? '')));
