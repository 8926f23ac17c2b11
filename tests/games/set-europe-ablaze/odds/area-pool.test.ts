import { expect, test } from 'vitest';
import { goThrough, loggedPosition } from '#games/set-europe-ablaze/engine/log/index.ts';
import { changesOf, scoreTable } from '#games/set-europe-ablaze/engine/score-table.ts';
import { areaLines, bars, rowFor } from '#games/set-europe-ablaze/odds/index.ts';
import { type Loose, logExample, tablesExample } from '../examples.ts';

/** The made-up game in the middle of the Maquis Impulse in Birch, with pieces told. */
function inBirch(pieces: Loose, morale = 0) {
  const told = logExample();
  Object.assign(told.events[0], { morale });
  Object.assign(told.events[0].areas.birch, pieces);
  return loggedPosition(goThrough(told.events.slice(0, 12)).course);
}

const dice = (lines: ReturnType<typeof areaLines>) =>
  Object.fromEntries(
    lines.flatMap(({ asset, there, diceOf }) => (there ? [[asset, diceOf(there)]] : [])),
  );

test('8.6.3: the first example counts 8 dice against 5 with no table entered', () => {
  const now = inBirch(
    {
      strength: 2,
      active: 3,
      teams: 1,
      caches: 1,
      security: 2,
      detachments: 1,
      advantage: 'german',
    },
    1,
  );
  const mine = dice(areaLines(now, 'sabotage', 'maquis', {}));
  expect(mine).toEqual({ strength: 2, network: 3, team: 1, cache: 1, soe: 1, morale: 1 });
  expect(dice(areaLines(now, 'sabotage', 'german', {}))).toEqual({
    ...{ security: 2, detachment: 2, mbf: 1, advantage: 1 },
  });
  expect(bars('sabotage', {})).toEqual({ check: 0, backfire: 2, isOwn: false });
});

test('what only the player aid tells has no number, and absent is not zero', () => {
  const now = inBirch({ vichySecurity: 1 });
  const line = areaLines(now, 'sabotage', 'german', {}).find(
    ({ asset }) => asset === 'vichy-security',
  );
  expect([line?.there, line?.source, line?.diceOf(1)]).toEqual([1, 'unknown', undefined]);
  expect(areaLines(now, 'sabotage', 'maquis', {})[0]?.there).toBeUndefined();
  expect(bars('sweep', {}).check).toBeUndefined();
});

test('the owner’s dice go before the example’s; halves are added and rounded up', () => {
  const now = inBirch({ active: 3 });
  const network = areaLines(now, 'sabotage', 'maquis', tablesExample()).find(
    ({ asset }) => asset === 'network',
  );
  expect([network?.source, network?.diceOf(3)]).toEqual(['own', 2]);
});

test('8.6.8b: beyond the last row stands the last; an If only at its difference', () => {
  const tables = tablesExample();
  expect(rowFor(tables, 'sabotage', 6)?.from).toBe(5);
  expect(rowFor(tables, 'sabotage', 40)?.from).toBe(9);
  expect(rowFor(tables, 'sabotage', 1)).toBeUndefined();
});

test('5.3.4: an Area that is cut off says by which, and what a repair would change', () => {
  const tables = tablesExample();
  const now = inBirch({ damage: 7, value: 7 });
  const scored = scoreTable(now, tables);
  const why = Object.fromEntries(
    scored?.lines.map(({ id, why, by }) => [id, [why, ...by].join(' ')]) ?? [],
  );
  expect(why).toMatchObject({ paris: 'counts', birch: 'direct', olive: 'cut-off Birch (made-up)' });
  // Paris 33, Ash 11, Belgium 17, Netherlands 19: a tenth of 80.
  expect(scored).toMatchObject({ germanSum: 80, germanVp: 8, maquisVp: 4 });
  // Birch repaired by one: 1 more, and Olive, Vine and Thyme doubled in turn 1: 80 + 1 + 10 + 12 + 8.
  const repair = changesOf(now, tables).find(
    ({ what, name }) => what === 'repair' && name.startsWith('Birch'),
  );
  expect(repair).toMatchObject({ german: 11, maquis: 6 });
});

test('without a map nothing is scored', () => {
  expect(scoreTable(inBirch({}), {})).toBeUndefined();
});

/** Every line of a pool with the kinds it is made of. */
const kindsIn = (lines: ReturnType<typeof areaLines>, asset: string) =>
  lines
    .filter((line) => line.asset === asset)
    .flatMap(({ kinds }) => kinds.map(({ kind, there, most }) => [kind, there, most]));

test('8.6.3b: Teams of two kinds are one asset, of which halves are rounded up once', () => {
  const now = inBirch({ teams: 3, otherTeams: 1 });
  const [team] = areaLines(now, 'sabotage', 'maquis', {}).filter(({ asset }) => asset === 'team');
  expect(team?.kinds.map(({ kind, there }) => [kind, there])).toEqual([
    ['jed', 2],
    ['og', 1],
  ]);
  // Three times half a die, two times, once.
  expect([3, 2, 1].map((count) => team?.diceOf(count))).toEqual([2, 1, 1]);
});

test('8.6.3b: kinds that the owner’s table tells apart are assets of their own', () => {
  const now = inBirch({ teams: 3, otherTeams: 1 });
  const dice = {
    sabotage: { attack: { jed: { halves: 1, per: 'each' }, og: { halves: 2, per: 'each' } } },
  };
  const lines = areaLines(now, 'sabotage', 'maquis', { dice } as never);
  const teams = lines.filter(({ asset }) => asset === 'jed' || asset === 'og');
  expect(teams.map(({ asset, there, diceOf }) => [asset, there, diceOf(there ?? 0)])).toEqual([
    ['jed', 2, 1],
    ['og', 1, 1],
  ]);
  expect(lines.some(({ asset }) => asset === 'team')).toBe(false);
});

test('7.2.3a: Deceived Detachments take no part; which they are, the table says', () => {
  const now = inBirch({ detachments: 4, abwehr: 1, gestapo: 2, deceived: 1 });
  const lines = areaLines(now, 'sabotage', 'german', {});
  expect(kindsIn(lines, 'detachment')).toEqual([
    ['abwehr', 1, 1],
    ['gestapo', 2, 2],
    ['detachment', 0, 1],
  ]);
});
