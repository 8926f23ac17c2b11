import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Save } from '#games/maquis/session/index.ts';
import { classifySaves } from './maquis-saves.ts';

/** A save in the present form. */
const [GAME]: readonly Save[] = JSON.parse(
  readFileSync(new URL('../../../fixtures/saves/game/v4/games.json', import.meta.url), 'utf8'),
);
if (!GAME) throw new Error('the fixture is empty');
const { name: _, branchOf: __, help: ___, ...PLAIN } = GAME;

function sorted(stored: readonly unknown[]) {
  const { saves, unreadable } = classifySaves(stored);
  return { saves, damaged: unreadable.length };
}

describe('a save of a game with help', () => {
  test.each(['none', 'odds', 'coach'] as const)('comes back with the help used: %s', (help) => {
    const save: Save = { ...PLAIN, help };
    expect(sorted([structuredClone(save)])).toEqual({ saves: [save], damaged: 0 });
  });

  test.each([['oracle'], [1], [null], [undefined]])('is not read with %j for help', (help) => {
    expect(sorted([{ ...PLAIN, help }])).toEqual({ saves: [], damaged: 1 });
  });
});

describe('a save with a name that is a branch', () => {
  const branch: Save = { ...PLAIN, name: 'With the radio', branchOf: { id: 'a game', step: 7 } };

  test('comes back as it was', () => {
    expect(sorted([structuredClone(branch)])).toEqual({ saves: [branch], damaged: 0 });
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
    expect(sorted([{ ...branch, ...damage }])).toEqual({ saves: [], damaged: 1 });
  });
});
