import type { MaquisTasks } from '#games/maquis/coach/index.ts';
import type { Deal, Result } from '#games/maquis/engine/index.ts';
import type { RemoteTasks } from '#play/advice/pool.ts';

/** How a deal is tried: so many games by the coach, with so many simulations a decision. */
export const RATED_GAMES = 16;
export const RATED_BUDGET = 30;

/** What the coach's games with a deal came to. */
export type Rating = Readonly<Record<Result, number>>;

export const gamesRated = ({ win, draw, loss }: Rating): number => win + draw + loss;

const NOTHING: Rating = { win: 0, draw: 0, loss: 0 };

/** Who plays the games, and how many at once. */
export interface DealPlayers extends RemoteTasks<MaquisTasks> {
  readonly size: number;
}

/**
 * Plays a deal again and again, always with the same cards: only the coach's own luck differs. The
 * same deal always gets the same rating. Rejects where the coach cannot be asked.
 *
 * @param tell hears of each game
 * @returns undefined if it was ended before
 */
export async function rateDeal(
  players: DealPlayers,
  deal: Deal,
  tell: (rating: Rating) => void,
  signal: AbortSignal,
): Promise<Rating | undefined> {
  let rating = NOTHING;
  let next = 0;
  // One game a coach at a time, so that nothing is left to be played when it is ended.
  const work = async (): Promise<void> => {
    while (next < RATED_GAMES && !signal.aborted) {
      const seed = `rating ${next++}`;
      const result = await players.playDeal({ deal, seed, budget: RATED_BUDGET });
      rating = { ...rating, [result]: rating[result] + 1 };
      if (!signal.aborted) tell(rating);
    }
  };
  await Promise.all(Array.from({ length: players.size }, work));
  return signal.aborted ? undefined : rating;
}

/**
 * Plays a deal until the coach has won it once.
 *
 * @returns in which game that was, counted from 1; undefined if none of them was won, or it was ended
 */
export async function firstWin(
  players: Pick<DealPlayers, 'playDeal'>,
  deal: Deal,
  signal: AbortSignal,
): Promise<number | undefined> {
  for (let n = 0; n < RATED_GAMES && !signal.aborted; n++) {
    const asked = { deal, seed: `rating ${n}`, budget: RATED_BUDGET };
    if ((await players.playDeal(asked)) === 'win') return n + 1;
  }
  return undefined;
}
