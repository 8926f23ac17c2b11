// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { h, render } from 'preact';
import { expect, test } from 'vitest';
import type { Exercise, StatedPuzzle } from '#games/maquis/puzzles/index.ts';
import { TaskAsked, TaskContext, TaskReminder } from '#games/maquis/ui/puzzle/TaskText.tsx';
import type { Localized } from '#play/puzzles/stated-puzzle.ts';

/*
 * Where the order of the next cards is known to the judge, it is known to whoever plays: before the first
 * move and while playing. Nothing else may come than what is told.
 */

const FOLDER = 'content/exercises/maquis/';

const exercises: readonly Exercise[] = readdirSync(FOLDER)
  .filter((file) => /^\d+\.json$/.test(file))
  .flatMap((file) => JSON.parse(readFileSync(FOLDER + file, 'utf8')));

function textOf(exercise: Exercise, Part: typeof TaskAsked | typeof TaskReminder): string {
  const puzzle = {
    ...exercise,
    id: '',
    rules: [],
    words: {},
  } as unknown as Localized<StatedPuzzle>;
  const task = { puzzle, inOrder: [], list: '', rules: {}, onAgain: () => {} };
  const page = document.createElement('div');
  render(h(TaskContext.Provider, { value: task, children: h(Part, { questions: [] }) }), page);
  return page.textContent ?? '';
}

const ORDER = /in this order: ([\d, ]+)\./;

/** The cards that the stated solution meets. */
const met = ({ solution }: Exercise): readonly number[] =>
  solution.flatMap((move) => (move.startsWith('patrol:') ? [Number(move.slice(7))] : []));

test('an exercise whose next cards are in order tells them, and its solution meets no others', () => {
  const ordered = exercises.filter(({ deck, withdrawn }) => deck && !withdrawn);
  expect(ordered.length).toBeGreaterThan(0);
  for (const exercise of ordered) {
    const told = ORDER.exec(textOf(exercise, TaskAsked))?.[1]?.split(', ').map(Number) ?? [];
    const drawn = met(exercise);
    expect(drawn, `exercise ${exercise.n}`).toEqual(told.slice(0, drawn.length));
    expect(textOf(exercise, TaskReminder)).toMatch(ORDER);
    expect(told).toEqual(exercise.deck?.slice(0, told.length));
  }
});

test('an exercise of one turn whose cards are all told does not speak of others', () => {
  const one = exercises.find(({ deck, until }) => deck && until === 'end-of-turn');
  if (!one) throw new Error('there is none');
  expect(textOf(one, TaskAsked)).not.toContain('whatever');
});

test('an exercise whose cards nobody knows says that its answer must work whatever comes', () => {
  const one = exercises.find(
    ({ deck, chance, table }) => !deck && chance === undefined && table.phase !== 'action',
  );
  if (!one) throw new Error('there is none');
  const text = textOf(one, TaskAsked);
  expect(text).not.toMatch(ORDER);
  expect(text).toContain('whatever cards come');
});
