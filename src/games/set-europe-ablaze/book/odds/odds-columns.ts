import { chanceOf, resolveOdds } from '#games/set-europe-ablaze/odds/index.ts';
import { type Fraction, fractionNumber } from '#shared/chance/fraction.ts';

/** The rows of the table, in the order of the tests. */
export const OUTCOMES = ['check', 'comparison', 'backfire', 'success', 'exactly'] as const;
type OutcomeColumn = (typeof OUTCOMES)[number];

/** What a reader asks: dice and what is to be beaten, points for after the roll, and one difference. */
export interface OddsQuery {
  readonly attack: number;
  readonly defend: number;
  readonly modifier: number;
  readonly backfire: number;
  readonly pips: number;
  readonly difference: number;
}

const shown = (chance: Fraction): string => (100 * fractionNumber(chance)).toFixed(2);

/** The odds in percent, for the dice as asked, for one more, and for one less where there is one. */
export function oddsColumns({
  attack,
  difference,
  ...rest
}: OddsQuery): readonly (Readonly<Record<OutcomeColumn, string>> | undefined)[] {
  return [attack, attack + 1, attack - 1].map((dice) => {
    if (dice < 0) return undefined;
    const odds = resolveOdds({ attack: dice, ...rest });
    return {
      check: shown(odds.check),
      comparison: shown(odds.comparison),
      backfire: shown(odds.backfire),
      success: shown(odds.success),
      exactly: shown(chanceOf(odds, difference)),
    };
  });
}
