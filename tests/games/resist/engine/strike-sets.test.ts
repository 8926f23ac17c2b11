import { describe, expect, test } from 'vitest';
import { strikeSets } from '#games/resist/engine/index.ts';
import { striking } from './tables.ts';

const OTHERS = ['barracks', 'villa', 'bunker'] as const;

const told = (position: Parameters<typeof strikeSets>[0]) =>
  strikeSets(position).map(({ moves, left }) => `${moves.join(' ')} → ${left}`);

describe('what the strength pays for', () => {
  test('resist.guards-first: a Guard is paid for before the Mission', () => {
    // Border has a Defense of 3.
    const position = striking({
      strength: 4,
      row: [{ mission: 'border', up: ['guard-1'] }, ...OTHERS],
    });
    expect(new Set(told(position))).toEqual(
      new Set([' → 4', 'defeat:guard-1 → 3', 'defeat:guard-1 defeat:mission → 0']),
    );
  });

  test('resist.grunts-first: nothing but Grunts while one stands, the Mission apart', () => {
    const position = striking({
      strength: 3,
      row: [{ mission: 'border', up: ['grunt-1', 'military-2'] }, ...OTHERS],
    });
    expect(new Set(told(position))).toEqual(
      new Set([
        ' → 3',
        'defeat:grunt-1 → 2',
        'defeat:grunt-1 defeat:military-2 → 0',
        'defeat:mission → 0',
      ]),
    );
  });

  test('resist.current-defense: the Engineer falls first where that is cheaper', () => {
    // The example of the rulebook: Engineer 3, Guard 1, Mission 5, nine strength.
    const position = striking({
      strength: 9,
      row: [{ mission: 'mountain-pass', up: ['engineer-3', 'guard-1'] }, ...OTHERS],
    });
    const whole = strikeSets(position).find(({ moves }) => moves.length === 3);
    expect(whole).toEqual({
      moves: ['defeat:engineer-3', 'defeat:guard-1', 'defeat:mission'],
      left: 0,
      beaten: true,
      survivors: [],
      isFull: true,
    });
  });

  test('resist.mayors-house: its Enemies are cheaper once it has fallen', () => {
    // Defense 5; the Military 2 costs 3 before and 2 after.
    const position = striking({
      strength: 7,
      row: [{ mission: 'mayors-house', up: ['military-2'] }, ...OTHERS],
    });
    const both = strikeSets(position).find(({ moves }) => moves.length === 2);
    expect(both?.moves).toEqual(['defeat:mission', 'defeat:military-2']);
  });
});
