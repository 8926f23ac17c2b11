import type { AstroIntegration } from 'astro';

/**
 * What Vite makes of the packages is kept in a folder for each command: `astro check` asks for it in
 * another form than `astro dev` does, and each would throw away what the other has made.
 */
export default function caches(): AstroIntegration {
  return {
    name: 'caches',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        updateConfig({ vite: { cacheDir: `node_modules/.vite/${command}` } });
      },
    },
  };
}
