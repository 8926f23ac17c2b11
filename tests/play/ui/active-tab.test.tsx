// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useActiveTab } from '#play/ui/hooks/use-active-tab.ts';

/** A browser that gives a lock when it is told to, and says who holds it. */
function withLocks(holders: readonly string[]) {
  let give = () => {};
  const request = (name: string, _: object, hold: (lock: object) => unknown) =>
    new Promise((done) => {
      give = () => done(hold({ name }));
    });
  const query = async () => ({ held: holders.map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
  return { give: () => act(() => give()) };
}

let catchUp = async () => {};
function Room() {
  return <p>{useActiveTab('a game', () => catchUp()).role}</p>;
}
const role = () => document.querySelector('p')?.textContent;
const open = () => act(() => render(<Room />, document.body));
const later = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(2000);
  });

beforeEach(() => {
  vi.useFakeTimers();
  catchUp = async () => {};
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it('a page follows where another one plays the game', async () => {
  withLocks(['another game', 'a game']);
  await open();
  await later();
  expect(role()).toBe('following');
});

it('a device that is slow to give the lock is not taken for another page', async () => {
  const { give } = withLocks(['another game']);
  await open();
  await later();
  expect(role()).toBe('asking');
  await give();
  await later();
  expect(role()).toBe('playing');
});

it('nor one that is slow to read what was saved', async () => {
  let read = () => {};
  catchUp = () =>
    new Promise((done) => {
      read = done;
    });
  const { give } = withLocks(['a game']);
  await open();
  await give();
  await later();
  expect(role()).toBe('asking');
  read();
  await later();
  expect(role()).toBe('playing');
});
