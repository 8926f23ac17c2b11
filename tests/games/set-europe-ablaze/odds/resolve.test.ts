import { expect, test } from 'vitest';
import {
  type Contest,
  chanceBetween,
  chanceOf,
  resolveOdds,
  rollsOf,
  successes,
} from '#games/set-europe-ablaze/odds/index.ts';
import { type Fraction, fractionNumber, fractionText, sum } from '#shared/chance/fraction.ts';

/** In how many of all rolls of so many dice. */
const rollsIn = ({ ways, of }: Fraction, dice: number): bigint => (ways * 6n ** BigInt(dice)) / of;

/** In percent, to so many digits. */
const percent = (chance: Fraction, digits: number): number =>
  Number((100 * fractionNumber(chance)).toFixed(digits));

/** Chances as the tests below write them. */
const texts = ({ check, comparison, backfire, success }: ReturnType<typeof resolveOdds>) =>
  [check, comparison, backfire, success].map(fractionText);

const SABOTAGE = { modifier: 0, backfire: 2 };
const COUNTERINTELLIGENCE = { modifier: -2, backfire: 1 };

test('three dice show 10 in 27 ways of 216', () => {
  expect(rollsOf(3).at(10)).toBe(27n);
  expect([rollsOf(3).upTo(17), rollsOf(3).all]).toEqual([215n, 216n]);
  expect(() => rollsOf(41)).toThrow('no 41 dice');
});

test('set-europe-ablaze.check-number: the first example has the odds computed by hand', () => {
  const odds = resolveOdds({ attack: 8, defend: 5, ...SABOTAGE });
  expect(odds.checkNumber).toBe(13);
  expect(texts(odds)).toEqual([
    '143/186624',
    '56120435/1088391168',
    '595837445/13060694016',
    '11781403639/13060694016',
  ]);
  expect(fractionText(chanceOf(odds, 9))).toBe('812525155/13060694016');
  expect(percent(odds.success, 2)).toBe(90.21);
  expect(
    [
      [3, 5],
      [6, 8],
      [10, 12],
      [13, 16],
      [17, 99],
    ].map(([from = 0, to = 0]) => percent(chanceBetween(odds, from, to), 1)),
  ).toEqual([11.2, 16.4, 19, 20.7, 16.7]);
});

test('set-europe-ablaze.check-number: the second example takes two off the dice', () => {
  const odds = resolveOdds({ attack: 6, defend: 5, ...COUNTERINTELLIGENCE });
  expect(odds.checkNumber).toBe(9);
  expect(
    [odds.check, odds.comparison, odds.backfire, odds.success].map((chance) => percent(chance, 2)),
  ).toEqual([0.18, 29.86, 6.33, 63.63]);
  expect(percent(chanceOf(odds, 5), 1)).toBe(6.7);
});

test('set-europe-ablaze.backfire: equal is never enough', () => {
  // One die against none: 1 does not beat the check of 1, 2 does not beat a backfire of 2.
  const alone = resolveOdds({ attack: 1, defend: 0, ...SABOTAGE });
  expect(texts(alone)).toEqual(['1/6', '0/1', '1/6', '2/3']);
  expect(successes(alone).map(([at, chance]) => [at, fractionText(chance)])).toEqual([
    [3, '1/6'],
    [4, '1/6'],
    [5, '1/6'],
    [6, '1/6'],
  ]);
  expect(texts(resolveOdds({ attack: 1, defend: 1, ...SABOTAGE }))).toEqual([
    '1/3',
    '5/18',
    '2/9',
    '1/6',
  ]);
});

test('set-europe-ablaze.check-number: two participants are lost for check and comparison, one for backfire', () => {
  expect(fractionText(resolveOdds({ attack: 1, defend: 1, ...SABOTAGE }).expectedLosses)).toBe(
    '13/9',
  );
});

test.each([
  ['1 v 2', 1, 2, SABOTAGE, '1/54'],
  ['2 v 1', 2, 1, SABOTAGE, '5/8'],
  ['4 v 3', 4, 3, SABOTAGE, '163895/279936'],
  ['5 v 4', 5, 4, SABOTAGE, '2902501/5038848'],
  ['5 v 0, two off, no backfire', 5, 0, { modifier: -2, backfire: 0 }, '1/1'],
  ['12 v 9, backfire 3', 12, 9, { modifier: 0, backfire: 3 }, '41297881448953/50779978334208'],
])('success of %s is %5$s', (_, attack, defend, action, expected) => {
  expect(fractionText(resolveOdds({ attack, defend, ...action }).success)).toBe(expected);
});

test('set-europe-ablaze.residual-impulse: a point after the roll is spent only where it makes a success', () => {
  const odds = resolveOdds({ attack: 6, defend: 5, ...COUNTERINTELLIGENCE, pips: 1 });
  expect(texts(odds)).toEqual(['10157/5668704', '6770545/22674816', '0/1', '1762627/2519424']);
  expect(odds.pipsSpent.map(fractionText)).toEqual(['9618743/15116544', '957019/15116544']);
  expect(fractionText(chanceOf(odds, 2))).toBe('7888135/60466176');
  expect(fractionText(odds.expectedLosses)).toBe('756797/1259712');
});

