// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import SeaAid from '#set-europe-ablaze/screen/SeaAid.tsx';
import { logExample } from '../examples.ts';

const KEY = 'safe-house.set-europe-ablaze.table.g';

/** The made-up game as it lies on the device after so many events. */
function keep(upTo: number): void {
  const events = logExample().events.slice(0, upTo);
  const save = { version: 1, changed: 1, id: 'g', title: '', rulings: {}, events };
  localStorage.setItem(KEY, JSON.stringify(save));
}

beforeEach(() => localStorage.clear());
afterEach(() => act(() => render(null, document.body)));

const open = () => act(() => render(<SeaAid language="en" />, document.body));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
const tap = (name: string) => act(() => button(name)?.click());
const prompt = () => document.getElementById('aid-prompt')?.textContent;

test('it works from the first minute, with no table entered', () => {
  open();
  expect(prompt()).toBe('A game begins');
  tap('Begin at turn 1');
  expect(prompt()).toBe('Lay one or two cards each');
  expect(localStorage.length).toBe(1);
});

test('8.1.11: an Impulse that may not end says why, and ends when the table says so', () => {
  keep(12);
  open();
  tap('End the Impulse');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('3.2.6');
  tap('We do it anyway');
  expect(prompt()).toBe('German: an Impulse opens');
});

test('8.6.5: the ladder ticks what is passed: 17 beats 5, 12 over 5', () => {
  keep(13);
  open();
  const states = [...document.querySelectorAll('.sea-ladder li')].map((test) =>
    test.getAttribute('data-state'),
  );
  expect(states).toEqual(['yes', 'yes', 'yes', 'yes']);
  expect(document.querySelector('.sea-ladder')?.textContent).toContain('17 > 5');
});

test('an undo that would unsee the roll asks; what was undone stays in the log', () => {
  keep(14);
  open();
  tap('Undo');
  expect(prompt()).toBe('Undo what everybody has seen?');
  act(() => document.querySelector<HTMLElement>('.sea-ask .aid-primary')?.click());
  expect(prompt()).toBe('What is done in Birch?');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').events).toHaveLength(15);
});

test('another window that went another way is shown with the event where it began', () => {
  keep(11);
  open();
  keep(13);
  tap('Pass');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('event 12');
});
