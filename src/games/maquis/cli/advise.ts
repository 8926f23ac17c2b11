import { commandWithOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { countFrom, required } from '#cli/values.ts';
import { advise as adviceFor, type MaquisAnalysis, playerView } from '../coach/index.ts';
import { records } from './records.ts';

/** As it has always been printed: others read it. */
const printed = ({ simulations, moves, value }: MaquisAnalysis) => ({
  simulations,
  moves: moves.map(({ move, simulations: visits, chances, standardError, share }) => ({
    ...{ move, visits },
    ...chances,
    ...{ standardError, share },
  })),
  value: value.chances,
});

export const advise = commandWithOptions({
  name: 'advise',
  syntax: '[FILE] --budget N --seed S',
  does: 'The coach’s ranking of the legal moves where a record ends, after some simulated games.',
  options: { budget: 'string', seed: 'string' },
  takesFile: true,
  async run({ file, values, command }) {
    const wanted = required(values.budget, {
      command,
      option: '--budget',
      example: '--budget 1000',
    });
    const budget = countFrom('--budget', wanted);
    const seed = required(values.seed, { command, option: '--seed', example: '--seed 1' });
    return records.eachRecord(file, ({ end }) =>
      print(printed(adviceFor(playerView(end), { budget, seed }))),
    );
  },
});
