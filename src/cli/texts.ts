import { createReadStream } from 'node:fs';
import { BadInput } from './options.ts';
import { streams } from './streams.ts';

/** A text that should be a record, and the line it begins on, counted from 1. */
interface Text {
  readonly line: number;
  readonly text: string;
}

/**
 * The texts in a file, or on standard input, as they come: each line that is not blank is one, and so
 * is an object spread over several lines, as people print it to read it:
 *
 *     {
 *       "format": "maquis-record",
 *       …
 *     }
 *
 * A line that begins at the margin within such an object is a text of its own, so that one object
 * without an end does not swallow what follows.
 */
export async function* textsIn(file: string | undefined): AsyncGenerator<Text> {
  let spread: Text | undefined;
  let line = 0;
  for await (const written of linesIn(file)) {
    line++;
    // Trimming also takes away a mark of the byte order.
    const text = written.trim();
    if (spread) {
      const goesOn = text === '' || /^[\s}]/.test(written);
      if (goesOn) spread = { line: spread.line, text: `${spread.text}\n${written}` };
      if (goesOn && !written.startsWith('}')) continue;
      yield spread;
      spread = undefined;
      if (goesOn) continue;
    }
    if (text === '{') spread = { line, text };
    else if (text !== '') yield { line, text };
  }
  if (spread) yield spread;
}

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
    yield* decoded(streams().input);
    return;
  }
  try {
    yield* decoded(createReadStream(file));
  } catch (error) {
    throw unreadable(file, error as NodeJS.ErrnoException);
  }
}

function unreadable(file: string, error: NodeJS.ErrnoException): Error {
  switch (error.code) {
    case 'ENOENT':
      return new BadInput(
        `There is no file “${file}”; name a file with a game record on each line.`,
      );
    case 'EISDIR':
      return new BadInput(`“${file}” is a folder; name a file with a game record on each line.`);
    case 'EACCES':
      return new BadInput(
        `The file “${file}” may not be read; change who may read it, or name another.`,
      );
    default:
      return error;
  }
}

/*
 * Text from a file or a pipe, in whatever Unicode it was written: shells of Windows write UTF-16, with a
 * mark of the byte order before it or without.
 */

/** The pieces of a text, decoded; a mark of the byte order is no part of them. */
export async function* decoded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let front: Uint8Array = new Uint8Array();
  for await (const piece of pieces) {
    if (decoder) {
      yield decoder.decode(piece, { stream: true });
      continue;
    }
    front = Buffer.concat([front, piece]);
    if (front.length < 2) continue;
    decoder = new TextDecoder(encodingOf(front));
    yield decoder.decode(front, { stream: true });
  }
  yield decoder ? decoder.decode() : new TextDecoder().decode(front);
}

/** By the mark of the byte order, or by where the first letter, which is of ASCII, has its empty byte. */
function encodingOf([first = 0, second = 0]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0)) return 'utf-16be';
  return 'utf-8';
}