test('a die is worth more than a point after the roll', () => {
  const die = resolveOdds({ attack: 7, defend: 5, ...COUNTERINTELLIGENCE });
  const pip = resolveOdds({ attack: 6, defend: 5, ...COUNTERINTELLIGENCE, pips: 1 });
  expect([percent(die.success, 1), percent(pip.success, 1)]).toEqual([82.2, 70]);
});

test('the four ways add up to all rolls, also for pools beyond plain numbers', () => {
  for (const [attack, defend, pips] of [
    [0, 0, 0],
    [3, 7, 2],
    [12, 10, 0],
    [14, 12, 1],
    [20, 20, 0],
  ] as const) {
    const odds = resolveOdds({ attack, defend, ...SABOTAGE, pips });
    const all = [odds.check, odds.comparison, odds.backfire, odds.success];
    const dice = attack + defend;
    const rolls = 6n ** BigInt(dice);
    expect(all.reduce((total, chance) => total + rollsIn(chance, dice), 0n)).toBe(rolls);
    expect(fractionText(all.reduce(sum))).toBe('1/1');
    expect(odds.differences.ways.reduce((total, ways) => total + ways, 0n)).toBe(
      rollsIn(odds.success, dice),
    );
  }
});

test('against nobody and with nobody nothing succeeds', () => {
  expect(texts(resolveOdds({ attack: 0, defend: 0, ...SABOTAGE }))).toEqual([
    '1/1',
    '0/1',
    '0/1',
    '0/1',
  ]);
});

/** The four ways and the differences, by throwing all dice one after the other. */
function byThrowing(
  contest: { attack: number; defend: number; modifier: number; backfire: number },
  pips: number,
) {
  const { attack, defend, modifier, backfire } = contest;
  const counts = { check: 0, comparison: 0, backfire: 0, success: 0 };
  const differences: Record<number, number> = {};
  const dice = attack + defend;
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, nth) => (Math.floor(roll / 6 ** nth) % 6) + 1);
    const total = (part: readonly number[]) => part.reduce((all, face) => all + face, 0);
    const [mine, theirs] = [total(faces.slice(0, attack)), total(faces.slice(attack))];
    const isSuccess = (spent: number) =>
      mine + spent > dice + modifier && mine + spent - theirs > backfire;
    const spent = Array.from({ length: pips + 1 }, (_, points) => points).find(isSuccess);
    if (spent !== undefined) {
      counts.success++;
      differences[mine + spent - theirs] = (differences[mine + spent - theirs] ?? 0) + 1;
    } else if (mine <= dice + modifier) counts.check++;
    else if (mine <= theirs) counts.comparison++;
    else counts.backfire++;
  }
  return { counts, differences };
}

test.each([
  [3, 2, 0, 2, 0],
  [3, 3, -2, 1, 2],
  [2, 3, 3, 0, 4],
  [4, 1, 1, 6, 3],
])('%i v %i, check %i, backfire %i, %i pips: as every roll thrown tells', (...told) => {
  const [attack, defend, modifier, backfire, pips] = told;
  const { counts, differences } = byThrowing({ attack, defend, modifier, backfire }, pips);
  const odds = resolveOdds({ attack, defend, modifier, backfire, pips });
  for (const way of ['check', 'comparison', 'backfire', 'success'] as const) {
    expect(rollsIn(odds[way], attack + defend), way).toBe(BigInt(counts[way]));
  }
  const found = successes(odds).map(([at, chance]) => [
    at,
    Number(rollsIn(chance, attack + defend)),
  ]);
  expect(Object.fromEntries(found)).toEqual(differences);
});

/** Each own total against each other one, a product for every pair. */
function byPairs({ attack, defend, modifier, backfire, pips }: Required<Contest>) {
  const found = new Map<number, bigint>();
  for (const [mine, ways] of rollsOf(attack).ways.entries()) {
    for (const [theirs, others] of rollsOf(defend).ways.entries()) {
      let spent = Math.max(0, attack + defend + modifier + 1 - mine, backfire + 1 - mine + theirs);
      if (spent > pips) continue;
      spent += mine - theirs;
      found.set(spent, (found.get(spent) ?? 0n) + ways * others);
    }
  }
  return [...found].filter(([, ways]) => ways > 0n).sort(([a], [b]) => a - b);
}

test.each([
  [0, 2, 0],
  [-2, 1, 3],
  [9, 0, 5],
  [-30, 4, 2],
])(
  'a table of 12 by 10 dice, check %i, backfire %i, %i pips: every difference as by pairs',
  (...told) => {
    const [modifier, backfire, pips] = told;
    for (let attack = 1; attack <= 12; attack++) {
      for (let defend = 1; defend <= 10; defend++) {
        const contest = { attack, defend, modifier, backfire, pips };
        const odds = successes(resolveOdds(contest)).map(([at, chance]) => [
          at,
          rollsIn(chance, attack + defend),
        ]);
        expect(odds, JSON.stringify(contest)).toEqual(byPairs(contest));
      }
    }
  },
);
