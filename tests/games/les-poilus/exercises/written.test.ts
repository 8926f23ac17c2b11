import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/les-poilus/cli/mine.ts';
import { tableFrom } from '#games/les-poilus/puzzles/index.ts';
import { type Exercise, readExercise } from '#games/les-poilus/puzzles/stated-puzzle.ts';
import { opened, written } from '#games/les-poilus/puzzles/written-exercise.ts';

const bare = {
  n: 1,
  level: 1,
  kind: 'which-card',
  ...{ best: { moves: ['fall-back'], worth: '1/1' }, others: [] },
  missions: 1,
  aim: { success: true },
  asks: 'choice',
} satisfies Omit<Exercise, 'table'>;
const playerWith = <Soldier extends string, Card extends string>(soldier: Soldier, card: Card) => ({
  ...{ soldier, hand: [card], hardships: [], tiles: [] },
  ...{ charm: false, out: false, speech: 0 },
});

test('of three copies of a card one is held, one has left the game and one is unseen', () => {
  const exercise = opened({
    ...bare,
    table: {
      phase: 'action',
      mission: 2,
      leader: 0,
      land: [],
      trials: 3,
      players: [playerWith('moreau', 'night-shell'), playerWith('fayard', 'snow-gas')],
      // Of the first card that there is.
      gone: '1',
    },
  });
  expect(tableFrom(exercise.table).state.removed).toEqual(['night-shell']);
  expect(exercise.table.unseen.filter((card) => card === 'night-shell')).toHaveLength(1);
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
