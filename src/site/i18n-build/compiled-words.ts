import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { compileWords, type FormOfWords, filesOfWords, folderOfWords } from './compile-words.ts';

/** Compiles the words again when one of their files is written. */
function whenWordsChange(form: FormOfWords): Plugin {
  return {
    name: 'compiled-words',
    apply: 'serve',
    async configureServer({ watcher, config: { logger } }) {
      const files = filesOfWords();
      watcher.on('change', async (file) => {
        if (!files.includes(file)) return;
        await compileWords(form).catch((error) => logger.error(String(error)));
      });
    },
  };
}

/** Compiles the words, in the form that fits what is done, before anything asks for them. */
export default function compiledWords(): AstroIntegration {
  return {
    name: 'compiled-words',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        const form = command === 'build' ? 'apart' : 'compiled';
        const words = folderOfWords(form);
        await compileWords(form);
        updateConfig({
          vite: {
            plugins: [whenWordsChange(form)],
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
