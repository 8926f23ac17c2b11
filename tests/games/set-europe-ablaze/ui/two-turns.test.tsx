// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { type Loose, logExample } from '../examples.ts';
import {
  button,
  choices,
  fell,
  germanIn,
  open,
  prepare,
  prompt,
  rolledIn,
  roomForEachTest,
  saveOf,
  tap,
  withTables,
} from './aid-room.tsx';

/* What two turns at the table brought up, played by touch in Chinese. */

roomForEachTest();

const asked = () => document.querySelector('.sea-ask')?.textContent ?? '';
const set = (path: string, to: unknown): Loose => ({ by: 'table', type: 'correct', path, to });
const residual = set('impulse.kind', 'residual');

const fill = (field: HTMLInputElement | undefined, value: number) =>
  act(() => {
    if (!field) return;
    field.value = String(value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

const inPool = (asset: string) =>
  [...document.querySelectorAll('.sea-pool li')].find(
    (line) => line.querySelector('b')?.textContent === asset,
  );

test('8.6.3: what the owner’s table gives no dice takes no part, and is no loss (8.6.5b)', async () => {
  withTables({
    dice: {
      sweep: {
        attack: { security: { halves: 2, per: 'each' } },
        defend: { strength: { halves: 2, per: 'each' } },
      },
    },
    actions: { sweep: { check: 0, backfire: 0, roll: true, primary: ['security'] } },
  });
  const birch = { strength: 2, active: 0, teams: 0, caches: 0, security: 2, detachments: 0 };
  open(germanIn({ ...birch, vichySecurity: 0, labor: 2 }));
  await vi.waitUntil(() => button('Anti-Partisan Sweep'));
  prepare('Anti-Partisan Sweep');
  expect(inPool('Unused Labor')?.querySelector('output')?.textContent).toBe('–');
  expect(inPool('Security')?.querySelector('output')?.textContent).toBe('2');
  tap('We rolled');
  const totals = document.querySelectorAll<HTMLInputElement>('.sea-ask input[type=number]');
  fill(totals[0], 3);
  fill(totals[1], 9);
  tap('Judge the roll');
  expect(prompt()).toBe('Loss 1 of 2');
  expect(choices().some((name) => name?.startsWith('One Security'))).toBe(true);
  expect(choices().some((name) => name?.includes('Labor'))).toBe(false);
});

test('8.6.3: what is not in the owner’s table has not to be counted, and is shown as nothing open', async () => {
  withTables({
    dice: { sabotage: { defend: { security: { halves: 2, per: 'each' } } } },
    actions: { sabotage: { check: 0, backfire: 1, roll: true, primary: ['strength'] } },
  });
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = { value: 7, strength: 2, active: 0, teams: 0, caches: 0, security: 1 };
  open(saveOf(events));
  await vi.waitUntil(() => button('Sabotage'));
  prepare('Sabotage');
  expect(asked()).not.toContain('Labor');
  expect(inPool('Unused Labor')?.getAttribute('data-open')).toBe('false');
  expect(inPool('Unused Labor')?.querySelector('output')?.textContent).toBe('–');
});

test('4.1.3a, 4.3.6: a failure that was not raised may be reversed before anything is lost', () => {
  const failed = rolledIn({ strength: 2 }, fell(6, 7, { strength: 2 }), residual);
  open(failed);
  tap('Don’t raise it');
  expect(prompt()).toContain('Loss');
  tap('Maquis: Counter-Espionage');
  expect(prompt()).toBe('The result is cancelled');
});

test('4.1.3a, 4.3.6: so may a success told by hand, by the other side', () => {
  open(rolledIn({ strength: 2 }, fell(22, 16, { strength: 2 }), residual));
  tap('Don’t raise it');
  expect(prompt()).toBe('Success');
  tap('German: Counter-Espionage');
  expect(prompt()).toBe('The result is cancelled');
});

test('8.1.1: with the last point spent an Impulse is only ended', () => {
  const spent = set('ap.maquis', 1);
  open(rolledIn({ strength: 2, demoralized: true }, fell(6, 7, { strength: 2 }), spent));
  tap('One strength point');
  expect(prompt()).toBe('All losses are taken');
  expect(button('Go on with the Impulse')).toBeUndefined();
  expect(button('End the Impulse')?.className).toBe('aid-primary');
});

test('8.6.5b: which loss it is, and who picks it, is said once', () => {
  open(rolledIn({ strength: 3, active: 1, teams: 0 }, fell(6, 7, { strength: 3, network: 1 })));
  tap('One strength point');
  expect(prompt()).toBe('Loss 2 of 2');
  expect(asked().match(/2 of 2/g)).toHaveLength(1);
  expect(asked()).toContain('German chooses');
});

test('6.2.6: Morale that falls is said with its sign', () => {
  const roll = {
    ...{ by: 'german', type: 'action', action: 'propaganda-german', pools: { security: 1 } },
    ...{ attackDice: 2, defendDice: 1, attackTotal: 9, defendTotal: 1 },
  };
  withTables({ actions: { 'propaganda-german': { check: 0, backfire: 0, roll: true } } });
  open(germanIn({ strength: 1, security: 1 }, roll));
  return vi.waitUntil(() => button('Morale: −1'));
});

/** The made-up game in the step of Morale, after so much damage. */
const afterDamage = (damage: number) =>
  saveOf([...logExample().events.slice(0, 12), set('damageDone', damage), set('phase', 'end.6')]);

test('5.4.6: damage that wins no Advantage is not spoken of', () => {
  open(afterDamage(4));
  expect(button('Morale to +1')).toBeDefined();
  expect(asked()).not.toContain('Political Advantage');
});

test('5.4.6: five points of damage win one', () => {
  open(afterDamage(5));
  expect(asked()).toContain('Political Advantages for the Maquis: 1');
});

/** The made-up game at the score of its last turn, of an owner who has entered no map. */
const lastScore = (...more: readonly Loose[]) =>
  saveOf([...logExample().events.slice(0, 12), set('turn', 9), set('phase', 'end.7'), ...more]);
const board = () => document.querySelector('.sea-board')?.textContent ?? '';

test('10.1.2: a sum nobody has told is not zero', () => {
  open(lastScore());
  expect(board()).toContain('Without it, type in both sums');
  expect(button('Maquis +?, German +?')?.disabled).toBe(true);
});

test('10.1.2: sums that were typed are asked for no more', () => {
  open(lastScore({ by: 'table', type: 'score', german: 3, maquis: 2 }));
  expect(prompt()).toContain('Scored');
  expect(board()).not.toContain('type in both sums');
});

test('3.3.7: once the game is over every phase of its last turn is past', () => {
  const phases = () =>
    [...document.querySelectorAll<HTMLElement>('.sea-phases li')].map(
      ({ dataset }) => dataset.past,
    );
  open(lastScore({ by: 'table', type: 'score', german: 3, maquis: 2 }));
  expect(phases()).toEqual(['true', 'true', 'false']);
  tap('The game is over');
  expect(prompt()).toContain('Victory');
  expect(phases()).toEqual(['true', 'true', 'true']);
});
