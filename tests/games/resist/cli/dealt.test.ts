import { expect, test } from 'vitest';
import { notMet, roundOf } from '#games/resist/cli/mine/met.ts';
import { tasksOf } from '#games/resist/cli/mine/tasks.ts';
import { MISSIONS_IN_PLAY } from '#games/resist/data/index.ts';

/** The rulebook: ten Missions are in play, four of them in the row while the deck has any. */
const ALL = MISSIONS_IN_PLAY[1] + MISSIONS_IN_PLAY[2] + MISSIONS_IN_PLAY[3];
const ROW = 4;

test('tables that are made for questions stand in the round that their Missions tell', () => {
  const tasks = [...tasksOf('dealt-1')];
  const phases = new Set(tasks.map(({ judged }) => judged.table.phase));
  expect([...phases].sort()).toEqual(['attack', 'decide', 'plan', 'strike']);
  for (const { judged } of tasks) expect(judged.table.round).toBe(roundOf(judged.table));
});

test('at the end of a round the row is filled up again, unless the deck is out', () => {
  const ends = [...tasksOf('dealt-1', 'stop-or-go-on')].map(({ judged }) => judged.table);
  expect(ends.length).toBeGreaterThan(10);
  for (const { row, defeated = [] } of ends) {
    const inDeck = ALL - defeated.length - row.length;
    expect(inDeck).toBeGreaterThanOrEqual(0);
    if (inDeck > 0) expect(row.length).toBe(ROW);
  }
});

test('at the end of a round and with two Missions left no Spy is missing that nobody can have removed', () => {
  const tables = [...tasksOf('dealt-1', 'stop-or-go-on')].map(({ judged }) => judged.table);
  expect(tables.filter(({ removed }) => removed.includes('spy')).length).toBeGreaterThan(10);
  const more = tables.filter((table) => notMet(table)?.includes('Spies removed'));
  expect(more.length).toBeLessThan(tables.length / 4);
});

test('in a PLAN and at the end of a round no table lacks the Enemies that came last', () => {
  const tables = [...tasksOf('dealt-1')].map(({ judged }) => judged.table);
  const some = tables.filter(({ phase }) => phase === 'plan' || phase === 'decide');
  expect(some.length).toBeGreaterThan(10);
  const lacking = some.filter((table) => notMet(table)?.startsWith('no Mission has'));
  expect(lacking).toEqual([]);
});

/** The rulebook: what these leave alone kills no civilian, and removes nobody who stays hidden. */
const KILL_CIVILIANS = /^(counter-guerrilla-\d|villa|counter-guerrilla-hq|franco-hq)$/;
const REMOVE_HIDDEN = /^(military-\d|defend-farmhouse)$/;

test('at a strike nothing is asked for that no Enemy and no Mission there can break', () => {
  const strikes = [...tasksOf('dealt-1', 'which-target')].map(({ judged }) => judged);
  const asked = strikes.flatMap(({ aim, table }) => {
    const here = table.row.flatMap((place) =>
      typeof place !== 'string' && place.mission === table.target ? place.up : [],
    );
    const cards = [...here, table.target ?? ''];
    return 'chance' in aim ? [{ ...aim.chance, cards }] : [];
  });
  const civilians = asked.filter((one) => one.civilians !== undefined);
  const kept = asked.filter((one) => one.kept.length > 0);
  expect(civilians.length).toBeGreaterThan(5);
  expect(kept.length).toBeGreaterThan(5);
  expect(civilians.every(({ cards }) => cards.some((id) => KILL_CIVILIANS.test(id)))).toBe(true);
  expect(kept.every(({ cards }) => cards.some((id) => REMOVE_HIDDEN.test(id)))).toBe(true);
});

test('a kind is looked for at the moments alone that ask for it', () => {
  const asked = [...tasksOf('dealt-1', 'which-mission')].map(({ judged }) => judged);
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map(({ table }) => table.phase))).toEqual(new Set(['plan']));
});
