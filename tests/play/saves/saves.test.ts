import { describe, expect, test } from 'vitest';
import type { Owners } from '#play/history/game.ts';
import { compareSaves } from '#play/saves/merge.ts';
import { gameIn, rulesetOf, type Save } from '#play/saves/save.ts';
import { storeName } from '#play/saves/save-format.ts';
import { classify } from '#play/saves/scan-saves.ts';
import { toyGame } from '../toy/games.ts';
import { SAVES, saveFormat, type ToySaves } from '../toy/save-format.ts';

const DEALT = 'deal:0:3 deal:1:5';

const saved = (progress: Save<ToySaves>['progress'], more: object = {}): Save<ToySaves> => ({
  version: 2,
  id: 'a game',
  begun: 1,
  changed: 2,
  progress,
  ...more,
});

test('a shelf has a name of its own for each game', () => {
  expect(storeName(saveFormat, 'table')).toBe('safe-house.toy.table');
});

describe('a save of any game', () => {
  test.each([
    ['a game', saved({ game: toyGame(DEALT) })],
    ['what was undone', saved({ game: toyGame(), ahead: toyGame(DEALT).steps })],
    ['what it remembers besides', saved({ game: toyGame(), note: 'a note' })],
    ['a set-up that is not done', saved({ step: 'seed' })],
  ])('comes back with %s', (_, save) => {
    const { saves, unreadable } = classify(SAVES, [JSON.parse(JSON.stringify(save))]);
    expect(saves).toEqual([save]);
    expect(unreadable).toEqual([]);
  });

  test('of a game opened from a file, once kept without owners, is the site’s', () => {
    const old = saved({ game: { ...toyGame(DEALT), owners: {} as Owners<ToySaves['component']> } });
    expect(classify(SAVES, [old]).saves).toEqual([saved({ game: toyGame(DEALT) })]);
  });

  test('of an earlier form is led to the present one', () => {
    const text = JSON.stringify(saved({ game: toyGame(DEALT) }, { version: 1 }));
    const old = JSON.parse(text.replace('"owners"', '"keepers"'));
    expect(classify(SAVES, [old]).saves).toEqual([saved({ game: toyGame(DEALT) })]);
  });

  test.each([
    ['an owner nobody knows', { game: { ...toyGame(), owners: { deck: 'nobody' } } }],
    ['more seen than was done', { game: { ...toyGame(), seen: 1 } }],
    ['another ruleset', { game: { ...toyGame(), setUp: { ruleset: 'toy-2', cards: 6 } } }],
    ['a step of another shape', { game: { ...toyGame(), steps: [{ moved: 'deal:0:3' }] } }],
    ['neither a game nor a set-up', {}],
  ])('is damaged with %s, and left as it is', (_, progress) => {
    const damaged = saved(progress as Save<ToySaves>['progress']);
    expect(classify(SAVES, [damaged])).toEqual({
      saves: [],
      deleted: [],
      unreadable: [{ value: damaged, why: 'damaged' }],
    });
  });

  test('says its ruleset, or that of the games begun now', () => {
    expect(rulesetOf(saveFormat, saved({ game: toyGame() }))).toBe('toy-1');
    expect(rulesetOf(saveFormat, saved({ step: 'cards' }))).toBe('toy-1');
    expect(gameIn(saved({ step: 'cards' }))).toBeUndefined();
  });
});

test.each([
  ['that goes further', 'deal:0:3', DEALT, 'further'],
  ['that is known', DEALT, 'deal:0:3', 'known'],
  ['that went apart', 'deal:0:3', 'deal:0:4', 'apart'],
])('a game brought from elsewhere %s is told for what it is', (_, here, there, expected) => {
  const [kept, brought] = [here, there].map((script) => saved({ game: toyGame(script) }));
  expect(compareSaves(kept, brought)).toBe(expected);
});
