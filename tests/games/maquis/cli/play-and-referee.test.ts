import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maquis, recordLine, start } from './maquis.ts';

const GAMES = ['play', '--games', '60', '--seed', 'spring'];

test('what play writes, referee accepts, with the same states', async () => {
  const [plain, withStates] = await Promise.all([maquis(GAMES), maquis([...GAMES, '--states'])]);
  expect(plain.lines).toHaveLength(60);
  const records = plain.lines.join('\n');
  const [judged, again] = await Promise.all([
    maquis(['referee', '--legal'], records),
    maquis(['referee', '--states'], records),
  ]);
  expect(judged.status).toBe(0);
  expect(again.lines).toEqual(withStates.lines);
  for (const [n, { line, ok, moves, legal }] of judged.results.entries()) {
    const played = plain.results[n].moves as string[];
    const possible = legal as string[][];
    expect({ line, ok, moves }).toEqual({ line: n + 1, ok: true, moves: played.length });
    expect(possible).toHaveLength(played.length + 1);
    expect(possible.at(-1)).toEqual([]);
    expect(played.every((move, at) => possible[at].includes(move))).toBe(true);
  }
});

test('every game has its own seed and its own cards, and the same seed plays the same', async () => {
  const [one, two, more, other] = await Promise.all([
    maquis(GAMES),
    maquis(GAMES),
    maquis(['play', '--games', '61', '--seed', 'spring']),
    maquis(['play', '--games', '60', '--seed', 'autumn']),
  ]);
  expect(two.lines).toEqual(one.lines);
  expect(more.lines.slice(0, 60)).toEqual(one.lines);
  expect(new Set([...one.lines, ...other.lines]).size).toBe(120);
  expect(new Set(one.results.map(({ seed }) => seed)).size).toBe(60);
  expect(new Set(one.results.map(({ goals }) => JSON.stringify(goals))).size).toBeGreaterThan(10);
});

test('mode and goals are those asked for', async () => {
  const goals = ['--goals', 'assassination,destroy-the-train', '--difficulty', 'very-hard'];
  const { results } = await maquis(['play', '--games', '3', '--seed', '1', ...goals]);
  for (const record of results) {
    expect(record).toMatchObject({
      difficulty: 'very-hard',
      goals: { west: 'assassination', east: 'destroy-the-train' },
      outcome: { result: expect.any(String) },
    });
  }
});

test('referee accepts corrections and says how many there are', async () => {
  const file = new URL('../../../fixtures/maquis/corrected.record.json', import.meta.url);
  const text = readFileSync(file, 'utf8');
  const [judged, again] = await Promise.all([
    maquis(['referee', '--legal'], text),
    maquis(['referee', '--states'], text),
  ]);
  expect(judged.results).toMatchObject([{ line: 1, ok: true, moves: 31, corrections: 3 }]);
  const [{ states, ...record }] = again.results;
  expect(record).toEqual(JSON.parse(text));
  expect(states).toHaveLength(32);
});

test('the legal moves where a record ends', async () => {
  const { results, status } = await maquis(['legal'], recordLine({ moves: ['place:cafe'] }));
  expect(status).toBe(0);
  expect(results).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((card) => `patrol:${card}`)]);
});

test('whoever stops reading early is not troubled', async () => {
  const child = start(['play', '--games', '5000', '--seed', '1', '--states']);
  let complaint = '';
  child.stderr.on('data', (piece) => {
    complaint += piece;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect({ status, complaint }).toEqual({ status: 0, complaint: '' });
});

test('another edition is played, refereed and counted where it is asked for', async () => {
  const edition = ['--ruleset', 'second-edition', '--three-star'];
  const { lines, results } = await maquis(['play', '--games', '4', '--seed', '1', ...edition]);
  for (const record of results) {
    expect(record).toMatchObject({ ruleset: 'second-edition', threeStar: true });
  }
  const [judged, foreign, counted] = await Promise.all([
    maquis(['referee', ...edition], lines.join('\n')),
    maquis(['referee', '--ruleset', 'box-2019'], lines[0]),
    maquis(['perft', '--depth', '1', '--ruleset=second-edition']),
  ]);
  expect(judged.results.every(({ ok }) => ok)).toBe(true);
  expect(foreign.status).toBe(1);
  expect(foreign.results[0]).toMatchObject({ ok: false });
  // As in the free edition: the town has 14 places but for the fields and the safe house, and two exits.
  expect(counted.results).toEqual([{ depth: 1, nodes: 16 }]);
  const none = await maquis(['play', '--games', '1', '--seed', '1', '--three-star']);
  expect(none.status).toBe(1);
});
