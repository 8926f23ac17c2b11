import { paraglideVitePlugin } from '@inlang/paraglide-js';
import type { AstroIntegration } from 'astro';

/*
 * The words, compiled in two forms, each in a folder of its own, so that neither undoes the other:
 *
 *     src/shared/messages/compiled/   a file for each language: quick to write and to load, for
 *                                     development, tests and the command line (`npm run messages`)
 *     src/shared/messages/apart/      a file for each word: what a page does not say is not in it,
 *                                     for the build alone
 */
const MESSAGES = './src/shared/messages';

const FORMS = {
  compiled: { folder: 'compiled', outputStructure: 'locale-modules' },
  apart: { folder: 'apart', outputStructure: 'message-modules' },
} as const;

/** Compiles the words, in the form that fits what is done, whenever they change. */
export default function compiledWords(): AstroIntegration {
  return {
    name: 'compiled-words',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const { folder, outputStructure } = command === 'build' ? FORMS.apart : FORMS.compiled;
        const words = new URL(`../../shared/messages/${folder}/`, import.meta.url).pathname;
        updateConfig({
          vite: {
            plugins: [
              paraglideVitePlugin({
                project: `${MESSAGES}/project.inlang`,
                outdir: `${MESSAGES}/${folder}`,
                outputStructure,
                emitTsDeclarations: command !== 'build',
                strategy: ['globalVariable', 'baseLocale'],
              }),
            ],
            resolve: {
              alias: [
                { find: /^#messages$/, replacement: `${words}messages.js` },
                { find: /^#messages\/runtime$/, replacement: `${words}runtime.js` },
              ],
            },
          },
        });
      },
    },
  };
}
