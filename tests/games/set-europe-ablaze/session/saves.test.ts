import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forkOf } from '#games/set-europe-ablaze/engine/log/index.ts';
import {
  eventsOf,
  fileWithLogs,
  gameWithEvents,
  logsIn,
  replayLog,
  SAVES,
  type Save,
  type SeaSaves,
} from '#games/set-europe-ablaze/session/index.ts';
import { compareSaves } from '#play/saves/merge.ts';
import { gameIn } from '#play/saves/save.ts';
import { readVersioned } from '#shared/storage/versioned.ts';
import { LOG_TEXT, type Loose, logExample } from '../examples.ts';

/*
 * Saves in every form that was given out. The first lay in the browser's storage, each under a key of
 * its own; it stays a fixture for ever.
 */

const stored = (version: number): readonly Loose[] =>
  JSON.parse(
    readFileSync(
      new URL(`../../../fixtures/saves/set-europe-ablaze/v${version}/games.json`, import.meta.url),
      'utf8',
    ),
  );

function read(value: unknown): Save {
  const told = readVersioned(SAVES, value);
  if ('unread' in told) throw new Error(`the save is ${told.unread}`);
  return told.value;
}

const gameOfSave = (save: Save) => {
  const game = gameIn<SeaSaves>(save);
  if (!game) throw new Error('the save holds no game');
  return game;
};

describe('a save of the first form', () => {
  test.each(stored(1).map((save, n) => [n, save] as const))(
    '%i opens with every event it had, and ends where it ended',
    (_, old) => {
      const save = read(old);
      const game = gameOfSave(save);
      expect(eventsOf(game)).toEqual(old.events);
      expect(replayLog(game).position.events).toHaveLength(old.events.length);
      expect(save).toMatchObject({ id: old.id, changed: old.changed });
      expect(game.setUp.title ?? '').toBe(old.title);
      expect(game.setUp.rulings ?? {}).toEqual(old.rulings);
    },
  );

  test('is damaged where an event is none, or is not in its place', () => {
    const [old] = stored(1);
    for (const events of [[{ n: 1, by: 'nobody', type: 'start' }], [...old.events].reverse()]) {
      expect(readVersioned(SAVES, { ...old, events })).toEqual({ unread: 'damaged' });
    }
  });
});

test.each(stored(2).map((save, n) => [n, save] as const))(
  'save %i of the second form says what it said',
  (_, old) => {
    expect(read(old)).toEqual(old);
    expect(replayLog(gameOfSave(read(old))).position.events).toHaveLength(
      gameOfSave(read(old)).steps.length,
    );
  },
);

test('a save of a newer form is told apart', () => {
  expect(readVersioned(SAVES, { ...stored(2)[0], version: 3 })).toEqual({ unread: 'newer' });
});

test('two devices that went apart are told, with the event where it began', () => {
  const { events } = logExample();
  const setUp = { ruleset: 'booklet-2014', seed: 'g' };
  const saveOf = (told: readonly Loose[]): Save => ({
    ...read(stored(1)[0]),
    progress: {
      game: gameWithEvents(
        setUp,
        told.map(({ n: _, ...event }) => event),
      ),
    },
  });
  const here = saveOf(events.slice(0, 13));
  const there = saveOf([...events.slice(0, 11), { by: 'maquis', type: 'pass' }]);
  expect(compareSaves(here, there)).toBe('apart');
  expect(compareSaves(here, saveOf(events))).toBe('further');
  const [one, other] = [here, there].map((save) => eventsOf(gameOfSave(save)));
  expect(forkOf(one ?? [], other ?? [])?.at).toBe(12);
});

describe('a file', () => {
  const seeds = () => 'fresh';

  test('of one game is a log, and says which game it is', () => {
    const save = read(stored(1)[2]);
    const text = fileWithLogs([save]);
    expect(JSON.parse(text)).toMatchObject({ format: 'sea-game', version: 1, game: save.id });
    expect([...logsIn(text, seeds)]).toEqual([{ game: gameOfSave(save) }]);
  });

  test('of several games has one a line', () => {
    const saves = stored(1).map(read);
    const read3 = [...logsIn(fileWithLogs(saves), seeds)];
    expect(read3).toEqual(saves.map((save) => ({ game: gameOfSave(save) })));
  });

  test('that does not say which game it is tells a new one', () => {
    const [only] = [...logsIn(LOG_TEXT, seeds)];
    expect(only).toMatchObject({ game: { setUp: { seed: 'fresh' } } });
  });

  test('is taken up to where it does not go on, and that is told', () => {
    const log = logExample();
    log.events[12] = { n: 13, by: 'maquis', type: 'start' };
    const [game, fault] = [...logsIn(JSON.stringify(log), seeds)];
    expect(game).toMatchObject({ game: { seen: 12 } });
    expect(fault).toMatchObject({ entry: 1, fault: { at: 13 } });
  });

  test.each([
    ['no JSON', '{"format"', 'not-json'],
    ['the owner’s tables', '{"format":"sea-tables","version":1}', 'is-tables'],
    ['something else', '{}', 'not-a-log'],
  ])('that is %s is none', (_, text, wrong) => {
    expect([...logsIn(text, seeds)]).toEqual([{ entry: 1, fault: { wrong } }]);
  });
});
