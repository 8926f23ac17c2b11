import type { Advice, MoveAdvice } from '#games/maquis/coach/index.ts';

/** Advice as a coach could have given it, with the numbers a test needs. */
export function advised(
  moves: readonly (Pick<MoveAdvice, 'move' | 'win'> & Partial<MoveAdvice>)[],
  simulations = 100,
): Advice {
  const told = moves.map(
    ({
      move,
      win,
      draw = 0,
      visits = simulations / moves.length,
      standardError = 0,
    }): MoveAdvice => ({
      move,
      visits,
      win,
      draw,
      loss: 1 - win - draw,
      standardError,
      share: visits / simulations,
    }),
  );
  const [{ win, draw, loss }] = told;
  return { simulations, moves: told, value: { win, draw, loss } };
}
