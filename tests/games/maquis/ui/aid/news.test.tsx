// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { played } from './played.tsx';

test('what was told of the act is not told anew with the way home: a screen reader would say it twice', async () => {
  const game = played({
    phase: 'action',
    patrolsToCome: 0,
    workers: ['radio-b'],
    police: ['black-market', 'radio-a'],
  });
  const lines = () => [...game.root.querySelectorAll('[aria-label="What just happened"] p')];
  await game.tapButton(/^Do nothing/);
  await game.says(/The worker at Radio B does nothing/);
  const [told] = lines();
  await game.tapButton(/arrested|Arrested/);
  await game.says(/finds no way home/);
  expect(lines()[0]).toBe(told);
  expect(told?.textContent).toBe('The worker at Radio B does nothing.');
});
