import * as v from 'valibot';
import { BOXED_WEIGHTS_MADE } from '#games/maquis/coach/boxed/weights.ts';
import { WEIGHTS_MADE } from '#games/maquis/coach/value/weights.ts';
import { type Deal, isNamed } from '#games/maquis/engine/index.ts';
import { gamesRated, RATED_BUDGET, RATED_GAMES, type Rating } from './rating.ts';

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
