// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type Loose, logExample } from '../examples.ts';
import { after, button, germanIn, open, prepare, roomForEachTest, saveOf } from './aid-room.tsx';

/* What the table says to one who hears it: all that is needed, and nothing twice. */

roomForEachTest();

const next: Loose = { by: 'table', type: 'next' };
const set = (path: string, to: unknown): Loose => ({ by: 'table', type: 'correct', path, to });

test('8.4.1: that something is not possible now is heard, and not its reason alone', () => {
  open(after(11));
  expect(button('Maximum Effort')?.textContent).toContain('not now:');
});

test('7.5: a headquarters is one box with one name, its dice in it', () => {
  open(germanIn({ strength: 1, security: 1, vichySecurity: 0, detachments: 0 }));
  prepare('Anti-Partisan Sweep');
  const box = [...document.querySelectorAll('.sea-pool--german label')].find(({ textContent }) =>
    textContent?.startsWith('MbF'),
  );
  const named = [...(box?.querySelectorAll('[aria-label]') ?? [])];
  expect(named).toEqual([]);
});

test('3.3: the steps of turn end are a list with a name, and what is left is told once', () => {
  open(
    saveOf([...logExample().events.slice(0, 12), set('phase', 'end.1'), ...Array(4).fill(next)]),
  );
  const list = document.querySelector('.sea-steps');
  expect(list?.getAttribute('aria-label')).toBe('Steps of a turn');
  expect(list?.querySelector('[aria-current=step]')?.textContent).toContain('left: 3');
  expect(document.querySelector('.sea-ask')?.textContent).not.toContain('moves left');
});

test.each([
  [[set('areas.birch', { labor: 1, strength: 0 })], 'no Maquis strength there'],
  [[set('areas.birch', { labor: 1, strength: 2 }), set('ap.maquis', 0)], 'no AP left'],
])('8.1.2: an Action that is barred tells which of the two is lacking', (told, why) => {
  open(saveOf([...logExample().events.slice(0, 12), ...told]));
  expect(button('Propaganda')?.textContent).toContain(why);
});
