import {
  type GameRecord,
  parseRecord,
  type RecordFault,
  type Replayed,
  replay,
} from '#maquis/engine/index.ts';
import { recordFaultText } from '#maquis/messages/record-faults.ts';
import * as m from '#messages';
import { say } from './output.ts';
import { textsIn } from './texts.ts';

/** A record, and what came of replaying it. */
export type Read = {
  /** Where it begins, counted from 1. */
  readonly line: number;
} & (
  | { readonly record: GameRecord; readonly replayed: Replayed }
  | { readonly fault: RecordFault }
);

/** Replays the records in a file, or on standard input, one after the other as they come. */
export async function* recordsIn(file: string | undefined): AsyncGenerator<Read> {
  for await (const { line, text } of textsIn(file)) yield { line, ...read(text) };
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
