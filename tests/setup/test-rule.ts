/*
 * Runs the unit tests of one rule: of all files only those that name it, and of their tests only those
 * whose titles do.
 *
 *     npm run test:rule -- maquis.route-home
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const [rule, ...more] = process.argv.slice(2);
if (!rule) {
  console.error('Which rule? For example: npm run test:rule -- maquis.route-home');
  process.exit(2);
}
const files = globSync('tests/**/*.test.{ts,tsx}', {
  exclude: ['tests/browser', 'tests/built', 'tests/fixtures'],
}).filter((file) => readFileSync(file, 'utf8').includes(rule));
if (files.length === 0) {
  console.error(`No test names ${rule}.`);
  process.exit(1);
}
const title = `\\b${rule.replaceAll('.', '\\.')}(?![.\\w-])`;
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...['unit', 'unit-plain', 'unit-isolated', 'rooms'].flatMap((name) => ['--project', name]),
    '-t',
    title,
    ...more,
    ...files,
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
