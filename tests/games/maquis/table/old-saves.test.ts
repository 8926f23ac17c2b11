import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalMoves, moveText, samePosition } from '#maquis/engine/index.ts';
import {
  courseOf,
  redoOf,
  SAVE_VERSION,
  SAVES,
  type Save,
  sortOut,
  type TableGame,
  undoOf,
} from '#maquis/table/index.ts';
import { readKept } from '#shared/kept/kind.ts';
import { begin } from './stepping.ts';

/*
 * Saves as they were once given out, kept for ever. Whoever changes the form of a save gives it the
 * next number and a migration, and puts what this version writes beside these.
 */

const FOLDER = new URL('../../../fixtures/saves/game/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));

interface Old {
  readonly from: string;
  readonly stored: { readonly version: number; readonly progress: { readonly game?: TableGame } };
}

const ALL: readonly Old[] = readdirSync(FOLDER).flatMap((version) =>
  readdirSync(new URL(version, FOLDER)).flatMap((file) =>
    (read(`${version}/${file}`) as Old['stored'][]).map((stored, n) => ({
      from: `${version}/${file} ${n}`,
      stored,
    })),
  ),
);

const opened = (stored: unknown): Save => {
  const told = readKept(SAVES, stored);
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

describe.each(ALL)('the save $from', ({ stored }) => {
  test('opens in the present form, and says what it said', () => {
    const { version, order, progress, ruleset, ...save } = opened(stored);
    expect(version).toBe(SAVE_VERSION);
    expect(ruleset).toBe('pnp-1.1');
    expect({ ...stored, ...save, progress }).toEqual(stored);
    expect(order).toBeGreaterThan(0);
  });

  test('opens again from the present form as the same', () => {
    const save = opened(stored);
    expect(opened(JSON.parse(JSON.stringify(save)))).toEqual(save);
  });

  test('takes up the machine at the same position, with the same moves, undo and redo', () => {
    const { progress } = opened(stored);
    if (!('game' in progress) || !stored.progress.game) {
      expect(begin({ resume: progress }).matches('setUp')).toBe(true);
      return;
    }
    // What the steps come to is told by the engine, from the save as it was written.
    const played = courseOf(stored.progress.game);
    if ('fault' in played) throw new Error('the fixture cannot have happened');
    const { game, course, ahead } = begin({ resume: progress }).context;
    if (!game || !course) throw new Error('no game was taken up');
    const { position } = played.course;
    expect(samePosition(course.position, position)).toBe(true);
    expect(legalMoves(course.position).map(moveText)).toEqual(legalMoves(position).map(moveText));
    expect(undoOf(game)).toEqual(undoOf(stored.progress.game));
    const kept = (stored.progress as { ahead?: typeof ahead }).ahead ?? [];
    expect(redoOf(game, ahead)).toEqual(redoOf(stored.progress.game, kept));
  });
});

test('of the first form, what was changed last comes first', () => {
  const first = ALL.filter(({ stored }) => stored.version === 1).map(({ stored }) => stored);
  const { saves, aside } = sortOut(first);
  expect(aside).toEqual([]);
  expect(saves).toHaveLength(first.length);
  const changed = saves.map((save) => save.changed);
  expect(changed).toEqual(changed.toSorted((one, other) => other - one));
});

describe('a save from a newer version', () => {
  const [one] = ALL;
  test('is told apart from a damaged one, and not touched', () => {
    const newer = { ...one?.stored, version: SAVE_VERSION + 1, progress: { something: 'else' } };
    const before = JSON.stringify(newer);
    expect(sortOut([newer]).aside).toEqual([{ value: newer, why: 'newer' }]);
    expect(JSON.stringify(newer)).toBe(before);
  });
});
