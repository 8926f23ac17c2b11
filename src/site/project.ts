import { version } from '../../package.json' with { type: 'json' };

/*
 * Where the project itself lives: settings of the build, beside those that say where the site will.
 * Without them no page leads there.
 */

/**
 * An address somebody settled, or nothing where nobody did.
 *
 * @throws Error with a sentence where it is no address of the web
 */
export function settledAddress(
  setting: string,
  settings: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const text = settings[setting]?.trim();
  if (!text) return undefined;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
    throw new Error(`${setting} is “${text}”; it should be an address that begins with https://.`);
  }
  return text.replace(/\/+$/, '');
}

/** What a report of a fault tells of the site, and the page where it is written. */
export const siteTold = { version, reports: settledAddress('REPORT_URL') };

/**
 * Where a file of the project is shown, if it is known where the project is.
 *
 * @param path from the root of the repository
 */
export function fileAddress(
  path: string,
  repository = settledAddress('REPOSITORY_URL'),
): string | undefined {
  return repository && `${repository}/blob/HEAD/${path.replace(/^\/+/, '')}`;
}
