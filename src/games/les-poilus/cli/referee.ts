import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { legalMoves, makeRecord, moveText, snapshotOf } from '../engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from './record-faults.ts';
import { noRecord, type Read, recordsIn, sayRefusal } from './records.ts';

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
    let records = 0;
    let refused = 0;
    for await (const read of recordsIn(file)) {
      records++;
      if ('fault' in read) {
        refused++;
        sayRefusal(file, read);
      }
      await print(verdict(read, values));
    }
    if (records === 0) throw noRecord(file);
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
  if (!states && !legal) return { line, ok: true, moves: moves.length };
  return {
    ...makeRecord(record, moves, outcome),
    ...(states ? { states: positions.map(snapshotOf) } : {}),
    ...(legal ? { legal: positions.map((position) => legalMoves(position).map(moveText)) } : {}),
  };
}
