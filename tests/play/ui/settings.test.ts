// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownersOf } from '#play/saves/stored-owners.ts';
import {
  keepPreferences,
  oldPreferencesKeyOf,
  PREFERENCES_KEY,
  readPreferences,
} from '#play/ui/settings.ts';

const SILENCE = { aloud: false, sound: false, vibration: false, alone: false };
const OLD_PREFERENCES_KEY = oldPreferencesKeyOf('toy');
const OWNERS = ownersOf('toy', ['deck', 'goods', 'tracks'], OLD_PREFERENCES_KEY);
const fixture = (name: string) =>
  readFileSync(`${process.cwd()}/tests/fixtures/saves/preferences/${name}.json`, 'utf8');

beforeEach(() => localStorage.clear());

test('nobody is helped who has not asked for it, in usual type and in silence', () => {
  expect(readPreferences()).toEqual({
    bigType: false,
    help: 'none',
    announced: SILENCE,
    keys: true,
  });
});

test('what is liked is remembered beside the rest, for every game', () => {
  keepPreferences({ bigType: true });
  keepPreferences({ help: 'odds' });
  keepPreferences({ announced: { ...SILENCE, aloud: true } });
  expect(readPreferences()).toEqual({
    bigType: true,
    help: 'odds',
    announced: { ...SILENCE, aloud: true },
    keys: true,
  });
  expect(localStorage.getItem('safe-house.preferences')).not.toBeNull();
});

test('a help that nobody knows is no reason to fail', () => {
  const strange = { version: 3, bigType: true, help: 'oracle', announced: SILENCE };
  localStorage.setItem(PREFERENCES_KEY, JSON.stringify(strange));
  expect(readPreferences().help).toBe('none');
});

describe('preferences of the time when they were one game’s', () => {
  test.each([
    ['v0/before-help', { bigType: true, help: 'none', announced: SILENCE }],
    ['v1/help', { bigType: false, help: 'odds', announced: SILENCE }],
    [
      'v2/on-draw',
      { bigType: false, help: 'odds', announced: { ...SILENCE, aloud: true, vibration: true } },
    ],
  ])('hold for every game: %s', (name, said) => {
    localStorage.setItem(OLD_PREFERENCES_KEY, fixture(name));
    expect(readPreferences()).toEqual({ ...said, keys: true });
  });

  test('are left as they are, and hold until something else is wanted', () => {
    localStorage.setItem(OLD_PREFERENCES_KEY, fixture('v2/on-draw'));
    keepPreferences({ bigType: true });
    expect(readPreferences()).toMatchObject({ bigType: true, help: 'odds' });
    expect(localStorage.getItem(OLD_PREFERENCES_KEY)).toBe(fixture('v2/on-draw'));
    keepPreferences({ bigType: false, help: 'none' });
    expect(readPreferences()).toMatchObject({ bigType: false, help: 'none' });
  });

  test('lie where the site once kept them', () => {
    localStorage.setItem('safe-house.maquis.table', fixture('v2/on-draw'));
    expect(readPreferences()).toMatchObject({ help: 'odds' });
  });

  test('say who kept what in that game, until somebody else does', () => {
    localStorage.setItem(OLD_PREFERENCES_KEY, fixture('v2/on-draw'));
    expect(OWNERS.read()).toEqual({ deck: 'visitor', goods: 'site', tracks: 'site' });
    OWNERS.keep({ deck: 'site', goods: 'visitor', tracks: 'site' });
    expect(OWNERS.read()).toEqual({ deck: 'site', goods: 'visitor', tracks: 'site' });
    expect(localStorage.getItem('safe-house.toy.keepers')).not.toBeNull();
  });
});

test('the site keeps everything of a game in which nobody has said otherwise', () => {
  expect(ownersOf('other', ['dice']).read()).toEqual({ dice: 'site' });
});
