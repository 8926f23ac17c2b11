// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextUnsolved, progressOf, readProgress, saveProgress } from '#play/puzzles/progress.ts';

const KEY = 'safe-house.maquis.scenarios';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('what is solved stays solved, and what is only tried can be solved later', () => {
  expect(saveProgress(KEY, 'one', 'tried')).toBe(true);
  saveProgress(KEY, 'two', 'solved');
  expect(progressOf(readProgress(KEY), 'one')).toBe('tried');
  saveProgress(KEY, 'one', 'solved');
  saveProgress(KEY, 'two', 'tried');
  expect(progressOf(readProgress(KEY), 'one')).toBe('solved');
  expect(progressOf(readProgress(KEY), 'two')).toBe('solved');
  expect(progressOf(readProgress(KEY), 'three')).toBeUndefined();
});

test('a damaged note counts as none and is written anew', () => {
  for (const damaged of ['{', '"text"', '{"solved":[1]}', 'null']) {
    localStorage.setItem(KEY, damaged);
    expect(readProgress(KEY)).toEqual({ solved: [], tried: [] });
  }
  expect(saveProgress(KEY, 'one', 'solved')).toBe(true);
  expect(readProgress(KEY).solved).toEqual(['one']);
});

test('where nothing can be stored, keeping says no and reading throws', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(saveProgress(KEY, 'one', 'solved')).toBe(false);
  expect(() => readProgress(KEY)).toThrow('denied');
});

test('a full storage is no reason to claim that something was kept', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(saveProgress(KEY, 'one', 'solved')).toBe(false);
});

test('the next one to solve comes after this one, and round to the start', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const marks = { solved: ['b', 'd'], tried: ['a'] };
  expect(nextUnsolved(all, marks)?.id).toBe('a');
  expect(nextUnsolved(all, marks, 'a')?.id).toBe('c');
  expect(nextUnsolved(all, marks, 'c')?.id).toBe('a');
  expect(nextUnsolved(all, { solved: ['a', 'b', 'd'], tried: [] }, 'c')).toBeUndefined();
  expect(nextUnsolved(all, { solved: ['a', 'b', 'c', 'd'], tried: [] })).toBeUndefined();
});
