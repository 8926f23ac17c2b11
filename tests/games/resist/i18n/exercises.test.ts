import { afterEach, expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { missionName } from '#games/resist/i18n/cards.ts';
import { exerciseAsks } from '#games/resist/i18n/exercises.ts';
import { answerText, leftText } from '#games/resist/i18n/puzzles.ts';
import { puzzleOf } from '#games/resist/puzzles/puzzle.ts';
import { type Exercise, readExercise } from '#games/resist/puzzles/stated-puzzle.ts';
import { overwriteGetLocale } from '#messages/runtime';

afterEach(() => overwriteGetLocale(() => 'en'));

const asked = (rounds: number) =>
  exerciseAsks({
    aim: { chance: { defeated: ['villa', 'border'], kept: [] } },
    asks: 'plan',
    until: { rounds },
  });

const askedForPoints = (asks: 'choice' | 'plan') =>
  exerciseAsks({ aim: { mean: 'points' }, asks, until: { rounds: 1 } });

test('an exercise says whether this round counts alone, or the next one as well', () => {
  const [villa, border] = [missionName('villa'), missionName('border')];
  expect(asked(1)).toBe(`This round: defeat ${villa} and defeat ${border}.`);
  expect(asked(2)).toBe(`This round and the next: defeat ${villa} and defeat ${border}.`);
});

test('an exercise about points says when they are counted: after this round, or after one more where one may stop', () => {
  expect(askedForPoints('plan')).toMatch(/^By the end of this round, /);
  expect(askedForPoints('choice')).toMatch(/^By the end of the next round, /);
});

function exercise(n: number): Exercise {
  const exercise = readExercise(exercisesOn('resist')[n - 1]);
  if ('faults' in exercise) throw new Error(exercise.faults.join('; '));
  return exercise.read;
}

const startOf = (n: number) => puzzleOf(exercise(n)).start;

const leftIn = (n: number): string => leftText(startOf(n), exercise(n));

test('of an action not used nothing is said where what it draws would be: to use it is as good', () => {
  // Domingo revealed looks at the Hidden deck; with the Spy in hand Manuel can be used without a word.
  const [domingo, manuel] = [
    ['play:domingo:revealed', 'skip', 'play:ricardo:hidden'],
    ['play:manuel:revealed', 'skip', 'attack:steal-supplies'],
  ];
  expect(answerText(startOf(811), domingo)).toBe('Domingo revealed → Ricardo hidden');
  expect(answerText(startOf(804), manuel)).toMatch(/^Manuel revealed → Don’t use .*Manuel → /);
});

test('of two rounds it is told whom the answer leaves for the second: nobody revealed, and whoever was drawn', () => {
  // Manuela and Roberto are revealed, Consuelo is not; Soledad was in the discard pile all the time.
  expect(leftIn(807)).toMatch(/next round: Consuelo and Soledad\.$/);
  // Ricardo draws Marcelino, who is revealed as Domingo is.
  expect(leftIn(811)).toMatch(/next round: Soledad and Ricardo\.$/);
});

test('nothing is told of one round, nor where chance comes before the strike', () => {
  expect(leftIn(166)).toBe('');
  expect(leftIn(826)).toBe('');
});

test('and in Chinese', () => {
  overwriteGetLocale(() => 'zh');
  expect(askedForPoints('plan')).toMatch(/^算到本轮结束/);
  expect(askedForPoints('choice')).toMatch(/^算到下一轮结束/);
  expect(asked(2)).toMatch(/^本轮和下一轮要求：击败/);
  expect(leftIn(807)).toBe('没有暴露、下一轮还能抽到的是：Consuelo和Soledad。');
});
