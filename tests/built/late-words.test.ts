import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

/** Sentences that come in a file of their own, one of each: a build that finds no use for it drops it. */
const LATE = { en: ['The worker stays as the mole.'], zh: ['工人留下做卧底。'] } as const;

test.each(Object.entries(LATE))(
  'sentences that are loaded late are in the build: %s',
  (language, said) => {
    const folder = join(inject('dist'), '_astro', language);
    const scripts = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    for (const sentence of said) {
      expect(scripts.some((script) => script.includes(sentence))).toBe(true);
    }
  },
);
