import {
  evaluationOf,
  type MaquisAnalysis,
  type MaquisMove,
  type ResultChances,
} from '#games/maquis/coach/analysis.ts';

type Told = Pick<MaquisMove, 'move'> &
  Pick<ResultChances, 'win'> &
  Partial<Pick<ResultChances, 'draw'> & Pick<MaquisMove, 'simulations' | 'standardError'>>;

/** An analysis as a coach could have made it, with the numbers a test needs. */
export function analysed(told: readonly Told[], simulations = 100): MaquisAnalysis {
  const moves = told.map(
    ({
      move,
      win,
      draw = 0,
      simulations: own = simulations / told.length,
      standardError = 0,
    }): MaquisMove => ({
      move,
      simulations: own,
      ...evaluationOf({ win, draw, loss: 1 - win - draw }, standardError),
      share: own / simulations,
    }),
  );
  const [{ chances, standardError }] = moves;
  return { simulations, moves, value: evaluationOf(chances, standardError) };
}
