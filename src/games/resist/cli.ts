import { benchOf } from '#cli/bench.ts';
import { gameCommands } from '#cli/game-commands.ts';
import type { Command } from '#cli/options.ts';
import { resistAdvise, resistOddsCommand } from './cli/advise.ts';
import { resistHabits } from './cli/habits.ts';
import { mine } from './cli/mine.ts';
import { resistPlay } from './cli/play.ts';
import { resistVerdicts } from './cli/record-faults.ts';
import { resistStrength } from './cli/strength.ts';
import { people, resistTrain } from './cli/train.ts';
import { newGame } from './engine/index.ts';
import { resistEngine } from './engine/rules.ts';

const resistBench = benchOf({
  engine: resistEngine,
  games: 500,
  startOf: (n) => newGame({ split: 'random', reading: 'strict', seed: `bench ${n}` }),
  summary: 'Measures games and moves a second.',
});

/** The commands of RESIST!, in the order of its usage. */
export const commands: readonly Command[] = [
  ...gameCommands({
    engine: resistEngine,
    verdicts: resistVerdicts,
    play: resistPlay,
    odds: resistOddsCommand,
  }),
  resistAdvise,
  resistBench,
  resistStrength,
  resistHabits,
  mine,
  people,
  resistTrain,
];
