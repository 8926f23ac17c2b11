import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { legalMoves, makeRecord, moveText, snapshotOf } from '#maquis/engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from '#maquis/words/record-faults.ts';
import { type Read, recordsIn, sayRefusal } from './records.ts';

export const referee: Command = {
  name: 'referee',
  syntax: '[FILE] [--states] [--legal]',
  does: 'Replays records and says of each whether it is sound, or what is wrong at which move.',
  async run(args) {
    const { file, values } = readOptions(args, {
      command: 'referee',
      options: { states: 'boolean', legal: 'boolean' },
      takesFile: true,
    });
    let refused = 0;
    for await (const read of recordsIn(file)) {
      if ('fault' in read) {
        refused++;
        sayRefusal(file, read);
      }
      await print(verdict(read, values));
    }
    return refused === 0;
  },
};

interface Wanted {
  readonly states?: true;
  readonly legal?: true;
}

/** What is said of a record: what is wrong with it, or that it is sound, or all that was asked for. */
function verdict(read: Read, { states, legal }: Wanted): object {
  const { line } = read;
  if ('fault' in read) {
    const { fault } = read;
    return {
      line,
      ok: false,
      ...('move' in fault ? { move: fault.move } : {}),
      reason: recordFaultText(fault),
      rule: ruleOfRecordFault(fault),
    };
  }
  const { record, replayed } = read;
  const { positions, moves, outcome } = replayed;
  const told = states
    ? { ...makeRecord(record, moves, outcome), states: positions.map(snapshotOf) }
    : { line, ok: true, moves: moves.length };
  return legal
    ? { ...told, legal: positions.map((position) => legalMoves(position).map(moveText)) }
    : told;
}
