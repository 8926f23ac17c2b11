import { resolve } from 'node:path';
import { build } from 'vite';
import { xstateOnPreact } from '#shared/xstate-on-preact/aliases.mjs';

/** A module with all it imports as one script. */
export async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: xstateOnPreact, dedupe: ['preact', 'xstate'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(entry), formats: ['es'], fileName: 'page' },
      // What is loaded when it is wanted is in it as well.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!('output' in result)) throw new Error('nothing was built');
  return result.output[0].code.replaceAll('</script', '<\\/script');
}
