import { strangersJson } from '#shared/strangers-json.ts';
import { checkRecord, type RecordFault } from '../engine/index.ts';
import type { Keepers, TableGame } from './game.ts';
import { gameOf } from './record-of-game.ts';

/** A file with more faults than this is not read to its end: it is something else. */
export const MOST_FAULTS = 100;
/** Nor is a file with more entries, blank lines among them. */
const MOST_ENTRIES = 10_000;

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
  const read = [...gamesIn(text, keepers, nextSeed)];
  return {
    games: read.flatMap((one) => ('game' in one ? [one.game] : [])),
    faults: read.flatMap((one) => ('fault' in one ? [one] : [])),
  };
}

/** What {@link readGames} reads, one at a time: whoever asks can rest between them. */
export function* gamesIn(
  text: string,
  keepers: Keepers,
  nextSeed: () => string,
): Generator<{ readonly game: TableGame } | EntryFault, void> {
  let faults = 0;
  for (const { entry, value } of entriesIn(text)) {
    const checked = value === undefined ? NOT_JSON : checkRecord(value);
    const told = 'fault' in checked ? checked : gameOf(checked.record, keepers, nextSeed());
    yield 'fault' in told ? { entry, fault: told.fault } : told;
    if ('fault' in told && ++faults === MOST_FAULTS) return;
  }
}

const NOT_JSON = { fault: { code: 'not-json' } } as const;

interface Entry {
  readonly entry: number;
  /** Undefined where it is not JSON. */
  readonly value: unknown;
}

function* entriesIn(text: string): Generator<Entry, void> {
  const whole = strangersJson(text);
  if (Array.isArray(whole) && whole.length > 0) {
    for (const [n, value] of whole.entries()) yield { entry: n + 1, value };
  } else if (whole === undefined && hasObjectLines(text)) yield* linesIn(text);
  else yield { entry: 1, value: whole };
}

/** A text without these is not a file of lines with many faults: it is not JSON. */
function hasObjectLines(text: string): boolean {
  for (const { line } of linesOf(text)) if (line.startsWith('{') && line.endsWith('}')) return true;
  return false;
}

function* linesIn(text: string): Generator<Entry, void> {
  for (const { entry, line } of linesOf(text)) {
    if (line !== '') yield { entry, value: strangersJson(line) };
  }
}

/** The lines without the blanks around them; one at a time, as a large file has many. */
function* linesOf(text: string): Generator<{ readonly entry: number; readonly line: string }> {
  let at = 0;
  for (let entry = 1; entry <= MOST_ENTRIES && at < text.length; entry++) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end);
    at += line.length + 1;
    yield { entry, line: line.trim() };
  }
  // What comes after is not read, so it cannot be called a game.
  if (at < text.length) yield { entry: MOST_ENTRIES + 1, line: '?' };
}
