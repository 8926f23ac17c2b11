import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/les-poilus/cli/mine.ts';
import { tableFrom } from '#games/les-poilus/puzzles/index.ts';
import { type Exercise, readExercise } from '#games/les-poilus/puzzles/stated-puzzle.ts';
import { opened, type Written, written } from '#games/les-poilus/puzzles/written-exercise.ts';

const bare = {
  n: 1,
  level: 1,
  kind: 'which-card',
  ...{ best: 'play:E 3/4', others: ['fall-back 0/1'] },
  missions: 1,
  aim: { success: true },
  asks: 'choice',
} satisfies Omit<Written<Exercise>, 'table'>;

// The first card is Night and Shell, and Snow and Gas the fifth; the first hardship comes after 27 threats.
const exercise = opened<Exercise>({
  ...bare,
  table: {
    ...{ phase: 'action', mission: 2, leader: 0, land: 'AE', trials: 3 },
    players: ['moreau A b 2001 charm 2', 'fayard E - 0000 left', 'perrin - - 0000 out'],
    gone: '1',
  },
});

test('of three copies of a card one is held, one lies there and one has left the game', () => {
  expect(exercise.table.land).toEqual(['night-shell', 'snow-gas']);
  expect(tableFrom(exercise.table).state.removed).toEqual(['night-shell']);
  expect(exercise.table.unseen.filter((card) => card === 'night-shell')).toEqual([]);
});

test('players and answers are written in words', () => {
  const [moreau, fayard, perrin] = exercise.table.players;
  expect(moreau).toEqual({
    ...{ soldier: 'moreau', hand: ['night-shell'], hardships: ['trauma-night'], charm: true },
    ...{ tiles: ['left', 'left', 'double-right'], out: false, speech: 2 },
  });
  expect(fayard).toMatchObject({ hand: ['snow-gas'], hardships: [], placed: 'left', charm: false });
  expect(perrin).toMatchObject({ hand: [], tiles: [], out: true, speech: 0 });
  expect([exercise.best, ...exercise.others]).toEqual([
    { moves: ['play:snow-gas'], worth: '3/4' },
    { moves: ['fall-back'], worth: '0/1' },
  ]);
});

test('of what game an exercise came is written while it is in the lists', () => {
  const found = { ...exercise, from: 'a-1' };
  expect(written(found).from).toBe('a-1');
  expect(written({ ...found, withdrawn: true as const })).not.toHaveProperty('from');
});

test('every exercise of the file says the same when it is written again', () => {
  const all = exercisesOn(mined.game);
  expect(all.length).toBeGreaterThan(300);
  for (const value of all) {
    const { read } = readExercise(value) as Extract<
      ReturnType<typeof readExercise>,
      { read: unknown }
    >;
    expect(written(read)).toEqual(value);
    expect(opened(written(read))).toEqual(read);
  }
});
