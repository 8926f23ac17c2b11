import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../layout/languages.ts';

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

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));
const MESSAGES = join(SOURCE, 'shared/messages/');
const PROJECT = join(MESSAGES, 'project.inlang');

/** What the words are made by: this, and the compiler in the version asked for. */
const MADE_BY = ['./compile-words.ts', '../../../package.json'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** Where the words of a form stand. */
export const folderOfWords = (form: FormOfWords): string => join(MESSAGES, form, '/');

/** The folders in which words are written, a file for each language: the site's, the kit's, each game's. */
const foldersOfWords = (): readonly string[] =>
  globSync(`{site,play,games}/**/{messages,i18n}/**/${LANGUAGES[0]}.json`, { cwd: SOURCE })
    .map((file) => join(SOURCE, dirname(file)))
    .sort();

/** The files in which the words are written, those of a language or of all. */
export const filesOfWords = (languages: readonly string[] = LANGUAGES): readonly string[] =>
  foldersOfWords().flatMap((folder) =>
    languages.map((language) => join(folder, `${language}.json`)),
  );

/** What the compiler is told: the languages, and where the words are. */
async function writeSettings(): Promise<void> {
  const here = (path: string): string => relative(MESSAGES, path).replaceAll('\\', '/');
  const settings = {
    baseLocale: LANGUAGES[0],
    locales: LANGUAGES,
    modules: [here(join(SOURCE, '../node_modules/@inlang/plugin-message-format/dist/index.js'))],
    'plugin.inlang.messageFormat': {
      pathPattern: foldersOfWords().map((folder) => `${here(folder)}/{locale}.json`),
    },
  };
  mkdirSync(PROJECT, { recursive: true });
  await writeFile(join(PROJECT, 'settings.json'), JSON.stringify(settings, undefined, 2));
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
  const key = await hashOf([...filesOfWords(), ...MADE_BY]);
  if (existsSync(keyFile) && (await readFile(keyFile, 'utf8')) === key) return;

  await writeSettings();
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

// The types of the compiled words: what is said, as a comment that an editor shows, and what is asked for.
//
//     /** @typedef {{ title: NonNullable<unknown> }} Page_TitleInputs */
//     export const page_title = /** @type {((inputs: Page_TitleInputs, options?: …) => …} */ (…)
//                              ↓
//     export declare const page_title: Told<'title'>;
//
// The compiler can write types as well, by having TypeScript read its scripts: that takes four times as
// long as all the rest together, and makes three megabytes of them.
const HEAD = `type Options = { locale?: string };
type Plain = (inputs?: Record<never, never>, options?: Options) => string;
type Told<Part extends string> = (inputs: Record<Part, NonNullable<unknown>>, options?: Options) => string;
`;

const INPUTS = /^\/\*\* @typedef \{\{(.*)\}\} (\w+) \*\/$/gm;
const WORD =
  /^\/\*\*\n((?:\*.*\n)+)\*\/\nexport const (\w+) = \/\*\* @type \{\(\(inputs\??: (\w+)/gm;

/** The declarations for `messages/_index.js`. */
export function typesOfWords(index: string): string {
  const parts = new Map<string, readonly string[]>();
  for (const [, inputs = '', name = ''] of index.matchAll(INPUTS)) {
    parts.set(
      name,
      [...inputs.matchAll(/(\w+):/g)].map(([, part = '']) => part),
    );
  }
  const words = [...index.matchAll(WORD)].map(([, comment = '', word, inputs = '']) => {
    const told = parts.get(inputs) ?? [];
    const type = told.length > 0 ? `Told<${told.map((part) => `'${part}'`).join(' | ')}>` : 'Plain';
    return `/**\n${comment.replace(/^\*( @.*)?\n/gm, '')}*/\nexport declare const ${word}: ${type};\n`;
  });
  return `${HEAD}${words.join('')}`;
}
