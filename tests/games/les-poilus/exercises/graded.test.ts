import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/exercise-files.ts';
import { mined } from '#games/les-poilus/cli/mine.ts';
import { examine } from '#play/mining/mine.ts';
import { someOf } from '../../../setup/cases.ts';

const LISTED = exercisesOn(mined.game).flatMap((value) => {
  const { read } = mined.read(value) as Extract<ReturnType<typeof mined.read>, { read: unknown }>;
  return read.withdrawn ? [] : [read];
});

test('exercises that are graded again are as hard as their levels say, each level harder than the one before', () => {
  const graded = someOf(LISTED).map((one) => ({ one, ...examine(mined.mining, one) }));
  const hardness = ([1, 2, 3] as const).map((level) =>
    graded.flatMap(({ one, traits }) => (one.level === level && traits ? traits.hardness : [])),
  );
  const [easy = [], middle = [], hard = []] = hardness;
  expect(easy.length + middle.length + hard.length).toBe(graded.length);
  expect(Math.max(...easy)).toBeLessThan(Math.min(...middle));
  expect(Math.max(...middle)).toBeLessThan(Math.min(...hard));
  // A pick adds them to the exercise itself, of which they may overwrite nothing.
  for (const { traits } of graded) expect(Object.keys(traits ?? {})).toEqual(['idea', 'hardness']);
});
