import { advise as adviceFor, sightOf } from '#maquis/coach/index.ts';
import * as m from '#messages';
import { BadInput, type Command } from './command.ts';
import { readOptions } from './options.ts';
import { print } from './output.ts';
import { nameOf, recordsIn, sayRefusal } from './records.ts';
import { countFrom, required } from './values.ts';

export const advise: Command = {
  name: 'advise',
  syntax: '[FILE] --budget N --seed S',
  does: m.maquis_cli_does_advise,
  async run(args) {
    const command = 'advise';
    const { file, values } = readOptions(args, {
      command,
      options: { budget: 'string', seed: 'string' },
      takesFile: true,
    });
    const wanted = required(values.budget, {
      command,
      option: '--budget',
      example: '--budget 1000',
    });
    const budget = countFrom('--budget', wanted);
    const seed = required(values.seed, { command, option: '--seed', example: '--seed 1' });
    let records = 0;
    let refused = 0;
    for await (const read of recordsIn(file)) {
      records++;
      if ('fault' in read) {
        refused++;
        sayRefusal(file, read);
      } else {
        const position = read.replayed.positions[read.replayed.moves.length];
        await print(adviceFor(sightOf(position), { budget, seed }));
      }
    }
    if (records === 0) throw new BadInput(m.maquis_cli_no_record({ where: nameOf(file) }));
    return refused === 0;
  },
};
