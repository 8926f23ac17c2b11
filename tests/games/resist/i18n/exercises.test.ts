import { afterEach, expect, test } from 'vitest';
import { missionName } from '#games/resist/i18n/cards.ts';
import { exerciseAsks } from '#games/resist/i18n/exercises.ts';
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

test('and in Chinese', () => {
  overwriteGetLocale(() => 'zh');
  expect(askedForPoints('plan')).toMatch(/^算到本轮结束/);
  expect(askedForPoints('choice')).toMatch(/^算到下一轮结束/);
  expect(asked(2)).toMatch(/^本轮和下一轮要求：击败/);
});
