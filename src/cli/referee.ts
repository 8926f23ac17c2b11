import { type Command, readOptions } from './options.ts';
import { print } from './output.ts';
import {
  noRecord,
  type PositionOf,
  type RecordRead,
  type Records,
  type ReplayResult,
} from './records.ts';

/** How a game tells what came of a record. */
export interface Verdicts<Record, Fault, Told extends ReplayResult> {
  readonly records: Records<Record, Fault, Told>;
  readonly faultText: (fault: Fault) => string;
  /** The rule that a refused move, or a wrong set-up, breaks. */
  readonly ruleOf: (fault: Fault) => string | null | undefined;
  readonly snapshot: (position: PositionOf<Told>) => object;
  readonly legalMoves: (position: PositionOf<Told>) => readonly string[];
  /** The record as the game's `play` writes it. */
  readonly written: (record: Record, replayed: Told) => object;
  /** What else is said of a sound record, such as how many corrections it has. */
  readonly besides?: (record: Record) => object;
  /** Whether lists of legal moves stand beside the verdict, and not in the record. */
  readonly legalBesideVerdict?: boolean;
  /** Whether it is in order that there is no record at all. */
  readonly noneIsFine?: boolean;
}

interface Wanted {
  readonly states?: true;
  readonly legal?: true;
}

/** The command that replays records. */
export function refereeOf<Record, Fault extends object, Told extends ReplayResult>(
  verdicts: Verdicts<Record, Fault, Told>,
): Command {
  const { records, noneIsFine = false } = verdicts;
  return {
    name: 'referee',
    syntax: '[FILE] [--states] [--legal]',
    summary:
      'Replays records and says of each whether it is sound, or what is wrong at which move.',
    async run(args) {
      const { file, values } = readOptions(args, {
        command: 'referee',
        options: { states: 'boolean', legal: 'boolean' },
        takesFile: true,
      });
      let count = 0;
      let refused = 0;
      for await (const read of records.recordsIn(file)) {
        count++;
        if ('fault' in read) {
          refused++;
          records.sayRefusal(file, read);
        }
        await print(verdictOn(read, values, verdicts));
      }
      if (count === 0 && !noneIsFine) throw noRecord(file);
      return refused === 0;
    },
  };
}

/** What is said of a record: what is wrong with it, or that it is sound, or all that was asked for. */
function verdictOn<Record, Fault extends object, Told extends ReplayResult>(
  read: RecordRead<Record, Fault, Told>,
  { states, legal }: Wanted,
  verdicts: Verdicts<Record, Fault, Told>,
): object {
  const { line } = read;
  if ('fault' in read) {
    const { fault } = read;
    return {
      line,
      ok: false,
      ...('move' in fault ? { move: fault.move } : {}),
      reason: verdicts.faultText(fault),
      rule: verdicts.ruleOf(fault),
    };
  }
  const { positions, moves } = read.replayed;
  const wantsRecord = states || (legal && !verdicts.legalBesideVerdict);
  return {
    ...(wantsRecord
      ? verdicts.written(read.record, read.replayed)
      : { line, ok: true, moves: moves.length, ...verdicts.besides?.(read.record) }),
    ...(states ? { states: positions.map((position) => verdicts.snapshot(position)) } : {}),
    ...(legal ? { legal: positions.map((position) => verdicts.legalMoves(position)) } : {}),
  };
}
