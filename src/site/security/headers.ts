import { type Inline, policiesOfKind } from './policy.ts';

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
