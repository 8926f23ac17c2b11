import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { BadInput } from '#cli/command.ts';

/**
 * All of a file, or of standard input.
 *
 * @throws {BadInput} where it cannot be read
 */
export async function wholeFile(file: string | undefined): Promise<string> {
  if (file === undefined) return text(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new BadInput(`“${file}” cannot be read; name a file, or send one to standard input.`);
  }
}
