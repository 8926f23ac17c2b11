import { expect, test } from 'vitest';
import { patrolsToCome } from '#games/maquis/engine/index.ts';
import { after, playAll } from '../scripts.ts';
import { atDusk, patrolling, placing } from '../tables.ts';

/** The least number of patrols beside each step of the morale track. */
const LEAST = [
  [7, 2],
  [6, 3],
  [5, 3],
  [4, 4],
  [3, 4],
  [2, 4],
  [1, 5],
] as const;

test.each(LEAST)('maquis.patrol-count: at morale %i at least %i patrols come', (morale, least) => {
  const oneWorker = atDusk({ arrested: 2, morale });
  expect(after(oneWorker, 'upkeep').patrolsToCome).toBe(least);
});

test('maquis.patrol-count: morale 4 and three workers bring four patrols', () => {
  expect(after(atDusk({ morale: 4 }), 'upkeep').patrolsToCome).toBe(4);
});

test('maquis.patrol-count: morale 7 and three workers bring three patrols', () => {
  expect(after(atDusk({ morale: 7 }), 'upkeep').patrolsToCome).toBe(3);
});

test('maquis.patrol-count: workers at the cafe and arrested ones do not count (R02)', () => {
  expect(after(atDusk({ morale: 7, cafe: 2, arrested: 1 }), 'upkeep').patrolsToCome).toBe(2);
});

test('maquis.patrol-count: never more patrols than the five pawns of a colour (R05)', () => {
  expect(after(atDusk({ morale: 7, cafe: 0 }), 'upkeep').patrolsToCome).toBe(5);
  expect(after(atDusk({ morale: 1, cafe: 0 }), 'upkeep').patrolsToCome).toBe(5);
});

test('maquis.patrol-count: an arrest in the same turn does not lower it (R01)', () => {
  const start = patrolling({
    workers: ['grocer', 'poor-district', 'doctor'],
    morale: 7,
    patrolsToCome: 3,
  });
  expect(after(start, 'patrol:1')).toMatchObject({ arrested: 1, patrolsToCome: 2 });
});

test('maquis.patrol-count: morale lost in the same turn does not raise it (R01)', () => {
  const start = placing({ morale: 5, hand: { weapon: 1 }, workers: ['cafe'], police: ['grocer'] });
  expect(after(start, 'shoot:grocer')).toMatchObject({ morale: 4, patrolsToCome: 3 });
});

test('maquis.patrol-count: it is counted after the loss of the calendar (R01)', () => {
  const start = atDusk({ day: 2, morale: 5 });
  expect(after(start, 'upkeep')).toMatchObject({ day: 3, morale: 4, patrolsToCome: 4 });
});

test('maquis.soldiers-last: of four patrols and one soldier the fourth is the soldier (R03)', () => {
  const start = playAll(atDusk({ morale: 4, soldiers: 1, arrested: 2 }), 'upkeep').position;
  const { state } = playAll(start, 'place:cafe patrol:7 patrol:8 patrol:1 patrol:2');
  expect(state.police).toEqual(['grocer', 'radio-a', 'fence']);
  expect(state.soldierPawns).toEqual(['radio-b']);
});

test('maquis.soldiers-last: without soldiers on the track all patrols are police', () => {
  const start = playAll(atDusk({ arrested: 2 }), 'upkeep').position;
  const { state } = playAll(start, 'place:cafe patrol:7 patrol:8 patrol:1');
  expect(state.police).toHaveLength(3);
  expect(state.soldierPawns).toEqual([]);
});

test('maquis.soldiers-last: surplus soldiers stay away (R06)', () => {
  const start = playAll(atDusk({ soldiers: 5, arrested: 2 }), 'upkeep').position;
  expect(patrolsToCome(start)).toEqual({ all: 3, soldiers: 3 });
  const { state } = playAll(start, 'place:cafe patrol:7 patrol:8 patrol:1');
  expect(state.police).toEqual([]);
  expect(state.soldierPawns).toEqual(['grocer', 'radio-a', 'fence']);
});

test('maquis.soldiers-last: a shot brings its soldier on turns to come, not on this one (R03)', () => {
  const start = playAll(atDusk({ arrested: 2, hand: { weapon: 1 } }), 'upkeep').position;
  const { state } = playAll(start, 'place:cafe patrol:7 shoot:radio-a patrol:8 patrol:1');
  expect(state).toMatchObject({ soldiers: 1, police: ['grocer', 'fence'], soldierPawns: [] });
});

test('maquis.soldiers-last: a soldier who finds no place is used up like any patrol (R15)', () => {
  const start = patrolling({
    soldiers: 1,
    workers: ['cafe'],
    arrested: 2,
    police: ['fence', 'pont-du-nord', 'pont-leveque'],
    patrolsToCome: 1,
    unseen: { soldiersThisTurn: 1 },
  });
  expect(after(start, 'patrol:10')).toMatchObject({ soldierPawns: [], phase: 'action' });
});
