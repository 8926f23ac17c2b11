import { createReadStream } from 'node:fs';
import {
  type GameRecord,
  parseRecord,
  type RecordFault,
  type Replayed,
  replay,
} from '#maquis/engine/index.ts';
import { recordFaultText } from '#maquis/messages/record-faults.ts';
import * as m from '#messages';
import { BadInput } from './command.ts';
import { say } from './output.ts';

/** A line with a record on it, and what came of replaying it. */
export type Read = {
  /** Counted from 1, blank lines included. */
  readonly line: number;
} & (
  | { readonly record: GameRecord; readonly replayed: Replayed }
  | { readonly fault: RecordFault }
);

/** Replays the records in a file, or on standard input, one after the other as they come. */
export async function* recordsIn(file: string | undefined): AsyncGenerator<Read> {
  let line = 0;
  for await (const text of linesIn(file)) {
    line++;
    // Trimming also takes away a mark of the byte order.
    const trimmed = text.trim();
    if (trimmed !== '') yield { line, ...read(trimmed) };
  }
}

function read(text: string) {
  const parsed = parseRecord(text);
  if ('fault' in parsed) return parsed;
  const played = replay(parsed.record);
  return 'fault' in played ? played : { record: parsed.record, replayed: played.replayed };
}

/** Says where a record is refused and why. */
export function sayRefusal(
  file: string | undefined,
  { line, fault }: Read & { fault: RecordFault },
) {
  const reason = recordFaultText(fault);
  say(m.maquis_cli_refused({ where: nameOf(file), line, reason }));
}

export const nameOf = (file: string | undefined): string => file ?? m.maquis_cli_standard_input();

async function* linesIn(file: string | undefined): AsyncGenerator<string> {
  let held = '';
  for await (const piece of piecesOf(file)) {
    const [end, ...next] = piece.split('\n');
    held += end;
    for (const begun of next) {
      yield held;
      held = begun;
    }
  }
  yield held;
}

async function* piecesOf(file: string | undefined): AsyncGenerator<string> {
  if (file === undefined) {
    yield* process.stdin.setEncoding('utf8');
    return;
  }
  try {
    yield* createReadStream(file, 'utf8') as AsyncIterable<string>;
  } catch (error) {
    throw unreadable(file, error as NodeJS.ErrnoException);
  }
}

function unreadable(file: string, error: NodeJS.ErrnoException): Error {
  switch (error.code) {
    case 'ENOENT':
      return new BadInput(m.maquis_cli_file_missing({ file }));
    case 'EISDIR':
      return new BadInput(m.maquis_cli_file_is_folder({ file }));
    case 'EACCES':
      return new BadInput(m.maquis_cli_file_closed({ file }));
    default:
      return error;
  }
}
