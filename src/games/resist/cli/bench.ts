import { benchOf } from '#cli/bench.ts';
import { resistEngine } from '../engine/engine.ts';
import { newGame } from '../engine/index.ts';

export const resistBench = benchOf({
  engine: resistEngine,
  games: 500,
  startOf: (n) => newGame({ split: 'random', reading: 'strict', seed: `bench ${n}` }),
  does: 'Measures games and moves a second.',
});
