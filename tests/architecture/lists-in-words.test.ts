import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is said on screens: rooms, and the words of games. */
const SAID = [
  'src/games/*/{ui,i18n}/**/*.{ts,tsx}',
  'src/play/ui/**/*.{ts,tsx}',
  'src/backup/**/*.{ts,tsx}',
];

/** Faults for developers and reports are in one language. */
const UNSAID = /throw new Error|scriptOfPage/;

test('a list is written with the commas of its language, never with those of English alone', () => {
  const lines = globSync(SAID).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /join\('[,;:] '\)/.test(line) && !UNSAID.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
