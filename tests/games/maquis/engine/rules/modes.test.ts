import { expect, test } from 'vitest';
import { DIFFICULTY_IDS, type DifficultyId } from '#games/maquis/data/index.ts';
import { newGame, snapshotOf } from '#games/maquis/engine/index.ts';
import { after, playAll } from '../scripts.ts';
import { acting, atDusk, patrolling, USUAL_GOALS } from '../tables.ts';

const workersIn = (difficulty: DifficultyId) => {
  const { safeHouse, cafe } = snapshotOf(newGame({ difficulty, goals: USUAL_GOALS }));
  return { safeHouse, cafe };
};

const airdropIn = (difficulty: DifficultyId) =>
  ['money', 'weapon', 'food'].map((kind) => {
    const start = acting({ difficulty, workers: ['radio-a'] });
    const { airdrops } = after(start, `act:radio-a:airdrop-${kind}:field-west return`);
    return Object.values(airdrops['field-west'] ?? {})[0];
  });

const FULL_HOUSE = { safeHouse: 3, cafe: 2 };
const TWO_AND_TWO = { safeHouse: 2, cafe: 2 };

test('maquis.mode-very-easy: an airdrop brings 2 money, 2 weapons or 4 food', () => {
  expect(airdropIn('very-easy')).toEqual([2, 2, 4]);
  expect(workersIn('very-easy')).toEqual(FULL_HOUSE);
});

test('maquis.mode-very-easy: from END the marker goes to START and the game goes on (R42)', () => {
  const start = atDusk({ difficulty: 'very-easy', day: 14 });
  expect(after(start, 'upkeep')).toMatchObject({ day: 0, phase: 'placement', morale: 6 });
});

test('maquis.mode-very-easy: every time round, not once only (R42)', () => {
  let start = atDusk({ difficulty: 'very-easy', arrested: 2, day: 14, morale: 7 });
  for (let round = 1; round <= 3; round++) {
    for (let day = 0; day < 15; day++) {
      const { state } = playAll(start, 'upkeep');
      expect(state).toMatchObject({ day, phase: 'placement' });
      start = atDusk({ difficulty: 'very-easy', arrested: 2, day, morale: 7 });
    }
  }
});

test('maquis.mode-very-easy: the train passes on every round (R42)', () => {
  const start = acting({
    difficulty: 'very-easy',
    goals: { west: 'destroy-the-train', east: 'assassination' },
    day: 6,
    workers: ['west-exit'],
    hand: { explosives: 3 },
  });
  expect(after(start, 'act:west-exit:goal').goals.west.complete).toBe(true);
});

test('maquis.mode-easy: an airdrop brings 2 money, 1 weapon or 4 food', () => {
  expect(airdropIn('easy')).toEqual([2, 1, 4]);
  expect(workersIn('easy')).toEqual(FULL_HOUSE);
});

test('maquis.mode-easy: END ends the game', () => {
  expect(after(atDusk({ difficulty: 'easy', day: 14 }), 'upkeep')).toMatchObject({
    day: 15,
    phase: 'over',
  });
});

test('maquis.mode-normal: an airdrop brings 1 money, 1 weapon or 3 food', () => {
  expect(airdropIn('normal')).toEqual([1, 1, 3]);
  expect(workersIn('normal')).toEqual(FULL_HOUSE);
});

test('maquis.mode-normal: an arrest costs no morale', () => {
  const start = acting({ workers: ['radio-b'], police: ['black-market'] });
  expect(after(start, 'act:radio-b:none return')).toMatchObject({ arrested: 1, morale: 6 });
});

test('maquis.mode-tricky: two workers and two at the cafe, the fifth pawn does not exist', () => {
  expect(workersIn('tricky')).toEqual(TWO_AND_TWO);
  expect(airdropIn('tricky')).toEqual([1, 1, 3]);
});

test('maquis.mode-tricky: the game ends on space 12, with the losses of the grey spaces', () => {
  expect(after(atDusk({ difficulty: 'tricky', day: 10 }), 'upkeep').phase).toBe('placement');
  expect(after(atDusk({ difficulty: 'tricky', day: 11 }), 'upkeep')).toMatchObject({
    day: 12,
    phase: 'over',
    morale: 5,
  });
  expect(after(atDusk({ difficulty: 'tricky', day: 1 }), 'upkeep').morale).toBe(6);
});

test('maquis.mode-tricky: an arrest costs no morale', () => {
  const start = acting({ difficulty: 'tricky', workers: ['radio-b'], police: ['black-market'] });
  expect(after(start, 'act:radio-b:none return')).toMatchObject({ arrested: 1, morale: 6 });
});

test('maquis.mode-hard: two workers and two at the cafe, the end on space 12', () => {
  expect(workersIn('hard')).toEqual(TWO_AND_TWO);
  expect(airdropIn('hard')).toEqual([1, 1, 3]);
  expect(after(atDusk({ difficulty: 'hard', day: 11 }), 'upkeep')).toMatchObject({
    day: 12,
    phase: 'over',
  });
});

test('maquis.mode-hard: the red outline costs morale, the grey space does not', () => {
  expect(after(atDusk({ difficulty: 'hard', day: 1 }), 'upkeep').morale).toBe(5);
  expect(after(atDusk({ difficulty: 'hard', day: 2 }), 'upkeep').morale).toBe(6);
});

test('maquis.mode-hard: an arrest costs no morale', () => {
  const start = acting({ difficulty: 'hard', workers: ['radio-b'], police: ['black-market'] });
  expect(after(start, 'act:radio-b:none return')).toMatchObject({ arrested: 1, morale: 6 });
});

test('maquis.mode-very-hard: two workers, two at the cafe, the red outline, the end on 12', () => {
  expect(workersIn('very-hard')).toEqual(TWO_AND_TWO);
  expect(airdropIn('very-hard')).toEqual([1, 1, 3]);
  expect(after(atDusk({ difficulty: 'very-hard', day: 11 }), 'upkeep')).toMatchObject({
    phase: 'over',
    morale: 5,
  });
});

test('maquis.mode-very-hard: an arrest on the way home costs a step of morale (R47)', () => {
  const start = acting({
    difficulty: 'very-hard',
    workers: ['radio-b'],
    police: ['black-market'],
  });
  expect(after(start, 'act:radio-b:none')).toMatchObject({ morale: 6 });
  expect(after(start, 'act:radio-b:none return')).toMatchObject({ arrested: 1, morale: 5 });
});

test('maquis.mode-very-hard: an arrest on placement costs one too, at that moment (R47)', () => {
  const start = patrolling({
    difficulty: 'very-hard',
    workers: ['doctor', 'cafe'],
    police: ['grocer', 'poor-district'],
    patrolsToCome: 2,
  });
  expect(after(start, 'patrol:1')).toMatchObject({ arrested: 1, morale: 5, patrolsToCome: 1 });
});

test('maquis.mode-very-hard: it can lose the game by morale (R47)', () => {
  const start = acting({
    difficulty: 'very-hard',
    morale: 1,
    workers: ['radio-b', 'cafe'],
    police: ['black-market'],
  });
  const script = 'act:radio-b:none return act:cafe:none return upkeep';
  expect(playAll(start, script).events.at(-1)).toMatchObject({ result: 'loss', ending: 'morale' });
});

test.each(DIFFICULTY_IDS)('maquis.mode-%s: its workers are all the workers there are', (mode) => {
  const { safeHouse, cafe } = workersIn(mode);
  const everyone = safeHouse + cafe;
  expect(everyone).toBe(['tricky', 'hard', 'very-hard'].includes(mode) ? 4 : 5);
});
