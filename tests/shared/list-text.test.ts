import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '#messages/runtime';
import { sentences } from '#shared/list-text.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

it('sentences follow one another with a space in English', () => {
  overwriteGetLocale(() => 'en');
  expect(sentences([])).toBe('');
  expect(sentences(['Abel is drawn.'])).toBe('Abel is drawn.');
  expect(sentences(['One.', 'Two.', 'Three.', 'Four.'])).toBe('One. Two. Three. Four.');
});

it('and without one in Chinese, whose full stop has its own', () => {
  overwriteGetLocale(() => 'zh');
  expect(sentences(['翻出任务：铁路桥。', '铁路桥：面朝下放3个敌人。', '第1轮开始。'])).toBe(
    '翻出任务：铁路桥。铁路桥：面朝下放3个敌人。第1轮开始。',
  );
});
