// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { THINGS } from '#games/maquis/ui/kept/things.ts';
import { keepThreeStar, keptThreeStar, THREE_STAR_KEY } from '#games/maquis/ui/kept-edition.ts';

beforeEach(() => localStorage.clear());

test('three stars are remembered as they were chosen last', () => {
  expect(keptThreeStar()).toBe(false);
  keepThreeStar(true);
  expect(keptThreeStar()).toBe(true);
  keepThreeStar(false);
  expect(keptThreeStar()).toBe(false);
});

test('a backup brings that choice where none was made, and refuses what is none', () => {
  expect(THINGS.take('three-star', 'perhaps')).toBe(false);
  expect(localStorage.getItem(THREE_STAR_KEY)).toBeNull();
  expect(THINGS.take('three-star', 'yes')).toBe(true);
  expect(keptThreeStar()).toBe(true);
  expect(THINGS.take('three-star', 'no')).toBe(true);
  expect(keptThreeStar()).toBe(true);
});
