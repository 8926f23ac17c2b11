import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { legalMoves, moveText } from '../engine/index.ts';
import { eachRecord } from './records.ts';

export const legal: Command = {
  name: 'legal',
  syntax: '[FILE]',
  does: 'Lists the legal moves in the position that each record ends in.',
  async run(args) {
    const { file } = readOptions(args, { command: 'legal', options: {}, takesFile: true });
    return eachRecord(file, ({ end }) => print(legalMoves(end).map(moveText)));
  },
};
