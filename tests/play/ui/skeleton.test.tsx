// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { DrawnNext, useRemoveSkeleton } from '#play/ui/frame/skeleton.tsx';
import { followed, holdEffects } from './held-effects.ts';

afterEach(() => {
  act(() => render(null, document.body));
  document.documentElement.querySelector('[data-skeleton]')?.remove();
});

/** Whether the page shows a room as a newcomer finds it. */
const isAhead = () => document.querySelector('[data-skeleton]') !== null;

/** As the page is built: the room as a newcomer finds it, outside of what is drawn by scripts. */
function putAhead(): void {
  const ahead = document.createElement('div');
  ahead.dataset.skeleton = '';
  document.documentElement.append(ahead);
}

function Room({ isThere = true }: { readonly isThere?: boolean }) {
  useRemoveSkeleton(isThere);
  if (!isThere) return <p>wait</p>;
  return (
    <>
      <form />
      <DrawnNext>
        <section />
      </DrawnNext>
    </>
  );
}

test('the skeleton stands until the last part of the room is drawn', async () => {
  putAhead();
  render(<Room isThere={false} />, document.body);
  const release = holdEffects();
  render(<Room />, document.body);
  expect(document.body.innerHTML).toBe('<form></form>');
  expect(isAhead()).toBe(true);

  release();
  await followed();
  expect(document.body.innerHTML).toBe('<form></form><section></section>');
  expect(isAhead()).toBe(false);
});

test('a room that goes away before all of it is drawn leaves no skeleton behind', () => {
  putAhead();
  const release = holdEffects();
  render(<Room />, document.body);
  expect(isAhead()).toBe(true);
  render(null, document.body);
  expect(isAhead()).toBe(false);
  release();
});

test('where nothing stands in for it, a room is drawn whole', () => {
  render(<Room />, document.body);
  expect(document.body.innerHTML).toBe('<form></form><section></section>');
});
