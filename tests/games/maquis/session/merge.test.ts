import { expect, test } from 'vitest';
import { freshSetUp, SAVE_VERSION, type Save } from '#games/maquis/session/index.ts';
import { asCopy, compareSaves } from '#play/saves/merge.ts';
import { gameWith } from './stepping.ts';

const STEPS = ['place:grocer', 'patrol:4', 'place:cafe'].map((move) => ({ move }));
const OTHERWISE = [...STEPS.slice(0, 2), { move: 'place:doctor' }];

const saved = (progress: Save['progress'], more: Partial<Save> = {}): Save => ({
  version: SAVE_VERSION,
  id: 'a game',
  begun: 1,
  changed: 2,
  progress,
  ...more,
});
const after = (steps: readonly { move: string }[], ahead?: readonly { move: string }[]): Save =>
  saved({ game: gameWith('site', steps), ...(ahead ? { ahead } : {}) });
const SETTING_UP = saved({ setUp: freshSetUp('a seed'), step: 'tiles' });

test.each([
  ['a game that is not here', undefined, after(STEPS), 'new'],
  ['the same game', after(STEPS), after(STEPS), 'known'],
  ['an earlier moment of it', after(STEPS), after(STEPS.slice(0, 1)), 'known'],
  ['what was undone here', after(STEPS.slice(0, 1), STEPS.slice(1)), after(STEPS), 'known'],
  ['a later moment of it', after(STEPS.slice(0, 1)), after(STEPS), 'further'],
  ['the same game, gone on with otherwise', after(STEPS), after(OTHERWISE), 'apart'],
  ['the game of a set-up', SETTING_UP, after([]), 'further'],
  ['the set-up of a game', after([]), SETTING_UP, 'known'],
  ['a set-up for a set-up', SETTING_UP, SETTING_UP, 'known'],
] as const)('%s is told for what it is', (_, kept, brought, comparison) => {
  expect(compareSaves(kept, brought)).toBe(comparison);
});

test('a game of another deal went apart, though it has the same moves', () => {
  const game = gameWith('site', STEPS);
  const other = saved({ game: { ...game, setUp: { ...game.setUp, seed: 'another' } } });
  expect(compareSaves(after(STEPS), other)).toBe('apart');
});

test('what went apart gets the same id of its own each time', () => {
  const [one, again] = [asCopy(after(STEPS)), asCopy(after(STEPS))];
  expect(one.id).toBe(again.id);
  expect(one.id).not.toBe('a game');
});
