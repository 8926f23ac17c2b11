import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/registry.ts';
import { type CopiedHouse, copiedHouse, NEW } from './copied-house.ts';

/*
 * In a copy of the project one game leaves and another comes. The copy is then linted, type-checked, tested
 * and built like the project itself: `npm run test:add-remove-game`. In a run of all tests a house whose
 * games have all left is built: tests/browser/without-games.test.ts.
 */

/** Any game may leave: `GONE=les-poilus` before the command says which. */
const GONE = process.env.GONE ?? 'resist';

/** The tests of what is of no one game; those that drive a browser are another's business. */
const TESTS = [
  'tests/architecture/imports.test.ts',
  `tests/games/${NEW}`,
  'tests/rulebook',
  'tests/shared',
  'tests/site',
];

let house: CopiedHouse;
beforeAll(() => {
  house = copiedHouse([GONE]);
  house.run('npm', 'run', '--silent', 'messages');
});
afterAll(() => rmSync(house.folder, { recursive: true }));

test('the new game is on the command line', () => {
  const { moves } = JSON.parse(
    house.run(process.execPath, 'src/cli/start.mjs', NEW, 'play', '7').trim(),
  );
  expect(moves.every((move: string) => /^(land|stow|wave|boat:[a-z]+)$/.test(move))).toBe(true);
});

test('no code is left that the linter or the types miss the game in', () => {
  house.tool('biome', 'check');
  house.tool('astro', 'check', '--minimumSeverity', 'warning');
});

test('the tests of the house pass with the games there are', () => {
  expect(
    house.tool(
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      ...['--project', 'unit', '--project', 'unit-plain'],
      ...TESTS,
    ),
  ).toMatch(/ 0 failed/);
});

test('the site is built, with the new game on the shelf and nothing of the old one', () => {
  house.tool('astro', 'build', '--silent');
  const dist = join(house.folder, 'dist');
  const page = (path: string) => readFileSync(join(dist, path, 'index.html'), 'utf8');
  expect(page('en')).toContain('ten boats, one cave');
  expect(page('en')).toContain(`href="/en/${NEW}/"`);
  expect(page('en')).not.toContain(`href="/en/${GONE}/`);
  expect(page(`en/${NEW}/rules/idea`)).toContain('Land twenty bales');
  // A chapter of another game may bear its name, as “maquis” does in Set Europe Ablaze.
  const others = GAMES.filter(({ id }) => id !== GONE).map(({ id }) => `*/${id}/**`);
  expect(globSync(`**/${GONE}*/**`, { cwd: dist, exclude: others })).toEqual([]);
});
