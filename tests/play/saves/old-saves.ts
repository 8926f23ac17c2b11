import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replay, validPrefix } from '#play/history/game-history.ts';
import type { GameRules } from '#play/rules/game-rules.ts';
import { gameIn, type Save, type SavedGameState, savesOf } from '#play/saves/save.ts';
import type { SaveFormat, SaveTypes } from '#play/saves/save-format.ts';
import { readVersioned } from '#shared/storage/versioned.ts';

/*
 * Saves as a shelf once kept them, in every form that was given out. The files stay for ever: whoever
 * changes the form of a save gives it the next number and a migration, and puts what this version
 * writes beside these.
 */

const FOLDER = new URL('../../fixtures/saves/', import.meta.url);

interface Old {
  readonly from: string;
  readonly stored: { readonly version: number };
}

function oldSaves(game: string): readonly Old[] {
  const folder = new URL(`${game}/`, FOLDER);
  return readdirSync(folder).flatMap((version) =>
    readdirSync(new URL(version, folder)).flatMap((file) => {
      const saves = JSON.parse(readFileSync(new URL(`${version}/${file}`, folder), 'utf8'));
      return (saves as Old['stored'][]).map((stored, n) => ({
        from: `${version}/${file} ${n}`,
        stored,
      }));
    }),
  );
}

/**
 * Every save of a game ever given out opens, and its steps lead where they led.
 *
 * @param outcomes what the games came to that are over, in the order of the files
 * @param folder where they lie; a shelf with a form of its own has its own
 */
export function savesStayOpen<T extends SaveTypes>(
  saveFormat: SaveFormat<T>,
  rules: GameRules<T>,
  outcomes: readonly T['outcome'][],
  folder = saveFormat.game,
): void {
  const kind = savesOf(saveFormat);
  const all = oldSaves(folder);
  const opened = (stored: unknown): Save<T> => {
    const told = readVersioned(kind, stored);
    if ('unread' in told) throw new Error(`the save is ${told.unread}`);
    return told.value;
  };

  test('there is a save of every form that was given out', () => {
    const versions = new Set(all.map(({ stored }) => stored.version));
    expect([...versions].sort()).toEqual(
      Array.from({ length: saveFormat.version }, (_, n) => n + 1),
    );
    for (const { from, stored } of all) expect(from).toContain(`v${stored.version}/`);
  });

  describe.each(all)('the save $from', ({ stored }) => {
    test('opens in the present form, and says what it said', () => {
      const save = opened(stored);
      expect(save.version).toBe(saveFormat.version);
      expect({ ...save, version: stored.version }).toEqual(stored);
      expect(opened(JSON.parse(JSON.stringify(save)))).toEqual(save);
    });

    test('has steps that can all be taken, those undone as well', () => {
      const save = opened(stored);
      const game = gameIn(save);
      if (!game) throw new Error('the save holds no game');
      expect(validPrefix(rules, game).steps).toHaveLength(game.steps.length);
      const { ahead = [] } = save.progress as SavedGameState<T>;
      const whole = { ...game, steps: [...game.steps, ...ahead] };
      expect(validPrefix(rules, whole).steps).toHaveLength(whole.steps.length);
    });

    test('is told apart where it comes from a newer version', () => {
      expect(readVersioned(kind, { ...stored, version: saveFormat.version + 1 })).toEqual({
        unread: 'newer',
      });
    });
  });

  test('games that are over came to what they came to', () => {
    const told = all.flatMap(({ stored }) => {
      const game = gameIn(opened(stored));
      const played = game && replay(rules, game);
      if (!played || 'fault' in played) throw new Error('a step cannot have happened');
      return played.replayed.outcome ?? [];
    });
    expect(told).toEqual(outcomes);
  });
}
