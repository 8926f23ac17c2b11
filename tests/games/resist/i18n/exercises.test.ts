import { afterEach, expect, test } from 'vitest';
import { missionName } from '#games/resist/i18n/cards.ts';
import { exerciseAsks } from '#games/resist/i18n/exercises.ts';
import { overwriteGetLocale } from '#messages/runtime';

afterEach(() => overwriteGetLocale(() => 'en'));

const asked = (rounds: number) =>
  exerciseAsks({
    aim: { chance: { defeated: ['villa', 'border'], kept: [] } },
    until: { rounds },
  });

test('an exercise says whether this round counts alone, or the next one as well', () => {
  const [villa, border] = [missionName('villa'), missionName('border')];
  expect(asked(1)).toBe(`This round: defeat ${villa} and defeat ${border}.`);
  expect(asked(2)).toBe(`This round and the next: defeat ${villa} and defeat ${border}.`);
});

test('and in Chinese', () => {
  overwriteGetLocale(() => 'zh');
  expect(asked(2)).toMatch(/^本轮和下一轮要求：击败/);
});
