import { describe, expect, test } from 'vitest';
import { tableOf } from '#games/maquis/engine/index.ts';
import { acting, atDusk, patrolling, positionWith } from '../engine/tables.ts';
import { change, positionOf, sound } from './corrected.ts';

describe('what has triggered the end', () => {
  const broken = acting({
    workers: ['cafe'],
    morale: 1,
    unseen: { ending: 'morale', broken: true },
  });

  test('maquis.end-morale: is forgotten when morale is corrected, and only then', () => {
    for (const part of [{ day: 3 }, { safeHouse: 1 }, { shot: true }, { discard: [1] }] as const) {
      expect(sound(broken, part).unseen).toMatchObject({ ending: 'morale', broken: true });
    }
    const { unseen } = sound(broken, { morale: 3 });
    expect(unseen).not.toHaveProperty('ending');
    expect(unseen).not.toHaveProperty('broken');
  });

  test('maquis.end-morale: is there again when morale is corrected to nought', () => {
    const { unseen } = tableOf(positionOf(sound(acting({ workers: ['cafe'] }), { morale: 0 })));
    expect(unseen).toMatchObject({ ending: 'morale', broken: true });
  });

  test('maquis.end-goals: is forgotten when a goal is corrected', () => {
    const done = { successes: 3, complete: true };
    const position = acting({
      workers: ['cafe'],
      west: done,
      east: { successes: 2, complete: true },
    });
    expect(tableOf(position).unseen?.ending).toBe('goals');
    expect(sound(position, { morale: 3 }).unseen?.ending).toBe('goals');
    const part = {
      goals: { west: { ...done, successes: 2 }, east: { successes: 2, complete: true } },
    };
    expect(sound(position, part).unseen).not.toHaveProperty('ending');
  });

  test('maquis.end-workers: is forgotten when workers are corrected', () => {
    const position = atDusk({ safeHouse: 0, arrested: 3 });
    expect(tableOf(position).unseen?.ending).toBe('workers');
    expect(sound(position, { day: 2 }).unseen?.ending).toBe('workers');
    expect(sound(position, { safeHouse: 1 }).unseen).not.toHaveProperty('ending');
    expect(sound(position, { workers: ['cafe'] }).unseen).not.toHaveProperty('ending');
  });

  test('maquis.result: a game that is over stays over through a correction of something else', () => {
    const over = positionWith({ phase: 'over', day: 15 });
    const { table, adjusted, faults } = change(over, { discard: [1] });
    expect(faults).toEqual([]);
    expect(adjusted).toEqual([]);
    expect(table.state.phase).toBe('over');
  });
});

describe('what cannot be seen stays, as far as it can', () => {
  const deck = [4, 5, 6] as const;
  const known = patrolling({ workers: ['cafe'], discard: [1, 2, 3], unseen: { deck } });

  test('maquis.setup-deck: the order of the deck, unless the discard was corrected', () => {
    expect(sound(known, { morale: 3 }).unseen?.deck).toEqual(deck);
    expect(sound(known, { discard: [1, 2] }).unseen).not.toHaveProperty('deck');
  });

  test('chance', () => {
    const { unseen } = sound(known, { morale: 3, discard: [1] });
    expect(unseen?.random).toEqual(tableOf(known).unseen?.random);
  });
});
