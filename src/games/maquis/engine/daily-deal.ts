import { dailySeed } from '#shared/seeds.ts';
import type { DifficultyId } from '../data/index.ts';
import { type Deal, drawGoalsOf } from './new-game.ts';
import { RULESET, type RulesetId, rulesetNamed } from './rulesets.ts';

const IS_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The deal of a day, the same for everybody: goals and patrol cards follow from the date alone, and
 * the difficulty is each player's own.
 *
 * @param edition what is played, and whether with three stars; print-and-play 1.1 where left out
 * @param date such as `2026-11-21`; which day it is, the caller knows
 * @throws RangeError for a text of another form, which would be a deal that nobody else has
 */
export function dailyDeal(
  date: string,
  difficulty: DifficultyId,
  edition: { readonly ruleset?: RulesetId; readonly threeStar?: boolean } = {},
): Deal {
  if (!IS_DATE.test(date)) throw new RangeError(`${date} is not a date such as 2026-11-21`);
  const seed = dailySeed(date);
  const { ruleset = RULESET, threeStar = false } = edition;
  const goals = drawGoalsOf(ruleset, threeStar, seed);
  return { ...rulesetNamed(ruleset), difficulty, goals, seed };
}
