import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
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

const fileOf = (address: string) => readFileSync(join(inject('dist'), address));
const zipped = (text: string | Buffer) => (text.length > 0 ? gzipSync(text).length : 0);

/** The bytes a page makes a visitor load at once, compressed: scripts with what they import, styles. */
export function weightOf({ html }: BuiltPage): { readonly script: number; readonly style: number } {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const scripts = page.querySelectorAll('script');
  const own = scripts.map((script) => script.textContent).join('\n');
  const files = importedBy(
    scripts.flatMap((script) => script.getAttribute('src') ?? []),
    own,
  );
  const sheets = page.querySelectorAll('link[rel=stylesheet]');
  const styles = page.querySelectorAll('style').map((style) => style.textContent);
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    script: zipped(own) + sum(files.map((file) => zipped(fileOf(file)))),
    style:
      zipped(styles.join('\n')) +
      sum(sheets.map((sheet) => zipped(fileOf(sheet.getAttribute('href') ?? '')))),
  };
}

/** Static imports only: what is imported on demand is not loaded at once. */
function importedBy(addresses: readonly string[], inline: string): readonly string[] {
  const imports = (code: string, from: string) =>
    [...code.matchAll(/(?:import|from)\s*["']([^"']+\.js)["']/g)].map(
      ([, file = '']) => new URL(file, `http://here${from}`).pathname,
    );
  const found = new Set<string>();
  const waiting = [...addresses, ...imports(inline, '/')];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...imports(fileOf(file).toString(), file));
  }
  return [...found];
}
