// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepPreferences, readPreferences } from '#maquis/screen/aid/preferences.ts';

const KEY = 'safe-house.maquis.table';
const SILENCE = { aloud: false, sound: false, vibration: false };
const KEEPERS = { deck: 'visitor', goods: 'site', tracks: 'visitor' } as const;

beforeEach(() => localStorage.clear());

test('nobody is helped who has not asked for it', () => {
  expect(readPreferences().help).toBe('none');
});

test('preferences kept before there was help are read, without help', () => {
  localStorage.setItem(KEY, JSON.stringify({ keepers: KEEPERS, bigType: true }));
  expect(readPreferences()).toEqual({
    keepers: KEEPERS,
    bigType: true,
    help: 'none',
    onDraw: SILENCE,
  });
});

test('the help that is wanted is remembered beside the rest', () => {
  const wanted = { keepers: KEEPERS, bigType: true, help: 'odds', onDraw: SILENCE } as const;
  keepPreferences(wanted);
  expect(readPreferences()).toEqual(wanted);
});

test('a help that nobody knows is no reason to fail', () => {
  localStorage.setItem(KEY, JSON.stringify({ keepers: KEEPERS, bigType: true, help: 'oracle' }));
  expect(readPreferences().help).toBe('none');
});

test('cards are drawn in silence until somebody wants it otherwise, and then it is remembered', () => {
  expect(readPreferences().onDraw).toEqual(SILENCE);
  const wanted = { aloud: true, sound: false, vibration: true };
  keepPreferences({ ...readPreferences(), onDraw: wanted });
  expect(readPreferences().onDraw).toEqual(wanted);
});

test('preferences kept before cards could be read out are read, in silence', () => {
  const before = { version: 1, keepers: KEEPERS, bigType: true, help: 'odds' };
  localStorage.setItem(KEY, JSON.stringify(before));
  expect(readPreferences()).toEqual({
    keepers: KEEPERS,
    bigType: true,
    help: 'odds',
    onDraw: SILENCE,
  });
});
