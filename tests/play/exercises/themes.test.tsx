// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#messages/runtime';
import type { ExerciseIndex } from '#play/exercises/exercises.ts';
import { NO_PROGRESS } from '#play/puzzles/progress.ts';
import { Themes } from '#play/ui/exercises/ExerciseList.tsx';

const KINDS = ['Trains', 'Bridges', 'Fields', 'Roads'].map((name) => ({ id: name, name }));

/** So many exercises of each of the four kinds, all of one level. */
const indexOf = (...counts: number[]): ExerciseIndex => ({
  kinds: KINDS,
  all: counts.flatMap((count, kind) => Array.from({ length: count }, () => [kind, 1] as const)),
});

let root: HTMLElement;

function notesOn(index: ExerciseIndex): readonly string[] {
  root = document.createElement('div');
  const marks = { exercises: NO_PROGRESS, days: [], isKept: true };
  act(() => render(<Themes index={index} marks={marks} onCourse={() => {}} />, root));
  return [...root.querySelectorAll('.exercises__note')].map(({ textContent }) => textContent ?? '');
}

afterEach(() => {
  render(null, root);
  overwriteGetLocale(() => 'en');
});

test('themes of fewer than ten exercises are named, and those of none are left to the puzzles', () => {
  const [few = '', none = '', ...more] = notesOn(indexOf(9, 10, 1, 0));
  expect(few).toMatch(/Trains and Fields/);
  expect(few).not.toMatch(/Bridges|Roads/);
  expect(none).toMatch(/Roads/);
  expect(none).not.toMatch(/Trains|Bridges|Fields/);
  expect(more).toEqual([]);
});

test('nothing is said where every theme has ten', () => {
  expect(notesOn(indexOf(10, 10, 10, 10))).toEqual([]);
});

test('the same in Chinese', () => {
  overwriteGetLocale(() => 'zh');
  const [few = '', none = ''] = notesOn(indexOf(9, 10, 1, 0));
  expect(few).toMatch(/不多.*Trains和Fields/);
  expect(none).toMatch(/还没有.*Roads/);
});
