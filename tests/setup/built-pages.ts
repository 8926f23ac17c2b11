import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inject } from 'vitest';

export interface BuiltPage {
  /** From the root of the site, without a leading slash. */
  readonly path: string;
  readonly html: string;
}

/** Every page of the built site. */
export function builtPages(): readonly BuiltPage[] {
  const dist = inject('dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: relative(dist, join(dist, file)).replace(/index\.html$/, ''),
      html: readFileSync(join(dist, file), 'utf8'),
    }));
}
