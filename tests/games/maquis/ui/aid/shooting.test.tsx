// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { played } from './played.tsx';

/** Nobody is in the way of anybody: patrols go to Radio A, Pont Leveque and the Fence. */
const DECK = [6, 4, 2, 1, 3, 5, 7, 8, 9, 10] as const;
const ARMED = {
  safeHouse: 3,
  hand: { weapon: 1 },
  patrolsToCome: 3,
  unseen: { deck: [...DECK] },
} as const;

test('maquis.shooting: a turn of three workers takes at most 13 taps with a weapon in hand too', async () => {
  const game = played(ARMED);
  for (const place of ['grocer', 'cafe', 'doctor']) {
    await game.tapMap(place);
    await game.tapMap(place);
  }
  for (const place of ['grocer', 'cafe']) {
    await game.tapMap(place);
    await game.tapButton(/^Do nothing/);
  }
  await game.tapButton(/^Do nothing/);
  await game.says(/Shoot a policeman/);
  await game.tapButton(/^End the turn/);
  expect(game.state()?.matches({ playing: 'placement' })).toBe(true);
  expect(game.taps()).toBeLessThanOrEqual(13);
});

test('maquis.shooting: one button takes aim, and a tap on the map shoots', async () => {
  const game = played({ ...ARMED, police: ['fence', 'radio-b'] });
  await game.tapButton(/^Shoot a policeman/);
  await game.says(/Which policeman/);
  // Nobody shoots at a shop.
  expect(game.named(/Fence/)?.textContent).toBe('Shoot the one at the Fence');
  expect(game.onMap('cafe')?.getAttribute('aria-disabled')).not.toBe('false');
  await game.tapMap('fence');
  expect(game.taps()).toBe(2);
  expect(game.state()?.context.game?.steps.at(-1)).toEqual({ move: 'shoot:fence' });
  await game.says(/Place worker|Where/);
});

test('maquis.shooting: aim can be lowered again, and the focus is at the question each time', async () => {
  const game = played({ ...ARMED, police: ['fence'] });
  const atQuestion = () => expect.poll(() => document.activeElement?.textContent);
  await game.tapButton(/^Shoot a policeman/);
  await atQuestion().toMatch(/^Which policeman/);
  await game.tapButton(/^Don’t shoot/);
  await atQuestion().toMatch(/^Where does worker/);
  expect(game.named(/^Shoot a policeman/)).toBeDefined();
  expect(game.state()?.context.game?.steps).toHaveLength(1);
});

/** Radio A lies behind Rue Baradat and leads nowhere. */
const CUT = {
  phase: 'action',
  patrolsToCome: 0,
  workers: ['radio-b'],
  police: ['black-market', 'radio-a'],
} as const;

test('maquis.route-home: nothing is said of a shot that nobody can fire', async () => {
  const { root, panel, says } = played(CUT);
  await says(/No way home/);
  expect(panel()?.textContent).not.toMatch(/shot/i);
  expect(root.querySelector('.place--opensByShot')).toBeNull();
  expect(panel()?.textContent).not.toMatch(/straight home|go home/i);
});

test('maquis.escape-shot: with a weapon it is said, and the map shows it', async () => {
  const { root, says } = played({ ...CUT, hand: { weapon: 1 } });
  await says(/a shot here would open the way/);
  expect(root.querySelectorAll('.place--opensByShot')).toHaveLength(1);
});
