import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULINGS as LES_POILUS } from '#games/les-poilus/data/rulings.ts';
import { RULINGS as MAQUIS } from '#games/maquis/data/rulings.ts';
import { RULINGS as RESIST } from '#games/resist/data/rulings.ts';
import { RULING_BASES, RULING_BASIS_WORDS } from '#rulebook/names.ts';

const LANGUAGES = ['en', 'zh'] as const;

test('each mark has words of its own in both languages', () => {
  expect(Object.keys(RULING_BASIS_WORDS).sort()).toEqual([...RULING_BASES].sort());
  for (const locale of LANGUAGES) {
    const words = JSON.parse(readFileSync(`src/site/messages/${locale}.json`, 'utf8'));
    const marks = RULING_BASES.map((basis) => words[`ruling_${basis}`]);
    expect(new Set(marks.filter(Boolean)).size, locale).toBe(RULING_BASES.length);
  }
});

test('hearsay is marked as such, and never as what the rules say', () => {
  const reported = [...RESIST, ...LES_POILUS, ...MAQUIS].filter(
    ({ basis }) => basis === 'reported',
  );
  expect(reported.map(({ rule }) => rule)).toEqual([
    'resist.counting-actions',
    'resist.result',
    'les-poilus.setup-tiles',
    'les-poilus.deal',
    'les-poilus.chaplain',
  ]);
});
