import type { Advice, Estimate, MoveAdvice } from '../coach/index.ts';
import { utilityOf } from '../coach/utility.ts';
import { isDraw } from './stepping.ts';

export const isCard = ({ move }: MoveAdvice): boolean => isDraw(move);

/**
 * What several coaches think of one moment, as if it had been thought by one: every simulation counts
 * as much as every other. Where nothing was simulated they all think the same.
 *
 * @param advices at least one, all of the same moment
 */
export function mergedAdvice(advices: readonly Advice[]): Advice {
  const [one, ...others] = advices;
  if (others.length === 0 || one.simulations === 0) return one;
  const simulations = advices.reduce((sum, advice) => sum + advice.simulations, 0);
  const merged = one.moves.map(({ move }) =>
    mergedMove(
      advices.flatMap(({ moves }) => moves.filter((other) => other.move === move)),
      simulations,
    ),
  );
  const cards = merged.filter(isCard).sort((a, b) => utilityOf(b) - utilityOf(a));
  const choices = merged
    .filter((move) => !isCard(move))
    .sort((a, b) => b.visits - a.visits || utilityOf(b) - utilityOf(a));
  if (cards.length === 0) {
    const [{ win, draw, loss }] = choices;
    return { simulations, moves: choices, value: { win, draw, loss } };
  }
  const drawing = cards.reduce((sum, { visits }) => sum + visits, 0);
  const shot = choices.find(({ visits }) => visits > drawing);
  const value = shot ?? meanOf(cards);
  return {
    simulations,
    moves: shot ? [...choices, ...cards] : [...cards, ...choices],
    value: { win: value.win, draw: value.draw, loss: value.loss },
  };
}

function mergedMove(told: readonly MoveAdvice[], simulations: number): MoveAdvice {
  const visits = told.reduce((sum, one) => sum + one.visits, 0);
  const mean = (value: (one: MoveAdvice) => number): number =>
    told.reduce((sum, one) => sum + value(one) * one.visits, 0) / Math.max(1, visits);
  const win = mean((one) => one.win);
  const draw = mean((one) => one.draw);
  // The square of each standard error, times its visits, is the spread of what it saw.
  const squares = mean((one) => one.standardError ** 2 * one.visits + one.win ** 2);
  return {
    move: told[0].move,
    visits,
    win,
    draw,
    loss: Math.max(0, 1 - win - draw),
    standardError: Math.sqrt(Math.max(0, squares - win ** 2) / Math.max(1, visits)),
    share: visits / simulations,
  };
}

/** The chances before a card, each being as likely as every other. */
export function meanOf(cards: readonly Estimate[]): Estimate {
  const mean = (kind: keyof Estimate): number =>
    cards.reduce((sum, card) => sum + card[kind], 0) / cards.length;
  return { win: mean('win'), draw: mean('draw'), loss: mean('loss') };
}
