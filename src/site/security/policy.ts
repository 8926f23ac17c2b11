import { createHash } from 'node:crypto';

/*
 * What a page may do, as a content security policy (CSP level 3). Nothing is allowed that is not
 * named: scripts, styles, fonts, pictures and data come from this site, and what stands inside a
 * page runs only if its hash is named. So whatever a stranger's link or file might smuggle into a
 * page is neither run nor fetched.
 */

/** What stands inside pages and not in files of its own: the texts themselves. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The values of `style` attributes. */
  readonly attributes: readonly string[];
}

const FROM_HERE = {
  // Search is WebAssembly, which this word lets compile; it allows no other evaluation.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
} as const;

const CLOSED = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"];

/** The policy of one page, for its head: it names what stands in this page and nothing else. */
export function policyOf({ scripts, styles, attributes }: Inline): string {
  const inAttributes = attributes.length > 0 ? ["'unsafe-hashes'", ...attributes.map(hash)] : [];
  return written({
    ...FROM_HERE,
    'script-src': [...FROM_HERE['script-src'], ...scripts.map(hash)],
    'style-src': [...FROM_HERE['style-src'], ...styles.map(hash), ...inAttributes],
    // Text never becomes markup or the address of a script, unless trusted.inline.js lets it.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
}

/**
 * The policy of all pages together, for a host's header. Both are kept to, so the page's own says
 * which styles; their hashes would make the line longer than some hosts take.
 */
export const policyOfAll = (scripts: readonly string[]): string =>
  written({
    ...FROM_HERE,
    'script-src': [...FROM_HERE['script-src'], ...scripts.map(hash)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'frame-ancestors': ["'none'"],
  });

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  [
    ...CLOSED,
    ...Object.entries(directives).map(([name, sources]) => [name, ...new Set(sources)].join(' ')),
  ].join('; ');

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
