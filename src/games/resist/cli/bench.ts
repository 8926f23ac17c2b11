import { benchOf } from '#cli/bench.ts';
import { engine } from '../engine/engine.ts';
import { newGame } from '../engine/index.ts';

export const bench = benchOf({
  engine,
  games: 500,
  startOf: (n) => newGame({ split: 'random', reading: 'strict', seed: `bench ${n}` }),
  does: 'Measures games and moves a second.',
});
