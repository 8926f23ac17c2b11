import { describe, expect, test } from 'vitest';
import type { Found } from '#play/mining/mine.ts';
import { type Numbered, picked } from '#play/mining/pick.ts';

type Exercise = Numbered & { readonly table: object };

/** What was found in some games: `per` questions in every game, each in a turn of its own. */
const found = (games: number, per: number, ideas: number, seed = 's'): Found<Exercise>[] =>
  Array.from({ length: games * per }, (_, n) => {
    const kind = n % 2 === 0 ? 'even' : 'odd';
    const game = `${seed}-${Math.floor(n / per) + 1}`;
    return {
      seed: game,
      turn: `${game} turn ${n % per}`,
      kind,
      idea: `${kind} | ${n % ideas}`,
      hardness: (n * 7) % 101,
      stated: { n: 1, level: 1, kind, table: { seed, n } },
    };
  });

test('of one game two at most, and of one idea three', () => {
  const tables = picked(found(40, 2, 1000), 300).map(({ table }) => JSON.stringify(table));
  expect(picked(found(5, 9, 1000), 300)).toHaveLength(10);
  expect(picked(found(50, 1, 2), 300)).toHaveLength(6);
  expect(new Set(tables).size).toBe(80);
});

test('numbers run from 1 on, themes take turns, and each level has a third', () => {
  const exercises = picked(found(60, 1, 1000), 30);
  expect(exercises.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  expect(exercises.filter(({ kind }) => kind === 'odd')).toHaveLength(15);
  for (const level of [1, 2, 3]) {
    expect(exercises.filter((one) => one.level === level)).toHaveLength(10);
  }
});

test('exercises that are as hard as each other are of one level, on the nearer side of the cut', () => {
  const hardOf = [...Array(8).fill(1), ...Array(9).fill(2), ...Array(13).fill(3)] as number[];
  const tied = found(30, 1, 1000).map((one, n) => ({ ...one, hardness: hardOf[n] ?? 0 }));
  const levels = picked(tied, 30).map(({ level }) => level);
  expect([1, 2, 3].map((of) => levels.filter((level) => level === of).length)).toEqual([8, 9, 13]);
});

test('the same ones are picked in whatever order they were found', () => {
  const all = found(60, 2, 20);
  expect(picked(all.toReversed(), 30)).toEqual(picked(all, 30));
});

test('the same board with the same answer comes once', () => {
  const [one] = found(1, 1, 5);
  if (!one) throw new Error('nothing was found');
  const twin = { ...one, seed: 's-9', turn: 's-9 turn 0' };
  expect(picked([one, twin], 10)).toHaveLength(1);
});

describe('a later pick', () => {
  const first = found(60, 1, 1000);
  const shipped = picked(first, 30);
  const all = [...found(60, 1, 1000, 'later'), ...first];

  const withoutLevels = (some: readonly Exercise[]) => some.map(({ level: _, ...one }) => one);

  test('leaves every number its exercise, and only adds to them', () => {
    const more = picked(all, 50, shipped);
    expect(withoutLevels(more.slice(0, 30))).toEqual(withoutLevels(shipped));
    expect(more.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect(new Set(more.map(({ table }) => JSON.stringify(table))).size).toBe(50);
    expect(picked(all, 20, shipped)).toEqual(shipped);
  });

  test('counts the shipped ones in what may come of a game and of an idea', () => {
    const two = found(60, 1, 2);
    expect(picked(two, 300, picked(two, 4))).toHaveLength(6);
    const nine = found(5, 9, 1000);
    expect(picked(nine, 300, picked(nine, 7))).toHaveLength(10);
  });

  test('puts all in the lists into thirds anew, those that are out of them keep their levels', () => {
    const hardness = new Map(all.map(({ stated, ...one }) => [stated.table, one.hardness]));
    const fewer = shipped.map((one) => (one.n <= 5 ? { ...one, withdrawn: true as const } : one));
    const more = picked(all, 60, fewer);
    const listed = more.filter(({ withdrawn }) => !withdrawn);
    const levels = ([1, 2, 3] as const).map((level) =>
      listed.flatMap((one) => (one.level === level ? (hardness.get(one.table) ?? 0) : [])),
    );
    expect(levels.map(({ length }) => length)).toEqual([20, 20, 20]);
    const [easy = [], middle = [], hard = []] = levels;
    expect(Math.max(...easy)).toBeLessThan(Math.min(...middle));
    expect(Math.max(...middle)).toBeLessThan(Math.min(...hard));
    expect(more.slice(0, 5)).toEqual(fewer.slice(0, 5));
  });

  test('takes what is plain out of the lists, and what comes after the first three of an idea', () => {
    const again = picked([], 30, shipped, ({ n }) => ({
      isPlain: n === 2,
      traits: { idea: n <= 5 ? 'the same' : `idea ${n}`, hardness: n },
    }));
    const out = again.flatMap(({ n, withdrawn }) => (withdrawn ? [[n, withdrawn]] : []));
    expect(out).toEqual([
      [2, 'plain'],
      [5, 'alike'],
    ]);
  });

  test('marks those that cannot be met, whatever else they are', () => {
    const again = picked([], 30, shipped, ({ n }) => ({
      isPlain: n === 2 || n === 3,
      isUnsolvable: n === 3,
      traits: { idea: `idea ${n}`, hardness: n },
    }));
    expect(again.slice(0, 4).map(({ withdrawn }) => withdrawn)).toEqual([
      ...[undefined, 'plain', 'unsolvable', undefined],
    ]);
  });

  test('goes by what an exercise is like today, not when it was found', () => {
    const hardnessOf = (table: object) =>
      first.find(({ stated }) => stated.table === table)?.hardness ?? 0;
    const again = picked(first, 30, shipped, ({ table }) => ({
      isPlain: false,
      traits: { idea: JSON.stringify(table), hardness: -hardnessOf(table) },
    }));
    expect(again.map(({ level }) => level)).toEqual(shipped.map(({ level }) => 4 - level));
  });

  test('puts others in the place of those that are withdrawn, under new numbers', () => {
    const fewer = shipped.map((one) => (one.n <= 5 ? { ...one, withdrawn: true as const } : one));
    const more = picked(all, 30, fewer);
    expect(withoutLevels(more.slice(0, 30))).toEqual(withoutLevels(fewer));
    expect(more.slice(30).map(({ n }) => n)).toEqual([31, 32, 33, 34, 35]);
    const again = fewer.map(({ table }) => JSON.stringify(table));
    expect(more.slice(30).filter(({ table }) => again.includes(JSON.stringify(table)))).toEqual([]);
  });

  test('counts the traits of shipped ones that are no longer among the found ones', () => {
    const two = found(60, 1, 2);
    const known = new Map(
      two.map(({ stated, idea, hardness }) => [JSON.stringify(stated.table), { idea, hardness }]),
    );
    const others = found(60, 1, 2, 'later');
    const examine = ({ table }: Exercise) => ({
      isPlain: false,
      traits: known.get(JSON.stringify(table)),
    });
    const four = picked(two, 4);
    // Of each of the two ideas two are shipped: one more of each may come.
    expect(picked(others, 300, four, examine)).toHaveLength(6);
    expect(picked(others, 300, four)).toHaveLength(10);
  });

  test('of those that are alike today no more than three are picked, however they were told apart when found', () => {
    const examine = () => ({ isPlain: false, traits: { idea: 'the same', hardness: 1 } });
    expect(picked(found(9, 1, 1000), 300, [], examine)).toHaveLength(3);
  });

  test('counts the games of shipped ones that are no longer among the found ones', () => {
    const shippedOfOne = picked(found(1, 2, 1000), 2);
    const others = found(1, 9, 1000).slice(2);
    const examine = ({ table }: Exercise) => ({
      isPlain: false,
      traits: { idea: JSON.stringify(table), hardness: 1 },
    });
    expect(shippedOfOne.map(({ from }) => from)).toEqual(['s-1', 's-1']);
    expect(picked(others, 300, shippedOfOne, examine)).toHaveLength(2);
    expect(picked(found(1, 9, 1000, 'later'), 300, shippedOfOne, examine)).toHaveLength(4);
  });

  test('goes by the idea that an exercise has today, whatever it was when it was found', () => {
    const same = () => ({ isPlain: false, traits: { idea: 'the same', hardness: 1 } });
    expect(picked(found(60, 1, 1000), 300, [], same)).toHaveLength(3);
  });

  test('keeps one that is no longer among the found ones', () => {
    const more = picked(found(60, 1, 1000, 'later'), 32, shipped);
    expect(more.slice(0, 30)).toEqual(shipped);
  });
});

test('of exercises that look alike one is picked, and one stays in the lists', () => {
  const all = found(6, 1, 1000);
  const twinOf = ({ table }: Exercise) => String((table as { n: number }).n % 4);
  expect(picked(all, 300, [], undefined, undefined, twinOf)).toHaveLength(4);
  const shipped = picked(all, 300);
  const again = picked([], 300, shipped, undefined, undefined, twinOf);
  expect(again.map(({ withdrawn = false }) => withdrawn)).toEqual(
    shipped.map((one, n) =>
      shipped.slice(0, n).some((other) => twinOf(other) === twinOf(one)) ? 'alike' : false,
    ),
  );
});

test('of one answer no more than so many are picked, whatever is asked', () => {
  // Ten ideas, each with one of two answers: one is given three times as often as the other.
  const asked = found(40, 1, 1000).map((one, n) => ({
    ...one,
    idea: `asked ${n} | ${n % 4 === 0 ? 'seldom' : 'often'}`,
  }));
  expect(picked(asked, 300)).toHaveLength(40);
  expect(picked(asked, 300, [], undefined, 12)).toHaveLength(22);
  // What is in the lists counts.
  const shipped = picked(found(2, 1, 1000, 'old'), 2);
  const ideas = new Map(asked.map(({ stated, idea }) => [stated.table, idea]));
  const examined = ({ table }: Exercise) => ({
    isPlain: false,
    traits: { idea: ideas.get(table) ?? 'old | often', hardness: 1 },
  });
  expect(picked(asked, 300, shipped, examined, 12)).toHaveLength(22);
});
