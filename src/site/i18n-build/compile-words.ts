import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../layout/languages.ts';
import { typesOfWords } from './types-of-words.ts';

/*
 * The words, compiled in two forms, each in a folder of its own, so that neither undoes the other:
 *
 *     src/shared/messages/compiled/   a file for each language: quick to write and to load, for
 *                                     development, tests and the command line (`npm run messages`)
 *     src/shared/messages/apart/      a file for each word: what a page does not say is not in it,
 *                                     for the build alone
 */
const FORMS = {
  compiled: { outputStructure: 'locale-modules' },
  apart: { outputStructure: 'message-modules' },
} as const;

/** A form of the words, named as its folder. */
export type FormOfWords = keyof typeof FORMS;

const MESSAGES = fileURLToPath(new URL('../../shared/messages/', import.meta.url));
const PROJECT = join(MESSAGES, 'project.inlang');
const SETTINGS = join(PROJECT, 'settings.json');

/** What the words are made by: this, the types beside it, and the compiler in the version asked for. */
const MADE_BY = ['./compile-words.ts', './types-of-words.ts', '../../../package.json'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** Where the words of a form stand. */
export const folderOfWords = (form: FormOfWords): string => join(MESSAGES, form, '/');

/** The files in which the words are written, and the list of them. */
export async function filesOfWords(): Promise<readonly string[]> {
  const settings = JSON.parse(await readFile(SETTINGS, 'utf8'));
  const patterns: readonly string[] = settings['plugin.inlang.messageFormat'].pathPattern;
  const files = patterns.flatMap((pattern) =>
    LANGUAGES.map((language) => join(MESSAGES, pattern.replace('{locale}', language))),
  );
  return [SETTINGS, ...files];
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file)).update('\0');
  return hash.digest('hex');
}

/** Compiles the words in a form, unless they are compiled already from the same files. */
export async function compileWords(form: FormOfWords): Promise<void> {
  const folder = folderOfWords(form);
  const keyFile = join(folder, 'made-from.txt');
  const key = await hashOf([...(await filesOfWords()), ...MADE_BY]);
  if (existsSync(keyFile) && (await readFile(keyFile, 'utf8')) === key) return;

  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    project: PROJECT,
    outdir: folder,
    strategy: ['globalVariable', 'baseLocale'],
    // Whoever reads the words at this moment finds them.
    cleanOutdir: false,
    ...FORMS[form],
  });
  if (form === 'compiled') {
    const index = await readFile(join(folder, 'messages/_index.js'), 'utf8');
    await writeFile(join(folder, 'messages/_index.d.ts'), typesOfWords(index));
  }
  await writeFile(keyFile, key);
}
