import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  sideEffects: readonly string[];
};

const isDeclared = (file: string): boolean =>
  sideEffects.some((glob) => matchesGlob(file, glob.replace(/^\*\*/, '**')));

/** A file that is imported for what it does, by nobody who uses anything of it. */
const BARE = /^import '([^']+\.tsx?)';$/gm;

test('no file outside the declared ones is imported for its side effects: a build would drop it', () => {
  const dropped = globSync('src/**/*.{ts,tsx,astro}').flatMap((file) => {
    if (isDeclared(file)) return [];
    return [...readFileSync(file, 'utf8').matchAll(BARE)].map(([, wanted]) => `${file}: ${wanted}`);
  });
  expect(dropped).toEqual([]);
});

/** An effect that waits for something, and then only sets a state to what it began with. */
const SETS_BACK =
  /useEffect\(\(\) => set\w*\((?:undefined|false|true|\d+|''|\[\])?\), \[\w[^\]]*\]\)/;

test('no effect sets a state back: it would come late, and take what a quick hand has chosen', () => {
  const found = globSync('src/**/*.{ts,tsx}').filter((file) =>
    SETS_BACK.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
