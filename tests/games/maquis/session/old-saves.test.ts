import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Deal, legalMoves, moveText, RULESET } from '#games/maquis/engine/index.ts';
import { historyOf, SAVE_VERSION, type Save, type TableGame } from '#games/maquis/session/index.ts';
import { readVersioned } from '#shared/storage/versioned.ts';
import { samePosition } from '../../../play/same-position.ts';
import { classifySaves, SAVES } from './maquis-saves.ts';
import { begin } from './stepping.ts';
import { redoOf, undoOf } from './undoing.ts';

/*
 * Saves as they were once given out, kept for ever. Whoever changes the form of a save gives it the
 * next number and a migration, and puts what this version writes beside these.
 */

const FOLDER = new URL('../../../fixtures/saves/game/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));

interface Old {
  readonly from: string;
  readonly stored: {
    readonly version: number;
    readonly progress: { readonly game?: Omit<TableGame, 'setUp'> & { setUp: Deal } };
  };
}

const ALL: readonly Old[] = readdirSync(FOLDER).flatMap((version) =>
  readdirSync(new URL(version, FOLDER)).flatMap((file) =>
    (read(`${version}/${file}`) as Old['stored'][]).map((stored, n) => ({
      from: `${version}/${file} ${n}`,
      stored,
    })),
  ),
);

/** What an old save says, in the names of today. */
function renamed({ stored }: Old): Save {
  const text = JSON.stringify(stored)
    .replaceAll('"keepers":', '"owners":')
    .replaceAll('"drawnBy":', '"by":');
  const { progress, ...save } = JSON.parse(text);
  if (!progress.game) return { ...save, progress };
  const setUp = { ruleset: RULESET, ...progress.game.setUp };
  return { ...save, progress: { ...progress, game: { ...progress.game, setUp } } };
}

const opened = (stored: unknown): Save => {
  const told = readVersioned(SAVES, stored);
  if ('unread' in told) throw new Error(`the save is ${told.unread}`);
  return told.value;
};

test('there is a fixture of every form that was given out', () => {
  const versions = ALL.map(({ stored }) => stored.version);
  expect([...new Set(versions)].sort()).toEqual(
    Array.from({ length: SAVE_VERSION }, (_, n) => n + 1),
  );
  for (const { from, stored } of ALL) expect(from).toContain(`v${stored.version}/`);
});

describe.each(ALL)('the save $from', (old) => {
  const { stored } = old;
  test('opens in the present form, and says what it said', () => {
    const { version, order, progress, ruleset, ...save } = opened(stored);
    expect(version).toBe(SAVE_VERSION);
    expect(ruleset).toBe('pnp-1.1');
    const said = renamed(old);
    expect({ ...said, ...save, progress }).toEqual(said);
    expect(order).toBeGreaterThan(0);
  });

  test('opens again from the present form as the same', () => {
    const save = opened(stored);
    expect(opened(JSON.parse(JSON.stringify(save)))).toEqual(save);
  });

  test('takes up the machine at the same position, with the same moves, undo and redo', () => {
    const { progress } = opened(stored);
    const told = renamed(old).progress;
    if (!('game' in progress) || !('game' in told)) {
      expect(begin({ resume: progress }).matches('setUp')).toBe(true);
      return;
    }
    // What the steps come to is told by the engine, from the save as it was written.
    const played = historyOf(told.game);
    if ('fault' in played) throw new Error('the fixture cannot have happened');
    const { game, replayed, redoStack } = begin({ resume: progress }).context;
    if (!game || !replayed) throw new Error('no game was taken up');
    const { position } = played.replayed;
    expect(samePosition(replayed.position, position)).toBe(true);
    expect(legalMoves(replayed.position).map(moveText)).toEqual(legalMoves(position).map(moveText));
    expect(undoOf(game)).toEqual(undoOf(told.game));
    expect(redoOf(game, redoStack)).toEqual(redoOf(told.game, told.ahead ?? []));
  });
});

test('of the first form, what was changed last comes first', () => {
  const first = ALL.filter(({ stored }) => stored.version === 1).map(({ stored }) => stored);
  const { saves, unreadable } = classifySaves(first);
  expect(unreadable).toEqual([]);
  expect(saves).toHaveLength(first.length);
  const changed = saves.map((save) => save.changed);
  expect(changed).toEqual(changed.toSorted((one, other) => other - one));
});

describe('a save from a newer version', () => {
  const [one] = ALL;
  test('is told apart from a damaged one, and not touched', () => {
    const newer = { ...one?.stored, version: SAVE_VERSION + 1, progress: { something: 'else' } };
    const before = JSON.stringify(newer);
    expect(classifySaves([newer]).unreadable).toEqual([{ value: newer, why: 'newer' }]);
    expect(JSON.stringify(newer)).toBe(before);
  });
});
