import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exercisesOn, listedFilesOf, type Mined, proofFaults } from '#cli/mine.ts';
import { fileOf } from '#play/exercises/exercises.ts';
import type { Numbered } from '#play/mining/pick.ts';
import { cases } from '../../setup/cases.ts';

/** Proofs are costly: so many of a game are proved anew where not every case is asked for. */
const SAMPLE = 4;

/**
 * That a game's shipped exercises can be read, are numbered, and are proved: a sample of them, or all.
 *
 * @param least how many are in the lists at least
 */
export function exercisesAreProved<Exercise extends Numbered & Judged, Judged, Puzzle, Node, Move>(
  { game, mining, read, stated }: Mined<Exercise, Judged, Puzzle, Node, Move>,
  least = 200,
): void {
  const exercises = exercisesOn(game).map((value) => {
    const exercise = read(value);
    if ('faults' in exercise) throw new Error(exercise.faults.join('; '));
    return exercise.read;
  });

  test('are numbered from 1 on, and no two are the same', () => {
    expect(exercises.map(({ n }) => n)).toEqual(exercises.map((_, at) => at + 1));
    const boards = exercises.map(({ n: _, level: __, from: ___, ...one }) => JSON.stringify(one));
    expect(new Set(boards).size).toBe(boards.length);
  });

  const listed = exercises.filter(({ withdrawn }) => !withdrawn);

  test('in the lists stand on tables that a game comes to, and that leave out nothing that may decide', () => {
    const said = listed.flatMap((one) => {
      const unfit = mining.unfit?.(one);
      return unfit ? [`${one.n}: ${unfit}`] : [];
    });
    expect(said).toEqual([]);
  });

  // Fewer that are all worth a minute are better than three hundred with weak ones.
  test(`in the lists are ${least} and more, of each level a quarter at least and four tenths at most`, () => {
    expect(listed.length).toBeGreaterThanOrEqual(least);
    for (const level of [1, 2, 3]) {
      const { length } = listed.filter((one) => one.level === level);
      expect(length).toBeGreaterThanOrEqual(0.25 * listed.length);
      expect(length).toBeLessThanOrEqual(0.4 * listed.length);
    }
  });

  test('in the lists lie where the page looks for them, and no other beside them', () => {
    const places = listedFilesOf(game).flatMap((file) =>
      (JSON.parse(readFileSync(file, 'utf8')) as Exercise[]).map(({ n }) => [n, file.pathname]),
    );
    const expected = listed.map(({ n }) => [n, fileOf(n, true)] as const);
    expect(places.length).toBe(expected.length);
    const pathOf = new Map(places as [number, string][]);
    for (const [n, name] of expected) expect(pathOf.get(n)).toMatch(`/${game}/${name}`);
  });

  test('in the lists take up to 60 KB, packed, all files together', () => {
    const packed = listedFilesOf(game).map((file) => gzipSync(readFileSync(file)).length);
    expect(packed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
  });

  const all = cases(listed.length);
  const sample = all === listed.length ? all : Math.min(all, SAMPLE);
  const step = Math.max(1, Math.ceil(listed.length / Math.max(1, sample)));
  test.each(listed.filter((_, at) => at % step === 0).map((one) => [one.n, one] as const))(
    'exercise %i is proved',
    (_, exercise) => {
      expect(proofFaults({ mining, stated }, exercise)).toEqual([]);
    },
  );
}
