import { createReadStream } from 'node:fs';
import { decoded } from '#cli/decoded.ts';
import { BadInput } from '#cli/options.ts';

/**
 * All of a file, or of standard input.
 *
 * @throws {BadInput} where it cannot be read
 */
export async function wholeFile(file: string | undefined): Promise<string> {
  if (file === undefined) return textOf(process.stdin);
  try {
    return await textOf(createReadStream(file));
  } catch {
    throw new BadInput(`“${file}” cannot be read; name a file, or send one to standard input.`);
  }
}

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of decoded(pieces)) text += piece;
  return text;
}
