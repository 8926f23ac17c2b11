// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  storedThreeStar,
  storeThreeStar,
  THREE_STAR_KEY,
} from '#games/maquis/ui/stored-edition.ts';
import { STORED_VALUES } from '#games/maquis/ui/stored-values.ts';

beforeEach(() => localStorage.clear());

test('three stars are remembered as they were chosen last', () => {
  expect(storedThreeStar()).toBe(false);
  storeThreeStar(true);
  expect(storedThreeStar()).toBe(true);
  storeThreeStar(false);
  expect(storedThreeStar()).toBe(false);
});

test('a backup brings that choice where none was made, and refuses what is none', () => {
  expect(STORED_VALUES.take('three-star', 'perhaps')).toBe(false);
  expect(localStorage.getItem(THREE_STAR_KEY)).toBeNull();
  expect(STORED_VALUES.take('three-star', 'yes')).toBe(true);
  expect(storedThreeStar()).toBe(true);
  expect(STORED_VALUES.take('three-star', 'no')).toBe(true);
  expect(storedThreeStar()).toBe(true);
});
