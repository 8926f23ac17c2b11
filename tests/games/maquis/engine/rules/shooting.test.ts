import { expect, test } from 'vitest';
import { after, legalTexts, playAll, refusals } from '../scripts.ts';
import { acting, atDusk, patrolling, placing } from '../tables.ts';

test('maquis.shooting: a shot costs a weapon and a step of morale and brings a soldier', () => {
  const start = acting({ workers: ['cafe'], police: ['grocer', 'doctor'], hand: { weapon: 2 } });
  expect(after(start, 'shoot:grocer')).toMatchObject({
    police: ['doctor'],
    hand: { weapon: 1 },
    morale: 5,
    soldiers: 1,
    shot: true,
  });
});

test('maquis.shooting: nobody shoots without a weapon', () => {
  const start = acting({ workers: ['cafe'], police: ['grocer'] });
  expect(refusals(start, 'shoot:grocer')).toEqual(['no-weapon']);
});

const ARMED = { hand: { weapon: 1 }, police: ['grocer'] } as const;
const MOMENTS = [
  ['before a worker is placed', placing({ ...ARMED, workers: ['cafe'] })],
  ['before a patrol is placed', patrolling({ ...ARMED, workers: ['cafe'] })],
  ['before a worker acts', acting({ ...ARMED, workers: ['cafe'] })],
  ['after acting', playAll(acting({ ...ARMED, workers: ['cafe'] }), 'act:cafe:none').position],
  ['when all are home', atDusk(ARMED)],
] as const;

test.each(MOMENTS)('maquis.shooting: at any time, also %s (R11)', (_, start) => {
  expect(refusals(start, 'shoot:grocer')).toEqual([]);
  expect(after(start, 'shoot:grocer').police).toEqual([]);
});

test.each(MOMENTS)('maquis.shooting: the game goes on where it was, %s (R11)', (_, start) => {
  const others = (moves: readonly string[]) => moves.filter((move) => !move.startsWith('shoot:'));
  const { position } = playAll(start, 'shoot:grocer');
  expect(others(legalTexts(position))).toEqual(expect.arrayContaining(others(legalTexts(start))));
});

test('maquis.shoot-once: a second shot in the same turn is refused (R11)', () => {
  const start = acting({ workers: ['cafe'], police: ['grocer', 'doctor'], hand: { weapon: 2 } });
  const { position } = playAll(start, 'shoot:grocer');
  expect(refusals(position, 'shoot:doctor')).toEqual(['shot-already']);
});

test('maquis.shoot-once: a shot in placement is the shot of the whole turn (R11)', () => {
  const start = placing({ arrested: 2, morale: 7, patrolsToCome: 2, hand: { weapon: 2 } });
  const { position } = playAll(start, 'place:cafe patrol:1 shoot:grocer patrol:2 act:cafe:none');
  expect(refusals(position, 'shoot:radio-b')).toEqual(['shot-already']);
});

test('maquis.shoot-once: the next turn has a shot of its own (R11)', () => {
  const start = atDusk({ police: ['grocer'], hand: { weapon: 2 }, arrested: 2 });
  const { position } = playAll(start, 'shoot:grocer upkeep place:cafe patrol:1');
  expect(refusals(position, 'shoot:grocer')).toEqual([]);
});

test('maquis.shoot-once: no shot comes between a card and what it does (R50)', () => {
  const start = patrolling({
    workers: ['doctor'],
    police: ['grocer', 'poor-district'],
    hand: { weapon: 1 },
  });
  expect(refusals(start, 'shoot:grocer')).toEqual([]);
  expect(after(start, 'patrol:1')).toMatchObject({ arrested: 1, discard: [1] });
});

test('maquis.shoot-once: a shot before the card is drawn can prevent the arrest (R50)', () => {
  const start = patrolling({
    workers: ['doctor'],
    police: ['grocer', 'poor-district'],
    hand: { weapon: 1 },
  });
  expect(after(start, 'shoot:poor-district patrol:1')).toMatchObject({ arrested: 0 });
});

