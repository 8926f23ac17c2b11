import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';

/*
 * What is of no one game knows none by name, not in an example either. Only the list of the words to
 * be compiled names their files.
 */
const COMMON = 'src/{play,shared,rulebook,site}/**/*.{ts,tsx,astro,css,json}';
const isOurs = (file: string): boolean =>
  !file.includes('/messages/compiled/') && !file.endsWith('/project.inlang/settings.json');

/** Its id, and each long word of it that says nothing else. */
const namesOf = (id: string): readonly string[] => [
  id,
  ...id.split('-').filter((word) => word.length > 5 && word !== 'europe'),
];

test('the common rooms name no game', () => {
  const names = GAMES.flatMap(({ id }) => namesOf(id)).join('|');
  const named = new RegExp(`\\b(?:${names})\\b`, 'i');
  const found = globSync(COMMON)
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isOurs)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, n) => (named.test(line) ? [`${file}:${n + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
