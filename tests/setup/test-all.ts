import { availableParallelism } from 'node:os';
import { closingLine, type Part, sideBySide } from './side-by-side.ts';

/*
 * Everything that is tested, side by side where nothing needs the other, so that no processor waits: `npm test`.
 * What others wait for goes first. The last line says how many tests passed and failed, a part that failed being one.
 *
 *     browsers → build → built, browser, others, check
 *     lint → unit
 *     audit
 */

const vitest = (more: string) => `vitest run --config tests/vitest.config.ts ${more}`;
/** The browser tests are gone through at the same time. */
const UNIT_WORKERS = Math.max(2, availableParallelism() - 1);
const SITE = { SITE_DIST: 'dist' };
/** Two thousand pages are made and thrown away: with little room for new things a fifth of the time is sweeping. */
const ROOM_FOR_THE_NEW = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

const PARTS: readonly Part[] = [
  { name: 'browsers', command: 'npm run --silent setup' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'audit', command: 'npm run --silent audit' },
  {
    name: 'build',
    command: 'npm run --silent build',
    needs: ['browsers'],
    // A book in print takes half a minute of a processor; the books of all games go through the same press.
    settings: { PDF_OF: 'maquis', NODE_OPTIONS: ROOM_FOR_THE_NEW },
  },
  {
    name: 'unit',
    command: vitest(
      `--project unit --project unit-plain --project unit-isolated --project rooms --maxWorkers ${UNIT_WORKERS}`,
    ),
    after: ['lint'],
    givesWay: true,
  },
  { name: 'built', command: vitest('--project built'), needs: ['build'], settings: SITE },
  {
    name: 'browser',
    command: vitest('--project browser'),
    needs: ['build'],
    settings: SITE,
  },
  {
    // One after the other they take as long as all tests with Chromium, and wait half of it.
    name: 'others',
    command: vitest('--project other-browsers'),
    needs: ['build'],
    settings: SITE,
  },
  // Both write down the types of the content, so it waits for the build.
  { name: 'check', command: 'npm run --silent check', after: ['build'] },
];

const outcome = await sideBySide(PARTS);
console.log(closingLine(outcome));
process.exitCode = outcome.failed === 0 ? 0 : 1;
