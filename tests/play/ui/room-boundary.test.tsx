// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoomBoundary } from '#play/ui/frame/RoomBoundary.tsx';
import { Keys } from '#play/ui/keys/Keys.tsx';
import { isOwnLink, markOwnLink } from '#play/ui/share/own-link.ts';
import { quarantineKey, setAside } from '#shared/storage/local-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => act(() => render(null, document.body)));

test('a room that breaks says so, with a way to save the games and to open it again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const Broken = (): never => {
    throw new Error('broken');
  };
  act(() =>
    render(
      <RoomBoundary>
        <Broken />
      </RoomBoundary>,
      document.body,
    ),
  );
  vi.clearAllTimers();
  vi.useRealTimers();
  const alert = await vi.waitUntil(() => document.querySelector('[role=alert]'));
  const names = [...alert.querySelectorAll('button')].map(({ textContent }) => textContent?.trim());
  expect(alert.textContent).toContain('stopped working');
  expect(names).toContain('Open the room again');
  expect(names.length).toBe(2);
});

test('the Enter that ends a composition sends no form off', () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  act(() =>
    render(
      <form onSubmit={sent}>
        <Keys />
        <input type="text" />
      </form>,
      document.body,
    ),
  );
  const press = (keyCode: number) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    Object.defineProperty(event, 'keyCode', { value: keyCode });
    document.querySelector('input')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  // Safari tells of it by the number alone.
  expect(press(229)).toBe(true);
  expect(press(13)).toBe(false);
});

test('what is set aside a second time does not write over the first', () => {
  for (const text of ['{"one":1}', '{"two":2}', '{"two":2}', '{"three":3}']) {
    localStorage.setItem('safe-house.preferences', text);
    setAside('safe-house.preferences');
  }
  const first = quarantineKey('safe-house.preferences');
  expect(
    [first, `${first}.2`, `${first}.3`, `${first}.4`].map((key) => localStorage.getItem(key)),
  ).toEqual([...['{"one":1}', '{"two":2}', '{"three":3}', null]]);
});

test('a game that a guided mission hands on is one’s own, once', () => {
  markOwnLink('game=abc');
  expect(isOwnLink('game=other')).toBe(false);
  markOwnLink('game=abc');
  expect(isOwnLink('game=abc')).toBe(true);
  expect(isOwnLink('game=abc')).toBe(false);
});