test('maquis.shoot-police-only: a soldier cannot be shot (R13)', () => {
  const start = acting({
    workers: ['cafe'],
    soldiers: 1,
    soldierPawns: ['grocer'],
    police: ['doctor'],
    hand: { weapon: 1 },
  });
  expect(refusals(start, 'shoot:grocer')).toEqual(['soldiers-cannot-be-shot']);
  expect(legalTexts(start, 'shoot')).toEqual(['shoot:doctor']);
});

test('maquis.shoot-police-only: nor a worker, nor an empty place (R13)', () => {
  const start = acting({ workers: ['cafe'], police: ['doctor'], hand: { weapon: 1 } });
  expect(refusals(start, 'shoot:cafe')).toEqual(['no-police-there']);
  expect(refusals(start, 'shoot:fence')).toEqual(['no-police-there']);
});

test('maquis.shoot-police-only: any policeman can be shot, near or far (R13)', () => {
  const police = ['pont-leveque', 'grocer', 'doctor', 'radio-b'] as const;
  const start = acting({ workers: ['cafe'], police, hand: { weapon: 1 } });
  expect(legalTexts(start, 'shoot')).toEqual(police.map((place) => `shoot:${place}`));
});

test('maquis.shot-frees-place: a worker may be placed where a policeman was shot (R12)', () => {
  const start = placing({ workers: ['cafe'], police: ['grocer'], hand: { weapon: 1 } });
  expect(refusals(start, 'place:grocer')).toEqual(['place-is-taken']);
  expect(refusals(playAll(start, 'shoot:grocer').position, 'place:grocer')).toEqual([]);
});

test('maquis.shot-frees-place: so may a later patrol be stationed there (R12)', () => {
  const start = patrolling({ workers: ['cafe'], police: ['grocer'], hand: { weapon: 1 } });
  expect(after(start, 'patrol:1').police).toEqual(['grocer', 'poor-district']);
  expect(after(start, 'shoot:grocer patrol:1').police).toEqual(['grocer']);
});

test('maquis.shot-frees-place: the patrol that was shot is not replaced this turn (R12)', () => {
  const start = patrolling({ workers: ['cafe'], police: ['grocer'], hand: { weapon: 1 } });
  expect(after(start, 'shoot:grocer').patrolsToCome).toBe(3);
});

const CUT_OFF = { workers: ['radio-b'], police: ['black-market'], hand: { weapon: 1 } } as const;

test('maquis.escape-shot: a shot after the action opens the way home (R51)', () => {
  const script = 'act:radio-b:intel shoot:black-market return';
  expect(after(acting(CUT_OFF), script)).toMatchObject({
    safeHouse: 3,
    arrested: 0,
    hand: { intel: 1, weapon: 0 },
  });
});

test('maquis.escape-shot: an arrest is not undone by a shot that comes too late (R51)', () => {
  const script = 'act:radio-b:intel return shoot:black-market';
  expect(after(acting(CUT_OFF), script)).toMatchObject({
    safeHouse: 2,
    arrested: 1,
    hand: { intel: 0 },
  });
});

test('maquis.escape-shot: a shot that opens nothing saves nobody', () => {
  const start = acting({ ...CUT_OFF, police: ['black-market', 'doctor'] });
  expect(after(start, 'act:radio-b:intel shoot:doctor return').arrested).toBe(1);
});

test('maquis.soldier-track: each shot is one step', () => {
  const start = acting({
    workers: ['cafe'],
    police: ['grocer'],
    soldiers: 3,
    hand: { weapon: 1 },
  });
  expect(after(start, 'shoot:grocer').soldiers).toBe(4);
});

test('maquis.soldier-track: it ends at five (R04)', () => {
  const start = acting({
    workers: ['cafe'],
    police: ['grocer'],
    soldiers: 5,
    hand: { weapon: 1 },
  });
  expect(after(start, 'shoot:grocer')).toMatchObject({ soldiers: 5, morale: 5 });
});

test('maquis.soldier-track: with five soldiers no police come who could be shot (R04)', () => {
  const start = atDusk({ soldiers: 5, morale: 1, hand: { weapon: 1 }, arrested: 2 });
  const { state, position } = playAll(
    start,
    'upkeep place:cafe patrol:1 patrol:2 patrol:3 patrol:6 patrol:8',
  );
  expect(state.police).toEqual([]);
  expect(state.soldierPawns).toHaveLength(5);
  expect(legalTexts(position, 'shoot')).toEqual([]);
});
