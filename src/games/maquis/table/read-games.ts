import { checkRecord, type RecordFault } from '../engine/index.ts';
import type { Keepers, TableGame } from './game.ts';
import { gameOf } from './record-of-game.ts';

/** A file with more faults than this is not read to its end: it is something else. */
export const MOST_FAULTS = 100;

/** What in a file is no game, and why. Entries count from 1: records of an array, or lines. */
export interface EntryFault {
  readonly entry: number;
  readonly fault: RecordFault;
}

export interface GamesRead {
  readonly games: readonly TableGame[];
  readonly faults: readonly EntryFault[];
}

/**
 * Reads games from the text of a file: one record, a JSON array of them, or a record a line. Good
 * ones come in whatever stands beside them. Further cards of a record without a seed are drawn from
 * what `nextSeed` gives.
 */
export function readGames(text: string, keepers: Keepers, nextSeed: () => string): GamesRead {
  const games: TableGame[] = [];
  const faults: EntryFault[] = [];
  for (const { entry, value } of entriesIn(text)) {
    if (faults.length === MOST_FAULTS) break;
    const checked = value === undefined ? NOT_JSON : checkRecord(value);
    const told = 'fault' in checked ? checked : gameOf(checked.record, keepers, nextSeed());
    if ('fault' in told) faults.push({ entry, fault: told.fault });
    else games.push(told.game);
  }
  return { games, faults };
}

const NOT_JSON = { fault: { code: 'not-json' } } as const;

interface Entry {
  readonly entry: number;
  /** Undefined where it is not JSON. */
  readonly value: unknown;
}

function* entriesIn(text: string): Generator<Entry> {
  const whole = parsed(text);
  if (whole !== undefined) {
    const values = Array.isArray(whole) && whole.length > 0 ? whole : [whole];
    yield* values.map((value, n) => ({ entry: n + 1, value }));
    return;
  }
  if (HAS_OBJECT_LINES.test(text)) yield* linesIn(text);
  else yield { entry: 1, value: undefined };
}

/** A text without these is not a file of lines with many faults: it is not JSON. */
const HAS_OBJECT_LINES = /^[ \t]*\{.*\}[ \t\r]*$/m;

/** The lines that are not blank; one at a time, as a large file has many. */
function* linesIn(text: string): Generator<Entry> {
  let entry = 0;
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end);
    at += line.length + 1;
    entry++;
    if (line.trim() !== '') yield { entry, value: parsed(line) };
  }
}

/** The value that a text tells; undefined, which no JSON tells, where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
