import type { Odds } from '#cli/odds.ts';
import type { Declared } from '#cli/options.ts';
import { type Fraction, fractionText } from '#shared/chance/fraction.ts';
import type { GameRecord, Position, Replayed } from '../engine/index.ts';
import { resistOdds } from '../odds/index.ts';

export const resistOddsCommand = {
  does: 'Tells the exact odds in the position that each record ends in.',
  options: {},
  lines: (end) => [oddsLine(end)],
} satisfies Odds<Declared, GameRecord, Replayed>;

/** All odds of a position, as fractions in lowest terms. */
export function oddsLine(position: Position) {
  const { allSpies, civilians, reveal } = resistOdds(position);
  const types = (chances: object): object =>
    Object.fromEntries(
      Object.entries(chances).map(([type, chance]: [string, Fraction]) => [
        type,
        fractionText(chance),
      ]),
    );
  return {
    ...(allSpies ? { allSpies: fractionText(allSpies) } : {}),
    civilians: civilians.map(fractionText),
    reveal: Object.fromEntries([...reveal].map(([number, chances]) => [number, types(chances)])),
  };
}
