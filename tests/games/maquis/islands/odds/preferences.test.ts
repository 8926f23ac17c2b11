// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepPreferences, readPreferences } from '#maquis/islands/aid/preferences.ts';

const KEY = 'safe-house.maquis.table';
const KEEPERS = { deck: 'visitor', goods: 'site', tracks: 'visitor' } as const;

beforeEach(() => localStorage.clear());

test('nobody is helped who has not asked for it', () => {
  expect(readPreferences().help).toBe('none');
});

test('preferences kept before there was help are read, without help', () => {
  localStorage.setItem(KEY, JSON.stringify({ keepers: KEEPERS, bigType: true }));
  expect(readPreferences()).toEqual({ keepers: KEEPERS, bigType: true, help: 'none' });
});

test('the help that is wanted is remembered beside the rest', () => {
  keepPreferences({ keepers: KEEPERS, bigType: true, help: 'odds' });
  expect(readPreferences()).toEqual({ keepers: KEEPERS, bigType: true, help: 'odds' });
});

test('a help that nobody knows is no reason to fail', () => {
  localStorage.setItem(KEY, JSON.stringify({ keepers: KEEPERS, bigType: true, help: 'oracle' }));
  expect(readPreferences().help).toBe('none');
});
