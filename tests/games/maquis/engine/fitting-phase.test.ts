import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  faultsOf,
  fittingPhase,
  fittingPhases,
  type PhaseId,
  type Position,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { gamesToPlay, playOut } from './generated/games.ts';
import { type Told, tableWith } from './tables.ts';

const OUT = { workers: ['grocer'], acting: 'grocer', patrolsToCome: 0 } as const;

describe('maquis.turn: the moments that pawns can be at', () => {
  test.each<[string, Told, PhaseId[]]>([
    ['workers and patrols to place', { patrolsToCome: 2 }, ['placement', 'patrol']],
    ['patrols alone to place', { safeHouse: 0, arrested: 3, patrolsToCome: 2 }, ['patrol']],
    ['a worker out, and others at home', { ...OUT }, ['placement', 'action', 'returning']],
    [
      'a worker out whom nobody has activated',
      { ...OUT, acting: null, safeHouse: 0, arrested: 2 },
      ['action'],
    ],
    ['everybody at home', { patrolsToCome: 0 }, ['placement', 'dusk']],
    ['nobody left', { safeHouse: 0, arrested: 3, patrolsToCome: 0 }, ['dusk', 'over']],
    ['nobody in good spirits', { morale: 0, patrolsToCome: 0 }, ['placement', 'dusk', 'over']],
  ])('%s', (_, told, phases) => {
    expect(fittingPhases(tableWith(told))).toEqual(phases);
  });
});

describe('the moment a table is at', () => {
  test.each<[string, Told, PhaseId]>([
    ['stays where it fits', { phase: 'dusk', patrolsToCome: 0 }, 'dusk'],
    ['is a patrol’s when nobody is left to place', { safeHouse: 0, patrolsToCome: 2 }, 'patrol'],
    ['is an action when all pawns stand', { ...OUT, safeHouse: 0 }, 'action'],
    ['is no placement once it was an action', { phase: 'action', patrolsToCome: 0 }, 'dusk'],
    [
      'is a placement again when no patrol comes',
      { phase: 'patrol', patrolsToCome: 0 },
      'placement',
    ],
    ['is a patrol’s while one is to come', { phase: 'dusk', patrolsToCome: 1 }, 'patrol'],
    ['stays the end, though a worker is out', { ...OUT, phase: 'over' }, 'over'],
  ])('%s', (_, told, phase) => {
    expect(fittingPhase(tableWith(told))).toBe(phase);
  });
});

/** A position out of the midst of some game. */
const positions: fc.Arbitrary<Position> = fc.tuple(gamesToPlay, fc.nat(1000)).map(([game, at]) => {
  const { steps, end } = playOut(game);
  return steps[at % steps.length]?.before ?? end;
});

test('every position is at a moment that fits, and at every fitting one its table can be', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const { unseen: _, ...table } = tableOf(position);
      const { state } = table;
      expect(fittingPhases(tableOf(position))).toContain(state.phase);
      expect(fittingPhase(tableOf(position))).toBe(state.phase);
      for (const phase of fittingPhases(table)) {
        const acting = phase === 'returning' ? state.acting : null;
        const onField = state.acting?.startsWith('field') && acting === null;
        const inRoom = state.acting?.startsWith('spare') && acting === null;
        // A worker who has acted may stand where nobody can: on the field he emptied, in the room he furnished.
        if (onField || inRoom) continue;
        expect(faultsOf({ ...table, state: { ...state, phase, acting } })).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
