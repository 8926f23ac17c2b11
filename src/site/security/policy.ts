import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

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

/** Text never becomes markup or the address of a script, unless trusted.inline.js lets it. */
const TRUSTED = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/** Only a header can say it. */
const NOT_FRAMED = { 'frame-ancestors': ["'none'"] };

const scriptsOf = ({ scripts }: Pick<Inline, 'scripts'>) => ({
  'script-src': [...FROM_HERE['script-src'], ...scripts.map(hash)],
});

function stylesOf({ styles, attributes }: Inline) {
  const inAttributes = attributes.length > 0 ? ["'unsafe-hashes'", ...attributes.map(hash)] : [];
  return { 'style-src': [...FROM_HERE['style-src'], ...styles.map(hash), ...inAttributes] };
}

/** The policy of one page, for its head: it names what stands in this page and nothing else. */
export const policyOf = (inline: Inline): string =>
  written({ ...FROM_HERE, ...scriptsOf(inline), ...stylesOf(inline), ...TRUSTED });

/**
 * The policies a host may be asked to say for some pages together, the strictest first. What stands
 * in `style` attributes is named where the line of a host is long enough for it; else it is only
 * styles in elements that are.
 */
export function policiesOfKind(inline: Inline): readonly string[] {
  const others = { ...FROM_HERE, ...scriptsOf(inline), ...TRUSTED, ...NOT_FRAMED };
  const { 'style-src': elements } = stylesOf({ ...inline, attributes: [] });
  return [
    written({ ...others, ...stylesOf(inline) }),
    written({
      ...others,
      // For browsers that do not tell elements and attributes apart.
      'style-src': ["'self'", "'unsafe-inline'"],
      'style-src-elem': elements,
      'style-src-attr': ["'unsafe-inline'"],
    }),
  ];
}

/**
 * The policy of all pages together, for a host's header. All that are said are kept to, so the page's
 * own and that of its kind say which styles; the hashes of all would make the line longer than some
 * hosts take.
 */
export const policyOfAll = (scripts: readonly string[]): string =>
  written({
    ...FROM_HERE,
    ...scriptsOf({ scripts }),
    'style-src': ["'self'", "'unsafe-inline'"],
    ...TRUSTED,
    ...NOT_FRAMED,
  });

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  [
    ...CLOSED,
    ...Object.entries(directives).map(([name, sources]) => [name, ...new Set(sources)].join(' ')),
  ].join('; ');

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The path that pages of a kind share, in the form of `_headers`: the rooms of a game, whatever their
 * language, or one page of the site in all languages. None for pages above all languages.
 *
 * @param file of a page, from the root of the site: `en/GAME/rules/patrols/index.html`
 * @param games the ids of all games
 */
export function pageKindOf(file: string, games: readonly string[]): string | undefined {
  const [, ...parts] = file.split('/').slice(0, -1);
  if (!file.includes('/')) return undefined;
  const [first, room] = parts;
  if (first === undefined) return ':language/';
  const isGame = games.includes(first);
  if (isGame && room === undefined) return `:language/${first}/`;
  return isGame ? `:language/${first}/${room}/*` : `:language/${first}/*`;
}

const AS_WRITTEN = { blockTextElements: { script: true, style: true, noscript: false } };

/** Types of scripts that hold data: they are not run, and no policy asks about them. */
const DATA = /^(application|text)\/(ld\+)?json$/;

/** What runs or styles from within a page. */
export function inlineOf(html: string): Inline {
  const page = parse(html, AS_WRITTEN);
  const scripts = page
    .querySelectorAll('script')
    .filter(
      (script) => !script.hasAttribute('src') && !DATA.test(script.getAttribute('type') ?? ''),
    );
  return {
    scripts: unique(scripts.map(({ innerHTML }) => innerHTML)),
    styles: unique(page.querySelectorAll('style').map(({ innerHTML }) => innerHTML)),
    attributes: unique(
      page.querySelectorAll('[style]').map((element) => element.getAttribute('style') ?? ''),
    ),
  };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
