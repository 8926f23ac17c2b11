import type { Command } from './command.ts';
import { readOptions } from './options.ts';
import { print } from './output.ts';
import type { PositionOf, Records, Replayed } from './records.ts';

/** The command that lists what can be done where a record ends. */
export const legalOf = <Record, Fault, Told extends Replayed>(
  { eachRecord }: Records<Record, Fault, Told>,
  legalMoves: (position: PositionOf<Told>) => readonly string[],
  does = 'Lists the legal moves in the position that each record ends in.',
): Command => ({
  name: 'legal',
  syntax: '[FILE]',
  does,
  async run(args) {
    const { file } = readOptions(args, { command: 'legal', options: {}, takesFile: true });
    return eachRecord(file, ({ end }) => print(legalMoves(end)));
  },
});
