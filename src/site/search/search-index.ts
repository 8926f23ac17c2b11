import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type SearchRecord, searchRecordsOf } from './records.ts';
import { writeIndex } from './write-index.ts';

const FOLDERS = ['pagefind', 'search'];

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Makes one search record of every thing the built pages mark, and an index of them all. */
export default function searchIndex(): AstroIntegration {
  let out = '';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        out = fileURLToPath(config.outDir);
      },
      // While writing, search answers from the last build.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
          const folder = FOLDERS.find((name) => path.includes(`/${name}/`));
          if (!folder) return next();
          const file = join(out, path.slice(path.indexOf(`/${folder}/`)));
          const inside = file.startsWith(join(out, folder) + sep);
          if (!inside || !existsSync(file) || !statSync(file).isFile()) return next();
          response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
          createReadStream(file).pipe(response);
        });
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const site = fileURLToPath(dir);
        const records: SearchRecord[] = [];
        for (const { pathname } of pages) {
          const file = join(site, pathname, 'index.html');
          if (existsSync(file))
            records.push(...searchRecordsOf(await readFile(file, 'utf8'), `/${pathname}`));
        }
        await writeIndex(records, site);
        logger.info(`${records.length} records`);
      },
    },
  };
}
