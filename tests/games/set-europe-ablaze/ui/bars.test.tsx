// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { Loose } from '../examples.ts';
import { button, germanIn, open, prepare, prompt, roomForEachTest, tap } from './aid-room.tsx';

/* Check number and backfire that stand on the player aid alone (8.6.5, 8.6.7). */

roomForEachTest();

const asked = () => document.querySelector('.sea-ask')?.textContent ?? '';
const fill = (field: Element | undefined, value: number) =>
  act(() => {
    if (!(field instanceof HTMLInputElement)) return;
    field.value = String(value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const fields = (of: string) => [...document.querySelectorAll(`${of} input[type=number]`)];
/** The last key of a count: one more, or the first. */
const press = (name: string) =>
  act(() =>
    [...document.querySelectorAll('button')]
      .findLast((one) => one.getAttribute('aria-label')?.startsWith(name))
      ?.click(),
  );
const inTables = () =>
  JSON.parse(localStorage.getItem('safe-house.set-europe-ablaze.tables') ?? '{}').tables?.actions;

/** A game in which a Repair is due: no example of the rules tells its numbers. */
const damaged = (...more: readonly Loose[]) =>
  germanIn(
    {
      ...{ damage: 3, labor: 2, security: 0, vichySecurity: 0, detachments: 0 },
      ...{ strength: 0, active: 0, teams: 0, caches: 0 },
    },
    ...more,
  );

test('8.6.5a, 8.6.7: what was entered before a roll judges it, and is asked no more', () => {
  open(damaged());
  prepare('Repair');
  const [check, backfire] = fields('.sea-bars');
  fill(check, 1);
  fill(backfire, 0);
  for (const _ of [0, 1, 2]) press('Unused Labor: dice');
  tap('We rolled');
  const [mine] = fields('.sea-ask form');
  fill(mine, 9);
  tap('Judge the roll');
  expect(prompt()).toBe('Success');
  expect(inTables()).toEqual({ repair: { check: 1, backfire: 0 } });
});

test('8.6.5a, 8.6.7: a roll without them waits until both are entered', () => {
  const roll = {
    ...{ by: 'german', type: 'action', action: 'repair', pools: { labor: 2 } },
    ...{ attackDice: 2, defendDice: 0, attackTotal: 9, defendTotal: 0 },
  };
  open(damaged(roll));
  // The dice have fallen: what could be done without them is no news.
  expect(asked()).not.toContain('to see the odds');
  const [check, backfire] = fields('.sea-bars');
  fill(check, 1);
  expect(button('Judge the roll')?.disabled).toBe(true);
  // The first of two digits judges nothing.
  fill(backfire, 1);
  expect(button('Judge the roll')?.disabled).toBe(false);
  fill(backfire, 12);
  tap('Judge the roll');
  expect(prompt()).toBe('One loss');
  expect(inTables()).toEqual({ repair: { check: 1, backfire: 12 } });
});
