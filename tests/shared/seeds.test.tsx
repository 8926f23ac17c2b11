// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { SeedField } from '#play/ui/parts/SeedField.tsx';
import { isComposing } from '#shared/page/page-events.ts';
import { dateHere, typedSeed } from '#shared/seeds.ts';

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test.each([
  [['tonight', 'Tonight', 'tonight ', ' TONIGHT', 'tonight\u00a0'], 'tonight'],
  [['été', 'e\u0301te\u0301', 'Été'], 'été'],
  [['our game', 'Our  game', 'our\u3000game'], 'our game'],
])('seeds that look the same are the same: %j', (typed, seed) => {
  for (const text of typed) expect(typedSeed(text)).toBe(seed);
});

let dealt = '';
function Room({ first }: { readonly first: string }) {
  const [seed, setSeed] = useState(first);
  dealt = seed;
  return <SeedField seed={seed} onChange={setSeed} />;
}
const field = () => document.querySelector('input') as HTMLInputElement;
function type(text: string) {
  act(() => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('a seed can be typed with its blanks, is dealt by what it comes to, and shows it then', () => {
  act(() => render(<Room first="Ab 1" />, document.body));
  // A seed that was given out stands as it is.
  expect(field().value).toBe('Ab 1');
  type('Our ');
  expect(field().value).toBe('Our ');
  expect(dealt).toBe('our');
  type('Our game ');
  expect(dealt).toBe('our game');
  act(() => void field().dispatchEvent(new Event('blur')));
  expect(field().value).toBe('our game');
});

test("today's deal is that of the visitor's own day, in one form", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 0, 30) });
  expect(dateHere()).toBe('2026-11-27');
  expect(dateHere(new Date(2026, 0, 3, 23, 59))).toBe('2026-01-03');
  act(() => render(<Room first="a" />, document.body));
  const daily = [...document.querySelectorAll('button')].at(-1);
  act(() => daily?.click());
  expect(dealt).toBe('daily 2026-11-27');
});

test('a key that ends a composition is part of it, in Safari by its code alone', () => {
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});

/** Nobody writes while something is dragged. */
const WITHOUT_WRITING = 'play/ui/hooks/use-drag.ts';

test('whatever answers to Enter or Escape, in any game, asks whether a composition ends with it', () => {
  const folder = `${process.cwd()}/src/`;
  const files = globSync('**/*.{ts,tsx,astro,js}', { cwd: folder, exclude: ['**/compiled/**'] });
  const answering = files.filter((file) =>
    /key\w* === '(?:Enter|Escape)'|key\w* !== '(?:Enter|Escape)'|case '(?:Enter|Escape)'/.test(
      readFileSync(folder + file, 'utf8'),
    ),
  );
  expect(answering).toContain(WITHOUT_WRITING);
  for (const file of answering.filter((one) => one !== WITHOUT_WRITING))
    expect(readFileSync(folder + file, 'utf8'), file).toContain('isComposing(event)');
});
