import { expect, test } from 'vitest';
import type { Mined } from '#cli/mine.ts';
import { exercisesOn } from '#cli/mine.ts';
import { examine } from '#play/mining/mine.ts';
import type { Numbered } from '#play/mining/pick.ts';
import { SHARE, someOf } from '../../setup/cases.ts';

/** Of a sample every so many are graded where not every case is asked for: each is searched and played through. */
const OF_SAMPLE = 3;

/** That a game's listed exercises are as hard as their levels say when they are graded again: a sample of them, or all. */
export function exercisesAreGraded<Exercise extends Numbered & Judged, Judged, Puzzle, Node, Move>({
  game,
  mining,
  read,
}: Mined<Exercise, Judged, Puzzle, Node, Move>): void {
  const listed = exercisesOn(game).flatMap((value) => {
    const exercise = read(value);
    if ('faults' in exercise) throw new Error(exercise.faults.join('; '));
    return exercise.read.withdrawn ? [] : [exercise.read];
  });

  test('exercises that are graded again are as hard as their levels say, each level harder than the one before', () => {
    const some = someOf(listed).filter((_, n) => SHARE === 1 || n % OF_SAMPLE === 0);
    const graded = some.map((one) => ({ one, ...examine(mining, one) }));
    const hardness = ([1, 2, 3] as const).map((level) =>
      graded.flatMap(({ one, traits }) => (one.level === level && traits ? traits.hardness : [])),
    );
    const [easy = [], middle = [], hard = []] = hardness;
    expect(easy.length + middle.length + hard.length).toBe(graded.length);
    expect(Math.max(...easy)).toBeLessThan(Math.min(...middle));
    expect(Math.max(...middle)).toBeLessThan(Math.min(...hard));
    // A pick adds them to the exercise itself, of which they may overwrite nothing.
    for (const { traits } of graded)
      expect(Object.keys(traits ?? {})).toEqual(['idea', 'hardness']);
  });
}
