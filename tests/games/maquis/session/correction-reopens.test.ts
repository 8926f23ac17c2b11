import { describe, expect, test } from 'vitest';
import {
  legalMoves,
  type Position,
  play,
  snapshotOf,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { correct } from '#games/maquis/session/index.ts';
import { atDusk } from '../engine/tables.ts';

/** The game that ends with the upkeep of this dusk. */
function over(told: Parameters<typeof atDusk>[0]): Position {
  const dusk = atDusk(told);
  const ended = play(dusk, legalMoves(dusk)[0]).position;
  expect(snapshotOf(ended).phase).toBe('over');
  return ended;
}

describe('a game that was over by a slip', () => {
  test('maquis.end-time: goes on when the marker stands on an earlier day', () => {
    const { table, adjusted, faults } = correct(tableOf(over({ day: 14 })), { day: 13 });
    expect(faults).toEqual([]);
    expect(adjusted).toContain('phase');
    expect(table.state).toMatchObject({ phase: 'placement', day: 13, patrolsToCome: 3 });
  });

  test('maquis.end-morale: goes on when morale is above zero after all', () => {
    const lost = over({ day: 2, morale: 1 });
    const { table, faults } = correct(tableOf(lost), { morale: 2 });
    expect(faults).toEqual([]);
    expect(table.state).toMatchObject({ phase: 'placement', morale: 2, patrolsToCome: 4 });
  });

  test('maquis.result: stays over when the change has nothing to do with its end', () => {
    const timeIsUp = tableOf(over({ day: 14 }));
    const hand = { ...timeIsUp.state.hand, food: 2 };
    expect(correct(timeIsUp, { hand }).table.state.phase).toBe('over');
  });
});
