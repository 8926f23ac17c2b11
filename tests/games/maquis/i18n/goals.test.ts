import './boxed-words.ts';
import { expect, test } from 'vitest';
import { EVERY_GOAL_ID } from '#games/maquis/data/index.ts';
import { goalRuleText } from '#games/maquis/i18n/goals.ts';
import { placeWithGoal, thePlaceWithGoal } from '#games/maquis/i18n/in-sentences.ts';

test('maquis.goal-sabotage: a goal says its rule in full', () => {
  const rule = goalRuleText('sabotage', 'normal');
  expect(rule).toContain('first the two 1s, free of charge, then the 2, for 1 explosives');
  // maquis.successes: a success stays.
  expect(rule).toContain('even if the worker is then arrested');
});

test('maquis.goal-destroy-the-train: only on the train spaces', () => {
  expect(goalRuleText('destroy-the-train', 'normal')).toMatch(/3 explosives.*6, 7, 8,? or 9/);
});

test('maquis.goal-liberate-the-town: the last space is that of the mode', () => {
  expect(goalRuleText('liberate-the-town', 'normal')).toContain(
    '3 weapons when the turn marker reaches End',
  );
  expect(goalRuleText('liberate-the-town', 'tricky')).toContain('reaches 12');
});

test('every goal has words of its own', () => {
  expect(new Set(EVERY_GOAL_ID.map((id) => goalRuleText(id, 'normal'))).size).toBe(
    EVERY_GOAL_ID.length,
  );
});

test('a place beyond which a goal lies is called by the goal', () => {
  const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;
  expect(placeWithGoal('west-exit', goals)).toBe('Sabotage');
  expect(thePlaceWithGoal('east-exit', goals)).toBe('the Aid the Spy card');
  expect(placeWithGoal('grocer', goals)).toBe('Grocer');
});
