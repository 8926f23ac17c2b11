import { dailySeed } from '#shared/seeds.ts';
import type { DifficultyId } from '../data/index.ts';
import { type Deal, drawGoals } from './new-game.ts';

const IS_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The deal of a day, the same for everybody: goals and patrol cards follow from the date alone, and
 * the difficulty is each player's own.
 *
 * @param date such as `2026-11-21`; which day it is, the caller knows
 * @throws RangeError for a text of another form, which would be a deal that nobody else has
 */
export function dailyDeal(date: string, difficulty: DifficultyId): Deal {
  if (!IS_DATE.test(date)) throw new RangeError(`${date} is not a date such as 2026-11-21`);
  const seed = dailySeed(date);
  return { difficulty, goals: drawGoals('any-two', seed), seed };
}
