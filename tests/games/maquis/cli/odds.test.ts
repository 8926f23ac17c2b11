import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCATION_IDS } from '#games/maquis/data/index.ts';
import counted from '../../../fixtures/maquis/ways-home.json' with { type: 'json' };
import { maquis, recordLine } from './maquis.ts';

const oddsAfter = async (moves: readonly string[]) => {
  const { status, results, messages } = await maquis(['odds'], recordLine({ moves }));
  expect({ status, messages }).toEqual({ status: 0, messages: [] });
  expect(results.map(({ location }) => location)).toEqual(LOCATION_IDS);
  return results;
};

/*
 * One patrol is still to come, from cards 2 to 7, 9 and 10. Police stand at the poor district and the
 * fence. Cards 2 and 4 mean Radio B, 3 and 5 Pont Leveque, 6 and 7 Radio A; 9 finds the worker at the
 * grocer and 10 the police at the fence, so both go to Pont du Nord. From the doctor all ways lead
 * over Pont Leveque.
 */
test('maquis.patrol-placement: a line for every place, chances in lowest terms', async () => {
  const results = await oddsAfter([
    ...['place:grocer', 'patrol:1', 'place:cafe', 'patrol:8', 'place:doctor'],
  ]);
  const patrol: Record<string, string> = {
    ...{ 'poor-district': '1/1', fence: '1/1' },
    ...{ 'radio-b': '1/4', 'pont-leveque': '1/4', 'radio-a': '1/4', 'pont-du-nord': '1/4' },
  };
  const worker: Record<string, { arrest: string; home: string }> = {
    grocer: { arrest: '0/1', home: '1/1' },
    cafe: { arrest: '0/1', home: '1/1' },
    doctor: { arrest: '0/1', home: '3/4' },
  };
  expect(results).toEqual(
    LOCATION_IDS.map((location) => ({
      location,
      patrol: patrol[location] ?? '0/1',
      ...worker[location],
    })),
  );
});

test('maquis.route-home: before the first worker every open place has the odds of a lone one', async () => {
  const results = await oddsAfter([]);
  const three = 2;
  for (const [location, { home, arrested }] of Object.entries(counted.places)) {
    const line = results.find((result) => result.location === location);
    if (location.startsWith('field')) expect(line).not.toHaveProperty('home');
    else {
      const [deals, of] = String(line?.home).split('/').map(Number);
      expect(deals * counted.orders[three]).toBe(home[three] * of);
      const [arrests, all] = String(line?.arrest).split('/').map(Number);
      expect(arrests * counted.orders[three]).toBe(arrested[three] * all);
    }
    expect(line).not.toHaveProperty('homeWithShot');
  }
});

/* A weapon is dropped in the first turn and collected in the second. */
const DROPPED = [
  ...['place:radio-a', 'patrol:8', 'place:grocer', 'patrol:9', 'place:cafe', 'patrol:2'],
  ...['act:radio-a:airdrop-weapon:field-west', 'return', 'act:grocer:none', 'return'],
  ...['act:cafe:none', 'return', 'upkeep'],
];
/* … and in the third turn it is in hand. */
const COLLECTED = [
  ...DROPPED,
  ...['place:grocer', 'patrol:1', 'place:field-west', 'patrol:4', 'place:cafe', 'patrol:6'],
  ...['act:field-west:collect', 'return', 'act:grocer:none', 'return', 'act:cafe:none', 'return'],
  'upkeep',
];

test('maquis.shooting: a shot is counted where the worker takes a weapon, else not', async () => {
  const results = await oddsAfter(DROPPED);
  const withShot = results.filter((line) => 'homeWithShot' in line);
  expect(withShot).toEqual([
    { location: 'field-west', patrol: '0/1', arrest: '0/1', home: '1/1', homeWithShot: '1/1' },
  ]);
});

test('maquis.shooting: a shot is counted everywhere once a weapon is in hand', async () => {
  const results = await oddsAfter(COLLECTED);
  const workers = results.filter((line) => 'home' in line);
  expect(workers.length).toBeGreaterThan(10);
  for (const line of workers) expect(line).toHaveProperty('homeWithShot');
});

test('several records are answered one after the other, a refused one in a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maquis-'));
  const file = join(folder, 'three.jsonl');
  await writeFile(file, recordLine() + recordLine({ moves: ['upkeep'] }) + recordLine());
  const { status, results, messages } = await maquis(['odds', file]);
  await rm(folder, { recursive: true });
  expect(status).toBe(1);
  expect(results.map(({ location }) => location)).toEqual([...LOCATION_IDS, ...LOCATION_IDS]);
  expect(messages).toEqual([
    `${file}, line 2: Move 1, upkeep: You have a worker to place; choose a place for this worker first.`,
  ]);
});
