import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';

/** What a page makes a visitor load at once: bytes as hosts pack them, and how many files. */
export interface Weight {
  readonly html: number;
  /** Scripts in the page and in files, with what they import at once, parts that come to life too. */
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly image: number;
  readonly requests: number;
  /** The addresses of the scripts in files. */
  readonly scripts: readonly string[];
}

export const MEASURES = ['html', 'script', 'style', 'font', 'image', 'requests'] as const;

const zipped = (body: string | Buffer): number =>
  body.length > 0 ? gzipSync(body, { level: 9 }).length : 0;

/** Parts that wait until a visitor has scrolled near them do not weigh at once. */
const AT_ONCE = ['load', 'only', 'idle'];

/** A file that pages load, read and weighed once for all of them. */
interface Loaded {
  readonly body: Buffer;
  readonly zipped: number;
  /** The scripts that it imports at once. */
  readonly imports: readonly string[];
}

const loaded = new Map<string, Loaded>();

function load(dist: string, address: string): Loaded {
  const file = join(dist, decodeURIComponent(address));
  const known = loaded.get(file);
  if (known) return known;
  const body = readFileSync(file);
  const imports = address.endsWith('.js') ? importsIn(body.toString(), address) : [];
  const found = { body, zipped: zipped(body), imports };
  loaded.set(file, found);
  return found;
}

/**
 * Weighs a built page.
 *
 * @param dist the folder of the site
 */
export function weigh(
  { html, page }: { readonly html: string; readonly page: HTMLElement },
  dist: string,
): Weight {
  const read = (address: string) => load(dist, address);
  const inline = (tag: string) =>
    page
      .querySelectorAll(tag)
      .filter((element) => element.getAttribute('type') !== 'application/ld+json')
      .map(({ innerHTML }) => innerHTML)
      .join('\n');
  const islands = page
    .querySelectorAll('astro-island')
    .filter((island) => AT_ONCE.includes(island.getAttribute('client') ?? ''));
  const scripts = importedBy(
    [
      ...attributes(page.querySelectorAll('script'), 'src'),
      ...['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
        attributes(islands, name),
      ),
    ],
    inline('script'),
    read,
  );
  const links = (selector: string) => unique(attributes(page.querySelectorAll(selector), 'href'));
  const styles = links('link[rel=stylesheet]');
  const fonts = links('link[rel=preload][as=font]');
  const images = unique(attributes(page.querySelectorAll('img'), 'src'));
  const sum = (addresses: readonly string[], size: (file: Loaded) => number) =>
    addresses.reduce((total, address) => total + size(read(address)), 0);
  const packed = (file: Loaded) => file.zipped;
  const asSent = (file: Loaded) => file.body.length;
  return {
    html: zipped(html),
    script: zipped(inline('script')) + sum(scripts, packed),
    style: zipped(inline('style')) + sum(styles, packed),
    font: sum(fonts, asSent),
    image: sum(images, asSent),
    requests: 1 + scripts.length + styles.length + fonts.length + images.length,
    scripts,
  };
}

const attributes = (elements: readonly HTMLElement[], name: string): readonly string[] =>
  elements.flatMap((element) => element.getAttribute(name) ?? []);

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)];

/** Static imports only: what is imported on demand is not loaded at once. */
const importsIn = (code: string, from: string): readonly string[] =>
  [...code.matchAll(/(?:import|from)\s*["'`]([^"'`]+\.js)["'`]/g)].map(
    ([, file = '']) => new URL(file, `http://here${from}`).pathname,
  );

/** Scripts, what the page's own script imports, and all that those import. */
function importedBy(
  addresses: readonly string[],
  inline: string,
  read: (address: string) => Loaded,
): readonly string[] {
  const found = new Set<string>();
  const waiting = [...addresses, ...importsIn(inline, '/')];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...read(file).imports);
  }
  return [...found];
}
