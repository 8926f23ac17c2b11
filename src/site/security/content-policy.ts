import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import { GAME_FOLDERS } from '../games/folders.ts';

/*
 * Gives every page its content security policy when the site has been built, and writes the headers
 * for hosts that take them from a file. It comes after everything that still changes a page.
 *
 * Considered and rejected (2026-11-21): Astro's own `security.csp`. It names the hash of every script
 * and style of the whole site in every page, some 5 KB that do not compress, and takes them before
 * the scripts are written in each language; scripts of one's own inside a page are left out.
 */
export default function contentPolicy(): AstroIntegration {
  let base = '/';
  return {
    name: 'content-policy',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const files = await readdir(site, { recursive: true });
        const pages = files.filter((file) => file.endsWith('.html'));
        const all = new Map<string, Inline>();
        for (const file of pages) {
          const html = await readFile(join(site, file), 'utf8');
          const inline = inlineOf(html);
          all.set(file.replaceAll(sep, '/'), inline);
          await writeFile(join(site, file), withPolicy(html, inline));
        }
        await writeFile(join(site, '_headers'), headersFile(all, base));
        logger.info(`${pages.length} pages, ${scriptsIn(all).length} scripts inside them`);
      },
    },
  };
}

/** Every script inside some pages, once. */
const scriptsIn = (pages: ReadonlyMap<string, Inline>): readonly string[] =>
  unique([...pages.values()].flatMap(({ scripts }) => scripts));

/** The page for unknown addresses, which a host may show wherever a page is looked for. */
const LOST = '404.html';

const joinedInline = (one: Inline, other: Inline): Inline => ({
  scripts: unique([...one.scripts, ...other.scripts]),
  styles: unique([...one.styles, ...other.styles]),
  attributes: unique([...one.attributes, ...other.attributes]),
});

/** What stands inside the pages of each kind. */
function byKind(pages: ReadonlyMap<string, Inline>): ReadonlyMap<string, Inline> {
  const nothing: Inline = { scripts: [], styles: [], attributes: [] };
  const lost = pages.get(LOST) ?? nothing;
  const kinds = new Map<string, Inline>();
  for (const [file, inline] of pages) {
    const kind = pageKindOf(file);
    if (kind) kinds.set(kind, joinedInline(kinds.get(kind) ?? lost, inline));
  }
  return kinds;
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/** A policy holds for what comes after it, so it stands before everything but the charset. */
export function withPolicy(html: string, inline: Inline): string {
  if (!CHARSET.test(html))
    throw new Error('A page says no charset, so it cannot be given a policy');
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(inline)}">` +
    '<meta name="referrer" content="same-origin">';
  return html.replace(CHARSET, (charset) => charset + head);
}

/*
 * What a host is asked to say with every answer, in the form that Netlify and Cloudflare read from a
 * file named `_headers`. README.md says the same for hosts with a configuration of their own.
 */

/** The longest line, and the most paths, that Cloudflare takes. */
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

const POLICY = 'Content-Security-Policy';

const line = (name: string, value: string) => `  ${name}: ${value}`;

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Nothing here asks for any of it; what is not named (waking the screen, sharing) stays free. A table of
  // devices reads codes with the camera.
  'Permissions-Policy': [
    'accelerometer',
    'display-capture',
    'geolocation',
    'gyroscope',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'serial',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .concat('camera=(self)')
    .join(', '),
  // A year; a browser heeds it on https alone.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Their names change with what they hold. */
const NEVER_CHANGES = 'public, max-age=31536000, immutable';

/**
 * A host says the policy of a kind of pages beside that of all pages, or in its place.
 *
 * @param pages what stands inside each page, by its file from the root of the site
 * @param base the folder on the host under which the site lives, with a slash at its beginning
 * @throws Error where a line is longer than hosts take
 */
export function headersFile(pages: ReadonlyMap<string, Inline>, base: string): string {
  const root = base.endsWith('/') ? base : `${base}/`;
  const rules: readonly [path: string, headers: Readonly<Record<string, string>>][] = [
    [`${root}*`, { [POLICY]: policyOfAll(scriptsIn(pages)), ...ALWAYS }],
    [`${root}_astro/*`, { 'Cache-Control': NEVER_CHANGES }],
    ...[...byKind(pages)].flatMap(([path, inline]): [string, Record<string, string>][] => {
      const own = policiesOfKind(inline).find((text) => line(POLICY, text).length <= LONGEST_LINE);
      return own ? [[root + path, { [POLICY]: own }]] : [];
    }),
  ];
  if (rules.length > MOST_RULES)
    throw new Error(`_headers: ${rules.length} rules, more than the ${MOST_RULES} a host takes`);
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => line(name, value)),
  ]);
  const long = lines.find((text) => text.length > LONGEST_LINE);
  if (long) {
    throw new Error(
      `_headers: a line of ${long.length} characters, more than the ${LONGEST_LINE} a host takes: ${long.slice(0, 60)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/*
 * What a page may do, as a content security policy (CSP level 3). Nothing is allowed that is not
 * named: scripts, styles, fonts, pictures and data come from this site, and what stands inside a
 * page runs only if its hash is named. So whatever a stranger's link or file might smuggle into a
 * page is neither run nor fetched.
 */

/** What stands inside pages and not in files of its own: the texts themselves. */
interface Inline {
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
const policyOf = (inline: Inline): string =>
  written({ ...FROM_HERE, ...scriptsOf(inline), ...stylesOf(inline), ...TRUSTED });

/**
 * The policies a host may be asked to say for some pages together, the strictest first. What stands
 * in `style` attributes is named where the line of a host is long enough for it; else it is only
 * styles in elements that are.
 */
function policiesOfKind(inline: Inline): readonly string[] {
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
const policyOfAll = (scripts: readonly string[]): string =>
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
 */
function pageKindOf(file: string): string | undefined {
  const [, ...parts] = file.split('/').slice(0, -1);
  if (!file.includes('/')) return undefined;
  const [first, room] = parts;
  if (first === undefined) return ':language/';
  const isGame = GAME_FOLDERS.includes(first);
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
