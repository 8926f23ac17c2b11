import { expect, test } from 'vitest';
import * as data from '#games/set-europe-ablaze/data/index.ts';

const { ACTIONS, CALENDAR, COSTS, caseOf, KNOWN_DICE, LIMITS, limit, RULINGS, SEQUENCE } = data;
const ids = data.RULES.map(({ id }) => id);

test('28 contradictions, 36 found later, 26 questions of the table: each belongs to a rule', () => {
  const named = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`);
  expect(RULINGS.map(({ id }) => id)).toEqual([
    ...named('C', 28),
    ...named('N', 36),
    ...named('D', 26),
  ]);
  for (const ruling of RULINGS) {
    expect(ids).toContain(ruling.rule);
    expect(caseOf(ruling.case).rule).toBe(ruling.rule);
    expect(ruling.options.length).not.toBe(1);
  }
});

test('everything with a case names one there is', () => {
  const named = [...ACTIONS, ...CALENDAR, ...COSTS, ...LIMITS].map((one) => one.case);
  for (const number of named) expect(caseOf(number).number).toBe(number);
});

test('there are twelve Actions: seven Terminal, five Non-Terminal, two of them twice an Impulse', () => {
  expect(ACTIONS.map(({ id }) => id)).toEqual([...data.ACTION_IDS]);
  expect(ACTIONS.filter(({ terminal }) => terminal)).toHaveLength(7);
  expect(ACTIONS.filter(({ times }) => times === 2).map(({ id }) => id)).toEqual([
    'eid',
    'german-movement',
  ]);
  expect(ACTIONS.filter(({ rolled, terminal }) => rolled !== terminal).map(({ id }) => id)).toEqual(
    ['repair'],
  );
  for (const { rule } of ACTIONS) expect(ids).toContain(rule);
});

test('check and backfire are known of two Actions only', () => {
  expect(
    ACTIONS.filter(({ check }) => check !== undefined).map(({ id, check, backfire }) => [
      id,
      check,
      backfire,
    ]),
  ).toEqual([
    ['sabotage', 0, 2],
    ['counterintelligence', -2, 1],
  ]);
});

test('the numbers of the rules', () => {
  expect(
    (
      ['turns', 'hand', 'action-points', 'victory-points', 'counters', 'strength-paris'] as const
    ).map(limit),
  ).toEqual([9, 8, 19, 299, 176, 5]);
});

test('half a die is known of Teams, and of Networks that interdict', () => {
  expect(
    KNOWN_DICE.filter(({ halves }) => halves === 1).map(
      ({ action, asset }) => `${action}: ${asset}`,
    ),
  ).toEqual(['sabotage: team', 'counterintelligence: team', 'temporary-interdiction: network']);
});

test('every step of the turn has its own id, a step above it, and cases and rulings there are', () => {
  const steps = SEQUENCE.map(({ id }): string => id);
  expect(new Set(steps).size).toBe(steps.length);
  for (const { id, cases, rulings } of SEQUENCE) {
    const above = id.split('.').slice(0, -1).join('.');
    if (above) expect(steps).toContain(above);
    for (const number of cases) expect(caseOf(number).number).toBe(number);
    for (const ruling of rulings ?? []) expect(RULINGS.map((one) => one.id)).toContain(ruling);
  }
});

test('turn end has nine steps, organization five', () => {
  const below = (id: string) =>
    SEQUENCE.filter((step) => step.id.split('.').slice(0, -1).join('.') === id).length;
  expect(below('end')).toBe(9);
  expect(below('org')).toBe(5);
});

const isFrozen = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

test.each([
  ['ACTIONS', data.ACTIONS],
  ['CALENDAR', data.CALENDAR],
  ['CASES', data.CASES],
  ['COSTS', data.COSTS],
  ['KNOWN_DICE', data.KNOWN_DICE],
  ['LIMITS', data.LIMITS],
  ['RULES', data.RULES],
  ['RULINGS', data.RULINGS],
  ['WORKED_EXAMPLES', data.WORKED_EXAMPLES],
  ['WRONG_REFERENCES', data.WRONG_REFERENCES],
])('%s cannot be changed, all the way down', (_, value) => {
  expect(isFrozen(value)).toBe(true);
});
