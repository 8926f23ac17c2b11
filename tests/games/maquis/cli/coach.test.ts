import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { maquis, recordLine } from './maquis.ts';

const folder = mkdtempSync(join(tmpdir(), 'coach-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['coach', ['--budget', '6']],
  ['plain', []],
])('what the %s plays is legal, and the same for the same seed', async (policy, more) => {
  const command = ['play', '--games', '1', '--seed', 'may', '--policy', policy, ...more];
  const [once, again] = await Promise.all([maquis(command), maquis(command)]);
  expect(once.status).toBe(0);
  expect(once.lines).toHaveLength(1);
  expect(again.lines).toEqual(once.lines);
  const { results } = await maquis(['referee'], once.lines.join('\n'));
  expect(results.map(({ ok }) => ok)).toEqual([true]);
  for (const { outcome } of once.results) expect(outcome).toBeDefined();
});

test('advice ranks the legal moves where a record ends, the same for the same seed', async () => {
  const command = ['advise', '--budget', '60', '--seed', '1'];
  const input = recordLine({ moves: ['place:grocer', 'patrol:1'] });
  const [once, again, legal] = await Promise.all([
    maquis(command, input),
    maquis(command, input),
    maquis(['legal'], input),
  ]);
  expect(once.status).toBe(0);
  expect(again.lines).toEqual(once.lines);
  const [{ simulations, moves, value }] = once.results as [
    { simulations: number; moves: { move: string }[]; value: object },
  ];
  expect(simulations).toBeGreaterThanOrEqual(60);
  expect(moves.map(({ move }) => move).sort()).toEqual([...(legal.results[0] as never)].sort());
  expect(Object.keys(value)).toEqual(['win', 'draw', 'loss']);
});

test('strength is measured with ranges, and entered into a table once for each kind', async () => {
  const out = join(folder, 'strength.json');
  const of = (policy: string, games: string) =>
    maquis(['strength', '--games', games, '--seed', '1', '--policy', policy, '--out', out]);
  const { results } = await of('plain', '4');
  await of('random', '2');
  await of('plain', '2');
  const { rows } = JSON.parse(readFileSync(out, 'utf8'));
  expect(rows.map(({ policy, games }: typeof rows) => [policy, games])).toEqual([
    ['random', 2],
    ['plain', 2],
  ]);
  const [{ win, draw, loss, pairs }] = results as [
    Record<'win' | 'draw' | 'loss' | 'pairs', never>,
  ];
  const counts = [win, draw, loss] as { games: number; range: { least: number; most: number } }[];
  expect(counts.reduce((sum, { games }) => sum + games, 0)).toBe(4);
  for (const { range } of counts) expect(range.least).toBeLessThan(range.most);
  const played = Object.values(pairs as Record<string, { games: number }>);
  expect(played.reduce((sum, { games }) => sum + games, 0)).toBe(4);
});

test('training goes on where it stopped, and says in the weights how they were made', async () => {
  const keep = join(folder, 'training.bin');
  const out = join(folder, 'weights.ts');
  const train = (seed: string) => {
    const more = ['--simulations', '4', '--threads', '1', '--keep', keep, '--out', out];
    return maquis(['train', '--minutes', '0.01', '--seed', seed, ...more]);
  };
  expect((await train('1')).status).toBe(0);
  const games = (text: string) => Number(/games: (\d+)/.exec(text)?.[1]);
  const before = games(readFileSync(out, 'utf8'));
  expect((await train('2')).status).toBe(0);
  const after = readFileSync(out, 'utf8');
  expect(before).toBeGreaterThan(0);
  expect(games(after)).toBeGreaterThan(before);
  expect(after).toMatch(
    /commands: \[\n(.*\n)* {4}'train .*--seed 1 .*',\n {4}'train .*--seed 2 .*',\n/,
  );
});

test('a file that holds no training is not gone on with', async () => {
  const file = join(folder, 'other.bin');
  writeFileSync(file, '{"format":"maquis-record"}\nabc');
  const { status, messages } = await maquis([
    'train',
    '--minutes',
    '1',
    '--seed',
    '1',
    '--keep',
    file,
  ]);
  expect(status).toBe(1);
  expect(messages).toEqual([
    `The file “${file}” holds no training that this version can go on with; name another file to begin anew.`,
  ]);
});
