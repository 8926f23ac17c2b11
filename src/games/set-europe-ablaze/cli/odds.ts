import type { Command } from '#cli/options.ts';
import { type Fraction, fractionText } from '#shared/chance/fraction.ts';
import type { UnknownRecord } from '../engine/read-state.ts';
import { chanceOf, MOST_DICE, resolveOdds, successes } from '../odds/index.ts';
import { eachLine, idEntry, type LineAnswer, wholeOf } from './each-line.ts';

export const oddsCommand: Command = {
  name: 'odds',
  syntax: '[FILE]',
  does: 'Tells the exact odds of each line {"attack": 8, "defend": 5, "modifier": 0, "backfire": 2}; "ifs", "dice_bought" and "pips" may be added.',
  run: (args) => eachLine('odds', args, oddsAnswer),
};

const texts = (chances: Iterable<readonly [number, Fraction]>): Readonly<Record<string, string>> =>
  Object.fromEntries([...chances].map(([at, chance]) => [at, fractionText(chance)]));

/** The odds of a line as fractions in lowest terms. */
export function oddsAnswer(line: UnknownRecord): LineAnswer {
  const bought = wholeOf(line, 'dice_bought', 0, MOST_DICE) ?? 0;
  const own = wholeOf(line, 'attack', 0, MOST_DICE);
  const defend = wholeOf(line, 'defend', 0, MOST_DICE);
  const modifier = wholeOf({ modifier: 0, ...line }, 'modifier', -99, 99);
  const backfire = wholeOf(line, 'backfire', 0, 99);
  const pips = wholeOf({ pips: 0, ...line }, 'pips', 0, 19);
  if (own === undefined || own + bought > MOST_DICE) {
    return { wrong: `“attack” must be a whole number; no pool is larger than ${MOST_DICE}.` };
  }
  if (defend === undefined) {
    return { wrong: `“defend” must be a whole number from 0 to ${MOST_DICE}.` };
  }
  if (modifier === undefined) return { wrong: '“modifier” must be a whole number.' };
  if (backfire === undefined) return { wrong: '“backfire” must be a whole number from 0 on.' };
  if (pips === undefined) return { wrong: '“pips” must be a whole number from 0 to 19.' };
  const attack = own + bought;
  const odds = resolveOdds({ attack, defend, modifier, backfire, pips });
  const ifs = Array.isArray(line.ifs) ? line.ifs.filter(Number.isInteger) : [];
  return {
    result: {
      ...idEntry(line),
      attack,
      defend,
      checkNumber: odds.checkNumber,
      backfireValue: backfire,
      check: fractionText(odds.check),
      comparison: fractionText(odds.comparison),
      backfire: fractionText(odds.backfire),
      success: fractionText(odds.success),
      difference: texts(successes(odds)),
      expectedLosses: fractionText(odds.expectedLosses),
      ...(ifs.length > 0 && {
        exactly: texts(ifs.map((at: number) => [at, chanceOf(odds, at)])),
      }),
      ...(pips > 0 && { pipsSpent: texts(odds.pipsSpent.entries()) }),
    },
  };
}
