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
