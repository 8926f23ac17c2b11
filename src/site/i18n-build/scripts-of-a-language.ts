import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minify, type Plugin } from 'vite';
import { LANGUAGES, type Language } from '../layout/languages.ts';

/*
 * A page loads the words of its own language and no others. The compiler makes one function of every
 * word, which asks for the language and then takes a branch:
 *
 *     built once            _astro/aid.js         LANGUAGE === "zh" ? "杂货店" : "Grocer"
 *                              ↓         ↘
 *     made for each    _astro/en/aid.js   _astro/zh/aid.js
 *                          "Grocer"           "杂货店"
 *
 * In the browser's build the question is left open, as a name nobody defines. When the site is built,
 * every script is written once for each language: the name is replaced by that language, and the
 * minifier drops the branches that nothing can reach any more. Each page is then pointed to its own.
 *
 * Considered and rejected (2026-11-21): both languages in one script (a third more to load on the
 * table page); Paraglide's own build for each locale (it cannot live with Astro's order of building);
 * words fetched at run time (none of them could be left out of a page that does not use it).
 */
const OPEN_QUESTION = 'globalThis.__LANGUAGE_OF_THE_PAGE__';

/** How the compiled words ask which language is meant. */
const ASKS = 'experimentalStaticLocale ?? options.locale ?? getLocale()';

const inCompiled = (file: string) => new RegExp(`/messages/(compiled|apart)/${file}$`);

/** Leaves the language open in scripts for the browser; while writing, the page is asked. */
export function openLanguage(): Plugin {
  return {
    name: 'open-language',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const [file = ''] = id.split('?');
      const writing = this.environment.mode === 'dev';
      const language = writing ? 'document.documentElement.lang' : OPEN_QUESTION;
      if (inCompiled('runtime\\.js').test(file)) {
        return `export const getLocale = () => ${language};\nexport const experimentalStaticLocale = undefined;\n`;
      }
      if (!inCompiled('messages/[^/]+\\.js').test(file)) return;
      return code.replaceAll(ASKS, language);
    },
  };
}

const FOLDER = '_astro';

/** Points every mention of a script to the one of a language. */
const pointed = (text: string, language: Language) =>
  text.replace(/(?<![\w.-])_astro\/(?=[\w.~-]+\.js\b)/g, `${FOLDER}/${language}/`);

/** A script as one language loads it. */
export async function scriptOf(name: string, code: string, language: Language): Promise<string> {
  const answered = code.replaceAll(OPEN_QUESTION, JSON.stringify(language));
  const { code: small, errors } = await minify(name, pointed(answered, language), {
    module: true,
    compress: { unused: true },
    mangle: { toplevel: true },
    codegen: { removeWhitespace: true },
  });
  const [fault] = errors;
  if (fault) throw new Error(`${name} in ${language}: ${fault.message}`);
  return small;
}

/** Writes the scripts of the built site once for each language and points the pages to them. */
export default function scriptsOfALanguage(): AstroIntegration {
  return {
    name: 'scripts-of-a-language',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const scripts = (await readdir(join(site, FOLDER))).filter((file) => file.endsWith('.js'));
        for (const name of scripts) {
          const code = await readFile(join(site, FOLDER, name), 'utf8');
          for (const language of LANGUAGES) {
            const folder = join(site, FOLDER, language);
            await mkdir(folder, { recursive: true });
            await writeFile(join(folder, name), await scriptOf(name, code, language));
          }
          await rm(join(site, FOLDER, name));
        }
        const files = await readdir(site, { recursive: true });
        for (const file of files.filter((path) => path.endsWith('.html'))) {
          const html = await readFile(join(site, file), 'utf8');
          const [, tag] = html.match(/<html[^>]* lang="([^"]+)"/) ?? [];
          const language = LANGUAGES.find((known) => known === tag) ?? LANGUAGES[0];
          await writeFile(join(site, file), pointed(html, language));
        }
        logger.info(`${scripts.length} scripts in ${LANGUAGES.length} languages`);
      },
    },
  };
}
