import { execFileSync } from 'node:child_process';

/** What Vitest puts into the environment of its own; a build would take it for its settings. */
const VITESTS_OWN = /^(VITEST.*|NODE_ENV|BASE_URL|DEV|MODE|PROD|SSR|TEST)$/;

/** The environment as it is outside of tests. */
export const outerEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !VITESTS_OWN.test(name)));

/** Builds the site as a visitor will get it. */
export function buildSite(folder: string): void {
  execFileSync('node_modules/.bin/astro', ['build', '--silent', '--outDir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...outerEnvironment(), NODE_ENV: 'production', BASE_PATH: '/' },
  });
}
