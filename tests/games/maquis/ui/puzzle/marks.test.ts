// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMark, nextUnsolved, progressOf, readMarks } from '#games/maquis/ui/puzzle/marks.ts';

const KEY = 'safe-house.maquis.scenarios';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('what is solved stays solved, and what is only tried can be solved later', () => {
  expect(keepMark('one', 'tried')).toBe(true);
  keepMark('two', 'solved');
  expect(progressOf(readMarks(), 'one')).toBe('tried');
  keepMark('one', 'solved');
  keepMark('two', 'tried');
  expect(progressOf(readMarks(), 'one')).toBe('solved');
  expect(progressOf(readMarks(), 'two')).toBe('solved');
  expect(progressOf(readMarks(), 'three')).toBeUndefined();
});

test('a damaged note counts as none and is written anew', () => {
  for (const damaged of ['{', '"text"', '{"solved":[1]}', 'null']) {
    localStorage.setItem(KEY, damaged);
    expect(readMarks()).toEqual({ solved: [], tried: [] });
  }
  expect(keepMark('one', 'solved')).toBe(true);
  expect(readMarks().solved).toEqual(['one']);
});

test('where nothing can be stored, keeping says no and reading throws', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(keepMark('one', 'solved')).toBe(false);
  expect(readMarks).toThrow('denied');
});

test('a full storage is no reason to claim that something was kept', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepMark('one', 'solved')).toBe(false);
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
