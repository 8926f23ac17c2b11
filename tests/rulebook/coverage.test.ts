import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverageOf, testCount } from '#rulebook/coverage.ts';

const ENGINE = {
  'src/engine/why-not.ts':
    "const { codes: REASON_CODES, because } = reasonsBy<RuleId>()({ 'no-weapon': 'maquis.shooting', 'a-b': 'maquis.cost' });",
  'src/engine/faults.ts':
    "const { codes: FAULT_CODES, because: fault } = reasonsBy<RuleId>()({ 'too-many': 'maquis.cost' });",
  'src/engine/shooting.ts':
    "log?.push({ type: 'shot', place, goods: { weapon: 1 }, rule: 'maquis.shooting' });",
};
const TESTS = {
  'tests/a.test.ts':
    "test('maquis.shooting: refused', f); test.each([1])('maquis.shooting: %s', f);",
  'tests/b.test.ts':
    "it('maquis.shooting-star is another rule', f); it(\"maquis.cost isn't free\", f);",
};

test('a rule is found in refusals, faults, log lines and titles of tests', () => {
  expect(coverageOf('maquis.shooting', ENGINE, TESTS)).toEqual({
    refusals: ['no-weapon'],
    faults: [],
    logged: ['shot'],
    checkedIn: ['src/engine/why-not.ts', 'src/engine/shooting.ts'],
    tests: [{ file: 'tests/a.test.ts', count: 2 }],
  });
});

test('a rule whose id begins another is not taken for it', () => {
  const cost = coverageOf('maquis.cost', ENGINE, TESTS);
  expect(cost.faults).toEqual(['too-many']);
  expect(testCount(cost)).toBe(1);
  expect(testCount(coverageOf('maquis.shoot', ENGINE, TESTS))).toBe(0);
});

/** Where an engine names its reasons, whichever of these games are on the shelf. */
const LISTS = [
  ['maquis', 'maquis.shoot-once', 'shot-already', 'maquis.soldier-track', 'soldiers-off-track'],
  ['resist', 'resist.strike', 'too-strong', 'resist.civilians', 'too-many-civilians'],
  ['les-poilus', 'les-poilus.mute', 'mute', 'les-poilus.victory', 'game-is-not-over'],
] as const;
const engineOf = (game: string) => `src/games/${game}/engine`;

test.each(LISTS.filter(([game]) => existsSync(engineOf(game))))(
  'the lists of %s are found where its engine has them',
  (game, refusing, refusal, broken, fault) => {
    const folder = engineOf(game);
    const engine = Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]),
    );
    expect(coverageOf(refusing, engine, {}).refusals).toContain(refusal);
    expect(coverageOf(broken, engine, {}).faults).toContain(fault);
  },
);
