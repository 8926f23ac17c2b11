import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '#games/registry.ts';

/*
 * What is of no one game knows none by name, not in an example either.
 */
const COMMON = 'src/{play,shared,rulebook,site}/**/*.{ts,tsx,astro,css,json}';
/** What is compiled of the words, and what the compiler is told, is written by the build. */
const isOurs = (file: string): boolean =>
  !/\/messages\/(compiled|apart|project\.inlang)\//.test(file);

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

/** The games, and what is of no one game as one more, that say a word. */
function whoSays(): ReadonlyMap<string, ReadonlySet<string>> {
  const says = new Map<string, Set<string>>();
  for (const file of globSync('src/**/*.{ts,tsx,astro,mjs}')) {
    const path = file.replaceAll('\\', '/');
    if (!isOurs(path)) continue;
    const game = GAMES.find(({ id }) => path.startsWith(`src/games/${id}/`))?.id ?? 'common';
    for (const word of readFileSync(file, 'utf8').match(/\w+/g) ?? []) {
      says.set(word, (says.get(word) ?? new Set()).add(game));
    }
  }
  return says;
}

test('no common word is said by one game alone: it would be left over without that game', () => {
  const says = whoSays();
  const words = globSync('src/{play,shared,rulebook,site}/**/en.json').flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8'))),
  );
  expect(words.length).toBeGreaterThan(200);
  const alone = words.flatMap((word) => {
    const by = [...(says.get(word) ?? [])];
    return by.length === 1 && by[0] !== 'common' ? [`${word}: ${by[0]}`] : [];
  });
  expect(alone).toEqual([]);
});
