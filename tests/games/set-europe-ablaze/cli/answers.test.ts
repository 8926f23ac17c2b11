import { expect, test } from 'vitest';
import { LINE_ANSWERS } from '#games/set-europe-ablaze/cli/each-line.ts';

test('a verdict repeats the id of its line', () => {
  const event = { type: 'set-morale', to: 3 };
  expect(LINE_ANSWERS.judge({ id: 'a1', event })).toEqual({
    result: { id: 'a1', legal: false, case: '6.2.6' },
  });
});

test('a type of event that nobody judges is named, with what was meant', () => {
  expect(LINE_ANSWERS.judge({ event: { type: 'selct' } })).toEqual({
    wrong: 'nobody can judge “selct”; did you mean “select”?',
  });
});

test('odds are fractions, with the difference an “If” asks for', () => {
  expect(LINE_ANSWERS.odds({ attack: 1, defend: 0, backfire: 2, ifs: [6, 9] })).toEqual({
    result: {
      attack: 1,
      defend: 0,
      checkNumber: 1,
      backfireValue: 2,
      check: '1/6',
      comparison: '0/1',
      backfire: '1/6',
      success: '2/3',
      difference: { 3: '1/6', 4: '1/6', 5: '1/6', 6: '1/6' },
      expectedLosses: '1/2',
      exactly: { 6: '1/6', 9: '0/1' },
    },
  });
});

test.each([
  [{ defend: 1, backfire: 1 }, '“attack” must be a whole number; no pool is larger than 20.'],
  [{ attack: 1, backfire: 1 }, '“defend” must be a whole number from 0 to 20.'],
  [{ attack: 1, defend: 1 }, '“backfire” must be a whole number from 0 on.'],
])('odds of %j are refused with a sentence', (line, wrong) => {
  expect(LINE_ANSWERS.odds(line)).toEqual({ wrong });
});

test('set-europe-ablaze.count-dice: a pool has a line an asset', () => {
  const assets = { strength: 2, network: 3, cache: 1, team: 1, 'morale-positive': 1 };
  expect(LINE_ANSWERS.pool({ action: 'sabotage', side: 'attack', assets })).toEqual({
    result: {
      dice: 8,
      lines: { strength: 2, network: 3, cache: 1, team: 1, 'morale-positive': 1 },
    },
  });
});

test('what only the player aid tells is no number', () => {
  const assets = { security: 2, hero: 1 };
  expect(LINE_ANSWERS.pool({ action: 'sweep', side: 'attack', assets })).toEqual({
    result: { dice: 1, lines: { security: null, hero: 1 } },
  });
});

test('a score needs whole numbers in its schedule', () => {
  expect(LINE_ANSWERS.score({ turn: 5, schedule: { damage: 1 }, areas: [] })).toEqual({
    wrong: '“schedule” must have whole numbers for damage, direct, temporary and immuneZero.',
  });
});
