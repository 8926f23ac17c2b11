import { globSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * The ids of all games, by the folders they are. For what works on the built site and needs no more
 * of a game than its part of the addresses; the list of games itself brings all their words along.
 */
export const GAME_FOLDERS: readonly string[] = readdirSync(
  new URL('../../games', import.meta.url),
  { withFileTypes: true },
).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/**
 * Every page a game's folder has in `pages/` stands under `/LANGUAGE/GAME/`, so that a game brings its
 * pages along and removing the folder removes them. Files that begin with `_` are no pages.
 */
export default function gameRoutes(): AstroIntegration {
  return {
    name: 'game-routes',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const source = fileURLToPath(config.srcDir);
        for (const file of globSync('games/*/pages/**/*.{astro,ts}', { cwd: source }).sort()) {
          const [, game, , ...path] = file.replaceAll('\\', '/').split('/');
          if (basename(file).startsWith('_')) continue;
          const address = path
            .join('/')
            .replace(/\.(astro|ts)$/, '')
            .replace(/(^|\/)index$/, '');
          injectRoute({
            pattern: `/[lang]/${game}/${address}`,
            entrypoint: new URL(file, config.srcDir),
            prerender: true,
          });
        }
      },
    },
  };
}
