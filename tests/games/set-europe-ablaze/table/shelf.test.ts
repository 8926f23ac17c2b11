// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  keepGame,
  keepInstead,
  keepTables,
  keptGames,
  keptTables,
  NO_TABLES,
} from '#set-europe-ablaze/table/index.ts';
import { type Loose, logExample, tablesExample } from '../examples.ts';

const game = (events: Loose[]) => ({ id: 'g', title: '', rulings: {}, events });
const { events } = logExample();

beforeEach(() => localStorage.clear());

test('a game is kept at every event and found again', () => {
  expect(keepGame(game(events.slice(0, 5)))).toEqual({ kept: true });
  expect(keepGame(game(events))).toEqual({ kept: true });
  expect(keptGames()[0]?.events).toHaveLength(events.length);
});

test('what is behind never replaces what went further', () => {
  keepGame(game(events));
  keepGame(game(events.slice(0, 5)));
  expect(keptGames()[0]?.events).toHaveLength(events.length);
});

test('two games that parted are told apart, and neither is lost', () => {
  keepGame(game(events));
  const mine = game([...events.slice(0, 11), { n: 12, by: 'maquis', type: 'pass' }]);
  const kept = keepGame(mine);
  if (!('fork' in kept)) throw new Error('no fork was seen');
  expect(kept.fork.at).toBe(12);
  expect(keptGames()[0]?.events).toHaveLength(events.length);
  expect(keepInstead(mine, kept.other)).toBe(true);
  expect(
    keptGames()
      .map((one) => one.events.length)
      .sort(),
  ).toEqual([12, events.length]);
});

test('what cannot be read is left as it lies', () => {
  localStorage.setItem('safe-house.set-europe-ablaze.table.x', '{"version":1}');
  expect(keptGames()).toEqual([]);
  expect(localStorage.getItem('safe-house.set-europe-ablaze.table.x')).toBe('{"version":1}');
});

test('the owner’s tables are kept, a section at fault beside them', () => {
  expect(keptTables()).toEqual(NO_TABLES);
  const { dice, ...tables } = tablesExample();
  keepTables({ tables, open: { dice: 7 } });
  expect(keptTables().tables.areas).toHaveLength(8);
  expect(keptTables().open).toEqual({ dice: 7 });
  expect(dice).toBeDefined();
});
