import {
  evaluationOf,
  isCard,
  type MaquisAnalysis,
  type MaquisMove,
  meanOf,
  valueBy,
} from '../coach/analysis.ts';

/**
 * What several coaches think of one moment, as if it had been thought by one: every simulation counts
 * as much as every other. Where nothing was simulated they all think the same.
 *
 * @param parts at least one, all of the same moment
 */
export function mergedAnalysis(parts: readonly MaquisAnalysis[]): MaquisAnalysis {
  const [one, ...others] = parts;
  if (others.length === 0 || one.simulations === 0) return one;
  const simulations = parts.reduce((sum, part) => sum + part.simulations, 0);
  const merged = one.moves.map(({ move }) =>
    mergedMove(
      parts.flatMap(({ moves }) => moves.filter((other) => other.move === move)),
      simulations,
    ),
  );
  const cards = merged.filter(isCard).sort((a, b) => b.score - a.score);
  const choices = merged
    .filter((move) => !isCard(move))
    .sort((a, b) => b.simulations - a.simulations || b.score - a.score);
  if (cards.length === 0) return { simulations, moves: choices, value: valueBy(choices[0]) };
  const drawing = cards.reduce((sum, card) => sum + card.simulations, 0);
  const shot = choices.find((choice) => choice.simulations > drawing);
  return {
    simulations,
    moves: shot ? [...choices, ...cards] : [...cards, ...choices],
    value: shot ? valueBy(shot) : meanOf(cards),
  };
}

function mergedMove(told: readonly MaquisMove[], simulations: number): MaquisMove {
  const visits = told.reduce((sum, one) => sum + one.simulations, 0);
  const mean = (value: (one: MaquisMove) => number): number =>
    told.reduce((sum, one) => sum + value(one) * one.simulations, 0) / Math.max(1, visits);
  const win = mean(({ chances }) => chances.win);
  const draw = mean(({ chances }) => chances.draw);
  // The square of each standard error, times its simulations, is the spread of what it saw.
  const squares = mean((one) => one.standardError ** 2 * one.simulations + one.chances.win ** 2);
  return {
    move: told[0].move,
    simulations: visits,
    ...evaluationOf(
      { win, draw, loss: Math.max(0, 1 - win - draw) },
      Math.sqrt(Math.max(0, squares - win ** 2) / Math.max(1, visits)),
    ),
    share: visits / simulations,
  };
}
