import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NEW } from './copied-house.ts';
import { importsOf } from './imports.ts';

/*
 * The small game that src/games/README.md shows newcomers. It is built and played in a copy of the project; here
 * is what can be seen without one.
 */

const ROOT = 'tests/fixtures/another-game';
const FILES = globSync('**/*.*', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
const GAME = `src/games/${NEW}/`;

/** A game's own matter: what it plays by and what it draws. All else connects it to the house. */
const OWN = ['engine/', 'cover/', 'data/boats.ts', 'ui/Board.tsx', 'ui/style.css'];

test('nothing of it lies outside its own folders', () => {
  const own = new RegExp(`^(${GAME}|content/[a-z]+/${NEW}/|tests/games/${NEW}/)`);
  expect(FILES.filter((file) => !own.test(file))).toEqual([]);
});

test('at most 25 files and 1,000 lines connect it to the house', () => {
  const connecting = FILES.filter((file) => file.startsWith(GAME)).filter(
    (file) => !OWN.some((own) => file.startsWith(GAME + own)),
  );
  const lines = connecting.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'));
  expect(connecting.length).toBeGreaterThan(0);
  expect(connecting.length).toBeLessThanOrEqual(25);
  expect(lines.length - connecting.length).toBeLessThanOrEqual(1000);
});

test('all that it imports is there', () => {
  const code = FILES.filter((file) => /\.(tsx?|astro)$/.test(file));
  const missing = code.flatMap((file) =>
    importsOf(join(ROOT, file)).flatMap(({ to }) => {
      const path = to.startsWith(`${ROOT}/`) ? to.slice(ROOT.length + 1) : to;
      const isFile = /^(src|tests)\//.test(path) && !path.startsWith('src/shared/messages/');
      const isThere = existsSync(path) || existsSync(join(ROOT, path));
      return isFile && !isThere ? [`${file}: ${path}`] : [];
    }),
  );
  expect(missing).toEqual([]);
});
