import { describe, expect, test } from 'vitest';
import { isUnearned } from '#games/maquis/cli/mine/earned.ts';
import { playGame } from '#games/maquis/cli/played-game.ts';
import { DIFFICULTY_IDS, type DifficultyId, GOAL_IDS } from '#games/maquis/data/index.ts';
import { tableOf } from '#games/maquis/engine/index.ts';
import { ACTION, PHASE, PLACEMENT } from '#games/maquis/engine/position.ts';
import { type PuzzleSetUp, tableFrom } from '#games/maquis/puzzles/set-up.ts';
import { cases } from '../../../setup/cases.ts';

/*
 * A turn gives each worker one action: three workers in Normal, two in Tricky and Hard. Nothing is in hand at START,
 * morale is 6. Food at the Grocer, medicine at the Doctor; the Black Market pays one money for either, and a morale;
 * the Fence wants one money for a weapon. What a radio calls in is collected the turn after. A spare room costs two
 * money, a recruit one food. Explosives are made in the Chemist’s Lab only.
 */
const unearned = (mode: DifficultyId, table: Partial<PuzzleSetUp>): boolean =>
  isUnearned(
    tableFrom(mode, { goals: { west: 'sabotage', east: 'underground-newspaper' }, ...table }),
  );

describe('a table that no game comes to', () => {
  test.each<[string, DifficultyId, Partial<PuzzleSetUp>]>([
    ['has a weapon at START', 'normal', { day: 0, hand: { weapon: 1 } }],
    ['has shot before the first turn is over', 'normal', { day: 0, morale: 5, soldiers: 1 }],
    ['has lost morale at START', 'normal', { day: 0, morale: 5 }],
    ['has a weapon after one turn, and all its morale', 'normal', { day: 1, hand: { weapon: 1 } }],
    ['has two money after one turn', 'normal', { day: 1, morale: 4, hand: { money: 2 } }],
    // Four actions: a recruit is food and the Cafe, and two money are four more.
    [
      'has a recruit and two money after two turns of two workers',
      'tricky',
      { day: 2, cafe: 1, hand: { money: 2 } },
    ],
    ['has explosives without the lab', 'normal', { day: 9, morale: 4, hand: { explosives: 1 } }],
    ['has scored twice in one turn', 'normal', { day: 1, west: { successes: 2 } }],
    [
      'has blown up the train before one came',
      'normal',
      {
        goals: { west: 'destroy-the-train', east: 'sabotage' },
        ...{ day: 6, morale: 4, rooms: { 'spare-room-west': 'chemists-lab' } },
        west: { successes: 1, complete: true },
      },
    ],
  ])('%s', (_, mode, table) => {
    expect(unearned(mode, table)).toBe(true);
  });
});

describe('a table that a game can come to', () => {
  test.each<[string, DifficultyId, Partial<PuzzleSetUp>]>([
    ['START', 'normal', { day: 0 }],
    // Food, sold, and the money spent at the Fence: three workers in a row.
    [
      'a weapon after one turn, and a morale less',
      'normal',
      { day: 1, morale: 5, hand: { weapon: 1 } },
    ],
    ['three things after one turn', 'normal', { day: 1, hand: { food: 1, medicine: 1, intel: 1 } }],
    ['a recruit after one turn', 'normal', { day: 1, cafe: 1, hand: { intel: 1 } }],
    // Called in by radio in the first turn, collected in the second.
    ['two money after two turns', 'normal', { day: 2, hand: { money: 2, food: 1, intel: 1 } }],
    [
      'what the first to act has brought',
      'normal',
      { day: 0, phase: 'action', hand: { food: 1 }, workers: ['doctor', 'radio-a'] },
    ],
    [
      'explosives with the lab',
      'normal',
      { day: 9, morale: 3, hand: { explosives: 1 }, rooms: { 'spare-room-west': 'chemists-lab' } },
    ],
  ])('%s', (_, mode, table) => {
    expect(unearned(mode, table)).toBe(false);
  });

  test('is every one that a played game has', () => {
    const refused: string[] = [];
    let seen = 0;
    for (let n = 0; n < cases(60); n++) {
      const difficulty = DIFFICULTY_IDS[n % DIFFICULTY_IDS.length] ?? 'normal';
      const goals = {
        west: GOAL_IDS[n % GOAL_IDS.length] ?? 'sabotage',
        east: GOAL_IDS[(n + 1 + (n % 5)) % GOAL_IDS.length] ?? 'aid-the-spy',
      };
      const player = { id: n % 2 === 0 ? 'random' : 'plain', budget: 1 } as const;
      playGame({ difficulty, goals, seed: `earned ${n}` }, player, (_, draft) => {
        if (draft[PHASE] !== PLACEMENT && draft[PHASE] !== ACTION) return;
        const { state, ...table } = tableOf(draft);
        // In the very easy mode the days begin anew, and in the turn of a shot the soldiers have moved already.
        if (difficulty === 'very-easy' || state.shot) return;
        seen++;
        if (isUnearned({ ...table, state })) refused.push(`${n}: ${JSON.stringify(state)}`);
      });
    }
    expect(seen).toBeGreaterThan(50);
    expect(refused).toEqual([]);
  });
});
