import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { legalMoves, moveText } from '#maquis/engine/index.ts';
import * as m from '#messages';
import { eachRecord } from './records.ts';

export const legal: Command = {
  name: 'legal',
  syntax: '[FILE]',
  does: m.maquis_cli_does_legal,
  async run(args) {
    const { file } = readOptions(args, { command: 'legal', options: {}, takesFile: true });
    return eachRecord(file, ({ end }) => print(legalMoves(end).map(moveText)));
  },
};
