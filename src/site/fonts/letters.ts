import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Where words are written down, and in what files. */
const FOLDERS = ['content', 'src'];
const FILES = new Set(['.astro', '.css', '.js', '.json', '.md', '.mdx', '.ts', '.tsx', '.yml']);
/** Made out of the others. */
const MADE = /(^|\/)(compiled|apart|cache)\//;

/** What any name or number of a visitor's may take. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCharCode(0x20 + n));
const NAMED: Readonly<Record<string, string>> = { '&nbsp;': '\u00a0' };

/** Every letter that stands anywhere in the sources, and so every letter that a page can say. */
export async function lettersOfSources(root: string): Promise<string> {
  const letters = new Set([...ASCII, ...Object.values(NAMED)]);
  for (const folder of FOLDERS) {
    for (const path of await readdir(join(root, folder), { recursive: true })) {
      if (!FILES.has(extname(path)) || MADE.test(path)) continue;
      const text = await readFile(join(root, folder, path), 'utf8');
      for (const letter of text) letters.add(letter);
      for (const [, code = ''] of text.matchAll(/\\u([0-9a-f]{4})/gi)) {
        letters.add(String.fromCharCode(Number.parseInt(code, 16)));
      }
    }
  }
  return [...letters].toSorted().join('');
}
