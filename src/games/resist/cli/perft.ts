import { BadInput, type Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { countFrom, required } from '#cli/values.ts';
import { perft as countSequences, type Position } from '../engine/index.ts';
import { records } from './records.ts';

export const perft: Command = {
  name: 'perft',
  syntax: '--depth N --record FILE',
  does: 'Counts the sequences of moves of each length from the position that a record ends in.',
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
    const position = await lastPositionIn(file);
    for (let depth = 1; depth <= most; depth++) {
      await print({ depth, nodes: countSequences(position, depth) });
    }
    return true;
  },
};

/** The position that the only record in a file ends in. */
async function lastPositionIn(file: string): Promise<Position> {
  const [{ end }, second] = await records.endsIn(file);
  if (!second) return end;
  throw new BadInput(
    `In ${file} a second record begins on line ${second.line}; perft counts from one record.`,
  );
}
