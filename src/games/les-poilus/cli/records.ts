import { BadInput } from '#cli/command.ts';
import { say } from '#cli/output.ts';
import { textsIn } from '#cli/texts.ts';
import {
  type GameRecord,
  type Position,
  parseRecord,
  type RecordFault,
  type Replayed,
  replay,
} from '../engine/index.ts';
import { recordFaultText } from './record-faults.ts';

interface At {
  /** Where it begins, counted from 1. */
  readonly line: number;
}

/** A record that can be replayed, and the position it ends in. */
interface Sound extends At {
  readonly record: GameRecord;
  readonly replayed: Replayed;
  readonly end: Position;
}

interface Refused extends At {
  readonly fault: RecordFault;
}

/** A record, and what came of replaying it. */
export type Read = Sound | Refused;

/** Replays the records in a file, or on standard input, one after the other as they come. */
export async function* recordsIn(file: string | undefined): AsyncGenerator<Read> {
  for await (const { line, text } of textsIn(file)) yield { line, ...read(text) };
}

function read(text: string) {
  const parsed = parseRecord(text);
  if ('fault' in parsed) return parsed;
  const played = replay(parsed.record);
  if ('fault' in played) return played;
  const { positions } = played.replayed;
  const end = positions[positions.length - 1];
  return { record: parsed.record, replayed: played.replayed, end };
}

/**
 * Goes through the sound records in a file, or on standard input, and says where others are refused.
 *
 * @returns whether none was refused
 * @throws {BadInput} where there is no record at all
 */
export async function eachRecord(
  file: string | undefined,
  work: (record: Sound) => void | Promise<void>,
): Promise<boolean> {
  let records = 0;
  let refused = 0;
  for await (const read of recordsIn(file)) {
    records++;
    if ('fault' in read) {
      refused++;
      sayRefusal(file, read);
    } else await work(read);
  }
  if (records === 0) throw noRecord(file);
  return refused === 0;
}

/** Says where a record is refused and why. */
export function sayRefusal(file: string | undefined, { line, fault }: Refused): void {
  say(refusalText(file, { line, fault }));
}

export const refusalText = (file: string | undefined, { line, fault }: Refused): string =>
  `${nameOf(file)}, line ${line}: ${recordFaultText(fault)}`;

export const noRecord = (file: string | undefined): BadInput =>
  new BadInput(`In ${nameOf(file)} there is no game record; give one, on a line of its own.`);

export const nameOf = (file: string | undefined): string => file ?? 'standard input';
