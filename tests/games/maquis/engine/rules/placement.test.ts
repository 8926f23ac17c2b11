import { expect, test } from 'vitest';
import { legalTexts, playAll, refusals } from '../scripts.ts';
import { patrolling, placing } from '../tables.ts';

test('maquis.placement: the Resistance begins, then one pawn of each side in turn', () => {
  const start = placing();
  expect(refusals(start, 'patrol:1')).toEqual(['worker-to-place']);
  const { position } = playAll(start, 'place:grocer');
  expect(refusals(position, 'place:doctor')).toEqual(['patrol-to-draw']);
  expect(playAll(position, 'patrol:7 place:doctor').state.phase).toBe('patrol');
});

test('maquis.placement: when the workers are placed the patrols that are left come alone', () => {
  const start = placing({ morale: 4, patrolsToCome: 4 });
  const three = playAll(start, 'place:grocer patrol:7 place:doctor patrol:8 place:cafe patrol:10');
  expect(three.state).toMatchObject({ phase: 'patrol', patrolsToCome: 1, safeHouse: 0 });
  expect(playAll(three.position, 'patrol:2').state.phase).toBe('action');
});

test('maquis.placement: after the last pawn no further patrol comes', () => {
  const start = placing({ arrested: 2, patrolsToCome: 1 });
  const { position } = playAll(start, 'place:grocer patrol:7');
  expect(refusals(position, 'patrol:8')).toEqual(['workers-to-activate']);
});

test('maquis.place-every-worker: while one is in the safe house nothing else goes on (R07)', () => {
  const start = placing();
  const moves = legalTexts(start);
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.every((move) => move.startsWith('place:'))).toBe(true);
});

test('maquis.place-every-worker: the action phase finds all of them on the board (R07)', () => {
  const { state } = playAll(
    placing(),
    'place:grocer patrol:7 place:doctor patrol:8 place:cafe patrol:10',
  );
  expect(state).toMatchObject({ phase: 'action', safeHouse: 0 });
  expect(state.workers).toEqual(['grocer', 'cafe', 'doctor']);
});

test('maquis.free-place: a worker goes to any free place, even without an action (R08)', () => {
  const start = placing();
  expect(refusals(start, 'place:rue-baradat')).toEqual([]);
  expect(refusals(start, 'place:pont-du-nord')).toEqual([]);
  expect(refusals(start, 'place:spare-room-west')).toEqual([]);
});

test('maquis.free-place: a way home is not needed to be placed (R08)', () => {
  const cutOff = placing({ workers: ['cafe'], police: ['doctor', 'grocer'] });
  expect(refusals(cutOff, 'place:radio-a')).toEqual([]);
  expect(refusals(cutOff, 'place:spare-room-south-east')).toEqual([]);
});

test('maquis.free-place: no worker goes where a worker, policeman or soldier stands (R08)', () => {
  const start = placing({
    soldiers: 1,
    workers: ['radio-a'],
    police: ['grocer'],
    soldierPawns: ['doctor'],
  });
  expect(refusals(start, 'place:radio-a')).toEqual(['place-is-taken']);
  expect(refusals(start, 'place:grocer')).toEqual(['place-is-taken']);
  expect(refusals(start, 'place:doctor')).toEqual(['place-is-taken']);
});

test('maquis.safe-house-closed: nobody sits out in the safe house (R09)', () => {
  expect(refusals(placing(), 'place:safe-house')).toEqual(['place-is-safe-house']);
});

test('maquis.safe-house-closed: nor in the safe house tile (R26)', () => {
  const start = placing({ rooms: { 'spare-room-west': 'safe-house' } });
  expect(refusals(start, 'place:spare-room-west')).toEqual(['place-is-safe-house']);
});

test('maquis.safe-house-closed: a room with another tile is open', () => {
  const start = placing({ rooms: { 'spare-room-west': 'informant' } });
  expect(refusals(start, 'place:spare-room-west')).toEqual([]);
});

test('maquis.empty-field: a worker may not be placed on a field without goods (R10)', () => {
  const start = placing({ airdrops: { 'field-west': { food: 3 } } });
  expect(refusals(start, 'place:field-east')).toEqual(['field-is-empty']);
});

test('maquis.empty-field: a worker may be placed on a field with goods (R10)', () => {
  const start = placing({ airdrops: { 'field-west': { food: 3 } } });
  expect(refusals(start, 'place:field-west')).toEqual([]);
});

test('maquis.goal-place: a goal with a place of action is a place of the town', () => {
  const start = placing();
  expect(refusals(start, 'place:west-exit')).toEqual([]);
  expect(refusals(start, 'place:east-exit')).toEqual([]);
});

test('maquis.goal-place: a goal without one is no place', () => {
  const start = placing({ goals: { west: 'liberate-the-town', east: 'assassination' } });
  expect(refusals(start, 'place:west-exit')).toEqual(['goal-has-no-place']);
  expect(refusals(start, 'place:east-exit')).toEqual(['goal-has-no-place']);
});

test('maquis.goal-place: a goal already complete stays a place to stand (R45)', () => {
  const start = placing({ west: { successes: 3, complete: true } });
  expect(refusals(start, 'place:west-exit')).toEqual([]);
});

test('maquis.goal-place: the safe house, empty fields and nothing else are closed at the start', () => {
  const closed = ['safe-house', 'field-west', 'field-east'];
  expect(legalTexts(placing())).toHaveLength(19 - closed.length);
  expect(legalTexts(patrolling({ workers: ['grocer'] }), 'place:')).toEqual([]);
});
