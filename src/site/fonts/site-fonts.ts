import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

/*
 * The fonts that pages load, cut down to what they use: the letters that stand anywhere in the
 * sources, the weights that fonts.css asks for, and the forms of letters that browsers or styles put
 * in. They go into `compiled/`, beside this file, under the names they have in their packages.
 *
 *     fonts.css   font-weight: 400 700;  src: url("../../fonts/compiled/NAME.woff2")
 *                              ↓                                     ↓
 *     NAME.woff2 of @fontsource, 200 900, 230 letters  →  400 700, 110 letters: half the bytes
 */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COMPILED = fileURLToPath(new URL('compiled/', import.meta.url));
const SHEET = fileURLToPath(new URL('../layout/style/fonts.css', import.meta.url));

/**
 * OpenType features: those that browsers always apply, and `tnum`, which is `tabular-nums` in CSS. The
 * forms of all others (small capitals, old figures, fractions) would be an eighth of the bytes.
 */
const FEATURES = [
  ...['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'],
  'tnum',
];

/** One `@font-face` of fonts.css: the file, and its weights where it has more than one. */
interface Face {
  readonly file: string;
  readonly weights?: { readonly min: number; readonly max: number };
}

/** The faces that a style asks for. */
function facesIn(sheet: string): readonly Face[] {
  return [...sheet.matchAll(/@font-face \{[^}]+\}/g)].map(([face]) => {
    const [, file] = face.match(/url\("\.\.\/\.\.\/fonts\/compiled\/([^"]+)"\)/) ?? [];
    const [, min, max] = face.match(/font-weight: (\d+)(?: (\d+))?;/) ?? [];
    if (!file || !min) throw new Error(`fonts.css: no file or no weight in ${face}`);
    return max ? { file, weights: { min: Number(min), max: Number(max) } } : { file };
  });
}

/** The file in its package. */
async function original(file: string): Promise<Buffer> {
  for (const scope of ['@fontsource', '@fontsource-variable']) {
    const folder = join(ROOT, 'node_modules', scope);
    for (const name of existsSync(folder) ? await readdir(folder) : []) {
      const found = join(folder, name, 'files', file);
      if (existsSync(found)) return readFile(found);
    }
  }
  throw new Error(`fonts.css: no package has ${file}`);
}

async function cutDown({ file, weights }: Face, letters: string): Promise<Buffer> {
  const variationAxes = weights && { wght: { ...weights, default: weights.min } };
  return subsetFont(await original(file), letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(variationAxes ? { variationAxes } : {}),
  });
}

/** Makes the fonts, unless they are made already from the same letters, weights and features. */
async function makeFonts(): Promise<void> {
  const sheet = await readFile(SHEET, 'utf8');
  const letters = await lettersOfSources(ROOT);
  const key = createHash('sha256')
    .update(letters)
    .update(sheet)
    .update(FEATURES.join())
    .digest('hex');
  const keyFile = join(COMPILED, 'made-from.txt');
  if (existsSync(keyFile) && (await readFile(keyFile, 'utf8')) === key) return;
  await mkdir(COMPILED, { recursive: true });
  for (const face of facesIn(sheet)) {
    await writeFile(join(COMPILED, face.file), await cutDown(face, letters));
  }
  await writeFile(keyFile, key);
}

/** Makes the fonts before anything asks for them. */
export default function siteFonts(): AstroIntegration {
  return { name: 'site-fonts', hooks: { 'astro:config:setup': makeFonts } };
}

/** Where words are written down, and in what files. */
const FOLDERS = ['content', 'src'];
const FILES = new Set(['.astro', '.css', '.js', '.json', '.md', '.mdx', '.ts', '.tsx', '.yml']);
/** Made out of the others. */
const MADE = /(^|\/)(compiled|apart|cache)\//;

/** What any name or number of a visitor's may take. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCharCode(0x20 + n));
const NAMED: Readonly<Record<string, string>> = { '&nbsp;': '\u00a0' };

/** Every letter that stands anywhere in the sources, and so every letter that a page can say. */
async function lettersOfSources(root: string): Promise<string> {
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
