import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { GAME_FOLDERS } from '../games/folders.ts';
import {
  type Inline,
  inlineOf,
  pageKindOf,
  policiesOfKind,
  policyOf,
  policyOfAll,
} from './policy.ts';

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
          await writeFile(join(site, file), withPolicy(html, policyOf(inline)));
        }
        const scripts = new Set([...all.values()].flatMap((inline) => inline.scripts));
        const headers = headersFile(policyOfAll([...scripts]), byKind(all), base);
        await writeFile(join(site, '_headers'), headers);
        logger.info(`${pages.length} pages, ${scripts.size} scripts inside them`);
      },
    },
  };
}

/** The page for unknown addresses, which a host may show wherever a page is looked for. */
const LOST = '404.html';

const union = (one: readonly string[], other: readonly string[]) => [
  ...new Set([...one, ...other]),
];

const joinedInline = (one: Inline, other: Inline): Inline => ({
  scripts: union(one.scripts, other.scripts),
  styles: union(one.styles, other.styles),
  attributes: union(one.attributes, other.attributes),
});

/** What stands inside the pages of each kind. */
function byKind(pages: ReadonlyMap<string, Inline>): ReadonlyMap<string, Inline> {
  const nothing: Inline = { scripts: [], styles: [], attributes: [] };
  const lost = pages.get(LOST) ?? nothing;
  const kinds = new Map<string, Inline>();
  for (const [file, inline] of pages) {
    const kind = pageKindOf(file, GAME_FOLDERS);
    if (kind) kinds.set(kind, joinedInline(kinds.get(kind) ?? lost, inline));
  }
  return kinds;
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/** A policy holds for what comes after it, so it stands before everything but the charset. */
export function withPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html))
    throw new Error('A page says no charset, so it cannot be given a policy');
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
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
 * @param policy the content security policy of all pages
 * @param kinds what stands inside the pages of a kind, by the path they share (kinds.ts); a host says
 *   their policy beside that of all pages, or in its place
 * @param base the folder on the host under which the site lives, with a slash at its beginning
 * @throws Error where a line is longer than hosts take
 */
export function headersFile(
  policy: string,
  kinds: ReadonlyMap<string, Inline>,
  base: string,
): string {
  const root = base.endsWith('/') ? base : `${base}/`;
  const rules: readonly [path: string, headers: Readonly<Record<string, string>>][] = [
    [`${root}*`, { [POLICY]: policy, ...ALWAYS }],
    [`${root}_astro/*`, { 'Cache-Control': NEVER_CHANGES }],
    ...[...kinds].flatMap(([path, inline]): [string, Record<string, string>][] => {
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
