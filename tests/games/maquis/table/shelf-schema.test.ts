import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { courseOf, type Save, sortOut } from '#maquis/table/index.ts';

/** Saves as they were written before a game could have a name or branch off another. */
const OLD: readonly Save[] = JSON.parse(
  readFileSync(
    new URL('../../../fixtures/maquis/saves-without-names.json', import.meta.url),
    'utf8',
  ),
);
const [GAME] = OLD;
if (!GAME) throw new Error('the fixture is empty');

describe('saves of the first form', () => {
  test('are read as they are: a game, a corrected game, a set-up', () => {
    expect(sortOut(OLD)).toEqual({ saves: OLD, damaged: 0 });
    expect(OLD.map(({ name, branchOf }) => [name, branchOf])).toEqual(
      OLD.map(() => [undefined, undefined]),
    );
  });

  test('can still be played through', () => {
    for (const { progress } of OLD) {
      if ('game' in progress) expect(courseOf(progress.game)).toHaveProperty('course');
    }
  });
});

describe('a save of a game with help', () => {
  test.each(['none', 'odds', 'coach'] as const)('comes back with the help used: %s', (help) => {
    const save: Save = { ...GAME, help };
    expect(sortOut([structuredClone(save)])).toEqual({ saves: [save], damaged: 0 });
  });

  test.each([['oracle'], [1], [null], [undefined]])('is not read with %j for help', (help) => {
    expect(sortOut([{ ...GAME, help }])).toEqual({ saves: [], damaged: 1 });
  });
});

describe('a save with a name that is a branch', () => {
  const branch: Save = { ...GAME, name: 'With the radio', branchOf: { id: 'a game', step: 7 } };

  test('comes back as it was', () => {
    expect(sortOut([structuredClone(branch)])).toEqual({ saves: [branch], damaged: 0 });
  });

  test.each([
    [{ name: undefined }],
    [{ name: 7 }],
    [{ name: 'x'.repeat(201) }],
    [{ branchOf: undefined }],
    [{ branchOf: 'a game' }],
    [{ branchOf: { id: 'a game' } }],
    [{ branchOf: { id: 7, step: 1 } }],
    [{ branchOf: { id: 'a game', step: Number.NaN } }],
  ])('is not read with %j', (damage) => {
    expect(sortOut([{ ...branch, ...damage }])).toEqual({ saves: [], damaged: 1 });
  });
});
