import { describe, expect, test } from 'vitest';
import { positionFrom, readMove, tableOf } from '#games/maquis/engine/index.ts';
import { claimedTable, tableHolding } from '#games/maquis/session/index.ts';
import { acting, type Told } from '../engine/tables.ts';

/** The claim to which a move refused at such a table leads. */
function claim(told: Told, move: string) {
  const position = acting(told);
  const read = readMove(position, move);
  if (!('reasons' in read)) throw new Error(`${move} is not refused`);
  return { position, table: claimedTable(position, read.reasons) };
}

describe('goods the site did not know of', () => {
  test.each([
    ['maquis.cost: one of a kind', { workers: ['fence'] }, 'act:fence:weapon', { money: 1 }],
    [
      'maquis.cost: two of a kind with one known',
      { workers: ['spare-room-west'], hand: { money: 1, food: 2 } },
      'act:spare-room-west:room:smuggler',
      { money: 2, food: 2 },
    ],
    [
      'maquis.several-goods: two kinds',
      { workers: ['poor-district'] },
      'act:poor-district:aid',
      { food: 1, medicine: 1 },
    ],
    [
      'maquis.shooting: a weapon',
      { workers: ['cafe'], police: ['grocer'] },
      'shoot:grocer',
      { weapon: 1 },
    ],
  ] as const)('can be claimed: %s', (_, told, move, hand) => {
    const { position, table } = claim(told, move);
    expect(table?.state).toEqual({
      ...tableOf(position).state,
      hand: { ...tableOf(position).state.hand, ...hand },
    });
    const made = table && positionFrom(table);
    if (!made || 'faults' in made) throw new Error('the claimed table cannot be');
    expect(readMove(made.position, move)).toHaveProperty('move');
  });

  test.each([
    [
      'maquis.limited-supply: no more than the box holds',
      {
        workers: ['fence'],
        airdrops: { 'field-west': { money: 4 } },
      },
      'act:fence:weapon',
    ],
    [
      'maquis.recruiting: a recruit who is not there',
      { workers: ['cafe'], cafe: 0 },
      'act:cafe:recruit',
    ],
    [
      'maquis.shoot-once: a second shot',
      { workers: ['cafe'], police: ['grocer'], shot: true, soldiers: 1 },
      'shoot:grocer',
    ],
    [
      'maquis.shoot-police-only: a soldier',
      { workers: ['cafe'], soldierPawns: ['grocer'], soldiers: 1 },
      'shoot:grocer',
    ],
    ['maquis.activation: another moment', { workers: ['cafe'] }, 'upkeep'],
  ] as const)('cannot be claimed: %s', (_, told, move) => {
    expect(claim(told, move).table).toBeUndefined();
  });

  test('cannot be claimed where nothing was refused', () => {
    expect(claimedTable(acting({ workers: ['cafe'] }), [])).toBeUndefined();
  });
});

describe('maquis.goal-liberate-the-town: goods said to be in hand at the end', () => {
  test('are put into the hand with nothing else changed', () => {
    const position = acting({ workers: ['cafe'], hand: { weapon: 1, food: 2 } });
    const table = tableHolding(position, { weapon: 3 });
    expect(table?.state).toEqual({
      ...tableOf(position).state,
      hand: { ...tableOf(position).state.hand, weapon: 3, food: 2 },
    });
  });

  test('are at least so many: what is known to be there is not taken away', () => {
    const position = acting({ workers: ['cafe'], hand: { weapon: 4 } });
    expect(tableHolding(position, { weapon: 3 })?.state.hand.weapon).toBe(4);
  });

  test('cannot be more than the box holds', () => {
    const position = acting({ workers: ['cafe'], airdrops: { 'field-west': { weapon: 2 } } });
    expect(tableHolding(position, { weapon: 3 })).toBeUndefined();
  });
});
