import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { countFrom, required } from '#cli/values.ts';
import { perft as countSequences } from '../engine/index.ts';
import { records } from './records.ts';

export const perft: Command = {
  name: 'perft',
  syntax: '--depth N --record FILE',
  does: 'Counts the sequences of moves of each length from where a record ends.',
  async run(args) {
    const command = 'perft';
    const { values } = readOptions(args, {
      command,
      options: { depth: 'string', record: 'string' },
    });
    const wanted = required(values.depth, { command, option: '--depth', example: '--depth 5' });
    const most = countFrom('--depth', wanted);
    const file = required(values.record, {
      command,
      option: '--record',
      example: '--record game.json',
    });
    const ends = await records.endsIn(file);
    for (const { line, end } of ends) {
      for (let depth = 1; depth <= most; depth++) {
        const counted = { depth, nodes: countSequences(end, depth) };
        await print(ends.length > 1 ? { line, ...counted } : counted);
      }
    }
    return true;
  },
};
