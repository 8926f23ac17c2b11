// @vitest-environment happy-dom
import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { PROMPT } from '#play/ui/hooks/use-focus.ts';

const show = (what: ComponentChild) => act(() => render(what, document.body));
const text = () => document.body.textContent;

afterEach(() => show(null));

const part = { Part: () => <h2 id={PROMPT} tabIndex={-1} children="Here" /> };
const body = ({ Part }: typeof part) => <Part />;

test('a part says that it comes, takes the focus nobody has, and is there at once next time', async () => {
  const load = vi.fn(async () => part);
  show(<Lazy load={load}>{body}</Lazy>);
  expect(text()).toBe('One moment…');
  await vi.waitUntil(() => document.activeElement?.id === PROMPT);
  show(null);
  show(<Lazy load={load}>{body}</Lazy>);
  expect(text()).toBe('Here');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot be had says so, and is tried again', async () => {
  const load = vi.fn(async () => part).mockRejectedValueOnce(new TypeError());
  show(<Lazy load={load}>{body}</Lazy>);
  await vi.waitUntil(() => document.querySelector('[role=alert]'));
  expect(text()).toContain('could not be loaded');
  act(() => document.querySelector('button')?.click());
  await vi.waitUntil(() => text() === 'Here');
});

test('what stands before a part brings it with the first touch of the page, not earlier', async () => {
  const load = vi.fn(async () => part).mockRejectedValueOnce(new TypeError());
  const room = (isPlaying: boolean) => (
    <Lazy load={load} before={!isPlaying && <p>Set up</p>}>
      {body}
    </Lazy>
  );
  show(room(false));
  expect(load).not.toHaveBeenCalled();
  act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(load).toHaveBeenCalledTimes(1);
  // Where that failed, nobody is told before it is needed, and then it is tried again.
  await act(async () => {});
  expect(text()).toBe('Set up');
  show(room(true));
  await vi.waitUntil(() => text() === 'Here');
  expect(load).toHaveBeenCalledTimes(2);
});
