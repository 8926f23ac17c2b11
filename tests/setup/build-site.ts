import { execFileSync } from 'node:child_process';

/** What Vitest puts into the environment of its own; a build would take it for its settings. */
const VITESTS_OWN = /^(VITEST.*|NODE_ENV|BASE_URL|DEV|MODE|PROD|SSR|TEST)$/;

/**
 * Builds the site as a visitor will get it.
 *
 * @param base the folder on the host under which it will live, with slashes at both ends
 */
export function buildSite(folder: string, base = '/'): void {
  const own = Object.entries(process.env).filter(([name]) => !VITESTS_OWN.test(name));
  // Printing the book takes longer than the rest; one build in a run of the tests is enough for it.
  const isSecond = base !== '/' ? { WITHOUT_PDF: 'yes' } : {};
  const env = { ...Object.fromEntries(own), NODE_ENV: 'production', BASE_PATH: base, ...isSecond };
  execFileSync('node_modules/.bin/astro', ['build', '--silent', '--outDir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
