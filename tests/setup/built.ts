import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite } from './build-site.ts';

const SOURCES = ['src', 'content', 'public', 'astro.config.mjs', 'package.json'];

function changed(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).filter(
    (name) => name !== 'compiled' && name !== 'apart' && name !== 'cache',
  );
  return Math.max(mtimeMs, ...inside.map((name) => changed(join(path, name))));
}

/** The site as built from these sources; SITE_DIST names a finished build to test instead. */
export function builtSite(): string {
  const given = process.env.SITE_DIST;
  if (given) return resolve(given);
  const dist = resolve('dist');
  const front = join(dist, 'index.html');
  if (existsSync(front) && Math.max(...SOURCES.map(changed)) < statSync(front).mtimeMs) return dist;
  buildSite(dist);
  return dist;
}
