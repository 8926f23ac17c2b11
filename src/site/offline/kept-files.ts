import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface KeptFile {
  /** As it is asked for, from the root of the site: `en/about/`, not `en/about/index.html`. */
  readonly path: string;
  /** What it must be, byte by byte, as in subresource integrity. */
  readonly integrity: string;
  readonly bytes: number;
}

/*
 * Left out is what nobody needs without a network: the host's own page for unknown addresses (there
 * is one of ours), its settings, what search engines and previews of links read, and what is made
 * for paper, which a visitor fetches when it is wanted.
 */
const NOT_KEPT = [
  /^404\.html$/,
  /^sw\.js$/,
  /^[._][^/]*$/,
  /^(robots\.txt|sitemap[\w-]*\.xml|picture\.png)$/,
  /\.(pdf|map)$/,
];

/** The files of a built site that make it work without a network, in the order of their names. */
export async function keptFiles(site: string): Promise<readonly KeptFile[]> {
  const names = (await readdir(site, { recursive: true })).map((name) => name.replaceAll(sep, '/'));
  const files: KeptFile[] = [];
  for (const name of names.toSorted()) {
    if (NOT_KEPT.some((left) => left.test(name)) || (await stat(join(site, name))).isDirectory())
      continue;
    const content = await readFile(join(site, name));
    files.push({
      path: encodeURI(name).replace(/(^|\/)index\.html$/, '$1'),
      integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
      bytes: content.length,
    });
  }
  return files;
}

/** The name of a version: the same files, the same name. */
export function versionOf(files: readonly KeptFile[]): string {
  const all = files.map(({ path, integrity }) => `${path} ${integrity}`).join('\n');
  return createHash('sha256').update(all).digest('hex').slice(0, 8);
}
