import { describe, expect, test } from 'vitest';
import {
  actionsOffered,
  endingOf,
  mayShoot,
  movePartsOf,
  moveText,
  nextPatrol,
  parseMove,
  patrolCount,
  patrolsToCome,
  pawnOn,
  readMove,
  resultOf,
} from '#games/maquis/engine/index.ts';
import { playAll } from './scripts.ts';
import { acting, atDusk, patrolling, placing } from './tables.ts';

describe('what a place holds', () => {
  const start = acting({
    workers: ['cafe'],
    police: ['grocer'],
    soldiers: 1,
    soldierPawns: ['doctor'],
  });

  test.each([
    ['cafe', 'worker'],
    ['grocer', 'police'],
    ['doctor', 'soldier'],
    ['fence', undefined],
  ] as const)('%s: %s', (place, pawn) => {
    expect(pawnOn(start, place)).toBe(pawn);
  });
});

describe('the patrols to come', () => {
  test('are counted with their soldiers, police first', () => {
    const start = patrolling({ workers: ['cafe'], soldiers: 1, patrolsToCome: 2 });
    expect(patrolsToCome(start)).toEqual({ all: 2, soldiers: 1 });
    expect(nextPatrol(start)).toBe('police');
    const { position } = playAll(start, 'patrol:1 place:doctor');
    expect(patrolsToCome(position)).toEqual({ all: 1, soldiers: 1 });
    expect(nextPatrol(position)).toBe('soldier');
  });

  test('maquis.patrol-count: the workers or the least number, whichever is higher', () => {
    expect(patrolCount(3, 4)).toBe(4);
    expect(patrolCount(3, 7)).toBe(3);
    expect(patrolCount(5, 2)).toBe(5);
    expect(patrolCount(1, 1)).toBe(5);
  });
});

describe('a weapon', () => {
  test('in hand can be fired while police are there', () => {
    const start = acting({ workers: ['cafe'], hand: { weapon: 1 } });
    expect(mayShoot(start)).toBe(false);
    const withPolice = acting({ workers: ['cafe'], police: ['grocer'], hand: { weapon: 1 } });
    expect(mayShoot(withPolice)).toBe(true);
  });

  test('on a field is in nobody’s hand', () => {
    const airdrops = { 'field-west': { weapon: 1 } };
    expect(mayShoot(acting({ workers: ['cafe'], police: ['grocer'], airdrops }))).toBe(false);
  });
});

describe('what a worker is offered', () => {
  test('an action with the moves for it, or with the reasons against it', () => {
    const start = acting({ workers: ['black-market'], hand: { food: 1 } });
    const offers = actionsOffered(start, 'black-market').map(({ action, cost, moves, reasons }) => [
      action.id,
      cost,
      moves.map(moveText),
      reasons.map(({ code }) => code),
    ]);
    expect(offers).toEqual([
      ['none', {}, ['act:black-market:none'], []],
      ['sell-food', { food: 1 }, ['act:black-market:sell-food'], []],
      ['sell-medicine', { medicine: 1 }, [], ['cannot-pay']],
    ]);
  });

  test('a goal costs what its next success costs', () => {
    const costs = [0, 1, 2].map((successes) => {
      const start = acting({ workers: ['west-exit'], west: { successes } });
      return actionsOffered(start, 'west-exit').find(({ action }) => action.id === 'goal')?.cost;
    });
    expect(costs).toEqual([{}, {}, { explosives: 1 }]);
  });

  test('an action without a target left says why', () => {
    const start = acting({
      workers: ['radio-a'],
      airdrops: { 'field-west': { food: 1 }, 'field-east': { food: 1 } },
    });
    const airdrop = actionsOffered(start, 'radio-a').find(
      ({ action }) => action.id === 'airdrop-money',
    );
    expect(airdrop?.moves).toEqual([]);
    expect(airdrop?.reasons.map(({ code }) => code)).toEqual(['field-is-taken']);
  });
});

describe('a move', () => {
  test.each([
    ['place:grocer', { kind: 'place', place: 'grocer' }],
    ['shoot:doctor', { kind: 'shoot', place: 'doctor' }],
    ['patrol:10', { kind: 'patrol', card: 10 }],
    ['act:fence:weapon', { kind: 'act', place: 'fence', action: 'weapon' }],
    [
      'act:radio-a:airdrop-food:field-east',
      { kind: 'act', place: 'radio-a', action: 'airdrop-food', field: 'field-east' },
    ],
    [
      'act:spare-room-west:room:informant',
      { kind: 'act', place: 'spare-room-west', action: 'room', tile: 'informant' },
    ],
    ['return', { kind: 'return' }],
    ['upkeep', { kind: 'upkeep' }],
  ] as const)('%s falls into its parts', (text, parts) => {
    const parsed = parseMove(text);
    expect('move' in parsed && movePartsOf(parsed.move)).toEqual(parts);
  });

  test('is read as a move, a fault or a refusal', () => {
    const start = placing();
    expect(readMove(start, 'place:grocer')).toHaveProperty('move');
    expect(readMove(start, 'place:louvre')).toHaveProperty('fault');
    expect(readMove(start, 'upkeep')).toMatchObject({ reasons: [{ code: 'worker-to-place' }] });
  });
});

describe('how a game stands', () => {
  test('what it would come to, and what has triggered its end', () => {
    expect(resultOf(placing())).toBe('loss');
    expect(resultOf(placing({ west: { successes: 3, complete: true } }))).toBe('draw');
    expect(endingOf(placing())).toBeUndefined();
    const both = { west: { successes: 3, complete: true }, east: { successes: 2, complete: true } };
    expect([resultOf(atDusk(both)), endingOf(atDusk(both))]).toEqual(['win', 'goals']);
    expect(endingOf(atDusk({ morale: 0 }))).toBe('morale');
    expect(endingOf(atDusk({ cafe: 2, arrested: 3 }))).toBe('workers');
  });
});
