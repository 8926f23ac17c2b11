import { legalMoves, moveText } from '#maquis/engine/index.ts';
import * as m from '#messages';
import { BadInput, type Command } from './command.ts';
import { readOptions } from './options.ts';
import { print } from './output.ts';
import { nameOf, recordsIn, sayRefusal } from './records.ts';

export const legal: Command = {
  name: 'legal',
  syntax: '[FILE]',
  does: m.maquis_cli_does_legal,
  async run(args) {
    const { file } = readOptions(args, { command: 'legal', options: {}, takesFile: true });
    let records = 0;
    let refused = 0;
    for await (const read of recordsIn(file)) {
      records++;
      if ('fault' in read) {
        refused++;
        sayRefusal(file, read);
      } else {
        await print(legalMoves(read.replayed.positions[read.replayed.moves.length]).map(moveText));
      }
    }
    if (records === 0) throw new BadInput(m.maquis_cli_no_record({ where: nameOf(file) }));
    return refused === 0;
  },
};
