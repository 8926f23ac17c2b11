import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';

/*
 * A file of games from anywhere: one record, a JSON array of them, or a record a line.
 */

/** A file with more faults than this is not read to its end: it is something else. */
const MAX_FAULTS = 100;
/** Nor is a file with more entries, blank lines among them. */
const MOST_ENTRIES = 10_000;

/** What in a file is no game, and why. Entries count from 1: records of an array, or lines. */
interface ImportFault<Fault> {
  readonly entry: number;
  readonly fault: Fault;
}

/**
 * What a file tells, one game at a time: whoever asks can rest between them. Good ones come in
 * whatever stands beside them.
 *
 * @param gameOf reads one record; it is given undefined, which no JSON tells, where there is none
 */
export function* readSaveFile<Game, Fault>(
  text: string,
  gameOf: (value: unknown) => { readonly game: Game } | { readonly fault: Fault },
): Generator<{ readonly game: Game } | ImportFault<Fault>, void> {
  let faults = 0;
  for (const { entry, value } of entriesIn(text)) {
    const told = gameOf(value);
    yield 'fault' in told ? { entry, fault: told.fault } : told;
    if ('fault' in told && ++faults === MAX_FAULTS) return;
  }
}

interface Entry {
  readonly entry: number;
  /** Undefined where it is not JSON. */
  readonly value: unknown;
}

function* entriesIn(text: string): Generator<Entry, void> {
  const whole = parseUntrustedJson(text);
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
    if (line !== '') yield { entry, value: parseUntrustedJson(line) };
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
