import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maquis, recordLine } from './maquis.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maquis-'));
});
afterAll(() => rm(folder, { recursive: true }));

const nodes = async (...args: string[]) =>
  (await maquis(['perft', ...args])).results.map(({ nodes: count }) => count);

test('the counts of an independent implementation come out', async () => {
  const { status, results, messages } = await maquis(['perft', '--depth', '9']);
  const counts = [16, 16, 224, 224, 2690, 2690, 15361, 15361, 54371];
  expect(results).toEqual(counts.map((count, n) => ({ depth: n + 1, nodes: count })));
  expect({ status, messages }).toEqual({ status: 0, messages: [] });
});

test('counting goes on from a record, with the cards that are left', async () => {
  const file = join(folder, 'begun.jsonl');
  await writeFile(file, recordLine());
  // 16 places are open at the start; a worker has taken one and a policeman another.
  expect(await nodes('--depth', '2', '--record', file)).toEqual([14, 14]);
  const deck = '2,3,4,5,6,7,8,9,10';
  expect(await nodes('--depth', '2', '--record', file, '--deck', deck)).toEqual([14, 14]);
});

test('counting goes on from each record of a file, and says which', async () => {
  const file = join(folder, 'two.jsonl');
  await writeFile(file, recordLine() + recordLine({ moves: [] }));
  const { results } = await maquis(['perft', '--depth', '1', '--record', file]);
  expect(results).toEqual([
    { line: 1, depth: 1, nodes: 14 },
    { line: 2, depth: 1, nodes: 16 },
  ]);
});

test('a file with a bad record, or none, is told', async () => {
  const file = join(folder, 'other.jsonl');
  const told = async (content: string) => {
    await writeFile(file, content);
    const { status, messages, lines } = await maquis(['perft', '--depth', '1', '--record', file]);
    expect({ status, lines }).toEqual({ status: 1, lines: [] });
    return messages;
  };
  expect(await told(recordLine({ moves: ['upkeep'] }))).toEqual([
    `${file}, line 1: Move 1, upkeep: You have a worker to place; choose a place for this worker first.`,
  ]);
  expect(await told('\n')).toEqual([
    `In ${file} there is no game record; give one, on a line of its own.`,
  ]);
});
