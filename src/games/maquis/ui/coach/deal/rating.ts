import * as v from 'valibot';
import { BOXED_WEIGHTS_MADE } from '#games/maquis/coach/boxed/weights.ts';
import type { MaquisTasks } from '#games/maquis/coach/index.ts';
import { WEIGHTS_MADE } from '#games/maquis/coach/value/weights.ts';
import { type Deal, isNamed, type Result } from '#games/maquis/engine/index.ts';
import type { RemoteTasks } from '#play/advice/pool.ts';

/** How a deal is tried: so many games by the coach, with so many simulations a decision. */
export const RATED_GAMES = 16;
const RATED_BUDGET = 30;

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

/*
 * Ratings of deals, kept on this device so that a deal need not be played again. They hold for one
 * coach: another one, or another way of rating, begins anew.
 */

const KEY = 'safe-house.maquis.deals';
/** More are not kept; the oldest go. */
const MOST_KEPT = 60;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Schema = v.object({
  by: v.string(),
  deals: v.array(
    v.object({ deal: v.string(), rating: v.object({ win: count, draw: count, loss: count }) }),
  ),
});
type Kept = v.InferOutput<typeof Schema>;

const BY = JSON.stringify([WEIGHTS_MADE, RATED_GAMES, RATED_BUDGET]);

/** A deal of a boxed edition has it in its key, and the coach who knows it. */
const keyOf = ({ ruleset, difficulty, goals, seed = '' }: Deal): string =>
  JSON.stringify([
    difficulty,
    goals.west,
    goals.east,
    seed,
    ...(ruleset && isNamed(ruleset) ? [ruleset, BOXED_WEIGHTS_MADE.games] : []),
  ]);

function read(): Kept {
  try {
    const found = v.safeParse(Schema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (found.success && found.output.by === BY) return found.output;
  } catch {
    // Storage is denied, or holds something else: then nothing is known.
  }
  return { by: BY, deals: [] };
}

/** The rating of a deal, if it was rated here before. */
export function storedRating(deal: Deal): Rating | undefined {
  const found = read().deals.find((kept) => kept.deal === keyOf(deal))?.rating;
  return found && gamesRated(found) === RATED_GAMES ? found : undefined;
}

/** Keeps a rating; where nothing can be stored it is counted anew another time. */
export function storeRating(deal: Deal, rating: Rating): void {
  const others = read().deals.filter((kept) => kept.deal !== keyOf(deal));
  const deals = [...others, { deal: keyOf(deal), rating }].slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ by: BY, deals }));
  } catch {
    // A rating is not worth a message.
  }
}
