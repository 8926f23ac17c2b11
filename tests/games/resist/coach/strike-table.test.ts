import { describe, expect, test } from 'vitest';
import { cellOf, StrikeTable, WITH_MISSION } from '#games/resist/coach/strike-table.ts';
import type { EnemyKindId, MissionId } from '#games/resist/data/index.ts';
import { KIND_NUMBER, MISSION_NUMBER } from '#games/resist/engine/names.ts';
import { striking } from '../engine/tables.ts';

/** What is struck at a Mission with so much strength and so many discards, by its own plan. */
function struck(
  { mission, kinds }: { mission: MissionId; kinds: readonly EnemyKindId[] },
  { strength, discards = 0 }: { strength: number; discards?: number },
): string[] {
  const position = striking({ row: [{ mission, up: kinds }, 'valley', 'barracks', 'bunker'] });
  const table = new StrikeTable();
  table.fill(
    position,
    {
      mission: MISSION_NUMBER[mission],
      kinds: kinds.map((kind) => KIND_NUMBER[kind]),
      count: kinds.length,
      isIgnored: false,
      isBeaten: false,
      isHalved: false,
      weakened: 0,
      withoutGuerrillas: false,
    },
    discards,
  );
  const chosen = table.choice[cellOf(discards, strength)];
  const enemies = kinds.filter((_, n) => (chosen & (1 << n)) !== 0);
  return (chosen & WITH_MISSION) !== 0 ? [...enemies, 'mission'] : enemies;
}

describe('the plan of a strike', () => {
  const bridge = {
    mission: 'railroad-bridge',
    kinds: ['military-2', 'guard-1'] satisfies EnemyKindId[],
  } as const;

  test('resist.guards-first: 9 strength pay for the Guard and the Bridge, as in the worked round', () => {
    expect(struck(bridge, { strength: 9 })).toEqual(['guard-1', 'mission']);
  });
  test('resist.guards-first: 8 strength do not take the Bridge behind its Guard', () => {
    expect(struck(bridge, { strength: 8 })).not.toContain('mission');
  });
  test('resist.strike: 11 strength clear it all', () => {
    expect(struck(bridge, { strength: 11 })).toEqual(['military-2', 'guard-1', 'mission']);
  });
  test('resist.discarding-actions: a discard takes the dearer Enemy, strength the rest', () => {
    expect(struck(bridge, { strength: 9, discards: 1 })).toEqual([
      'military-2',
      'guard-1',
      'mission',
    ]);
  });
  test('resist.grunts-first: nobody behind a Grunt is paid for without the Grunt', () => {
    const kinds = ['military-3', 'grunt-2'] satisfies EnemyKindId[];
    expect(struck({ mission: 'border', kinds }, { strength: 7 })).not.toContain('military-3');
    expect(struck({ mission: 'border', kinds }, { strength: 8 })).toContain('military-3');
  });
  test('resist.grunts-first: a Grunt does not stand before the Mission', () => {
    expect(struck({ mission: 'border', kinds: ['grunt-2'] }, { strength: 3 })).toEqual(['mission']);
  });
  test('resist.engineer: with the Engineer gone first the others cost what is printed', () => {
    const kinds = ['military-3', 'engineer-2'] satisfies EnemyKindId[];
    expect(struck({ mission: 'border', kinds }, { strength: 8 })).toHaveLength(3);
  });
  test('resist.mayors-house: with the House gone first the others cost what is printed', () => {
    const kinds = ['spy-master-3'] satisfies EnemyKindId[];
    expect(struck({ mission: 'mayors-house', kinds }, { strength: 8 })).toHaveLength(2);
    expect(struck({ mission: 'mayors-house', kinds }, { strength: 7 })).toHaveLength(1);
  });
});
