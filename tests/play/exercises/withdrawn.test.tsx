// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { overwriteGetLocale } from '#messages/runtime';
import type { Withdrawn } from '#play/puzzles/stated-puzzle.ts';
import { Exercises } from '#play/ui/exercises/Exercises.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';

const Room = ({ task }: { readonly task: Pick<PuzzleTask<never>, 'exercise'> }) => (
  <p>the room. {task.exercise?.note}</p>
);

let root: HTMLElement;

/** What stands at the address of the first exercise. */
async function show(withdrawn: Withdrawn, expected: RegExp): Promise<void> {
  root = document.createElement('div');
  location.hash = '#1';
  const files = { 'content/game/withdrawn.json': async () => [{ n: 1, withdrawn }] };
  const index = { kinds: [], all: [[-1, 1]] as const };
  act(() =>
    render(
      <Exercises
        {...{ game: 'game', index, files, rules: {} as never, puzzles: '', rulebook: '' }}
        openRoom={async () => Room}
      />,
      root,
    ),
  );
  await vi.waitFor(() => expect(root.textContent).toMatch(expected));
  render(null, root);
}

afterEach(() => {
  render(null, root);
  overwriteGetLocale(() => 'en');
});

test('a withdrawn exercise opens by its old address', async () => {
  await show(
    true,
    /^the room\. This exercise is no longer in the lists\. It can still be played\.$/,
  );
});

test('it says why no list has it any more, where that is known', async () => {
  await show('plain', /^the room\..*its answer is too plain/);
  await show('alike', /^the room\..*others are much like it/);
  overwriteGetLocale(() => 'zh');
  await show('plain', /^the room\..*答案过于明显/);
  await show('alike', /^the room\..*与其他习题太相似/);
});

test('one that has no right answer says so, in both languages', async () => {
  await show('unsolvable', /withdrawn.*no right answer/);
  overwriteGetLocale(() => 'zh');
  await show('unsolvable', /已停用.*没有正确答案/);
});
