import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { LOCATION_IDS, type LocationId } from '#games/maquis/data/index.ts';
import { snapshotOf } from '#games/maquis/engine/index.ts';
import { type Chance, type Odds, oddsOf } from '#games/maquis/odds/index.ts';
import { cases } from '../../../setup/cases.ts';
import { placing, type Told } from '../engine/tables.ts';
import { type Seen, withNewcomer } from './dealing.ts';

/** A million in the full run. */
const DEALS = cases(1_000_000);
const DEAL_APART = fileURLToPath(new URL('./deal-apart.ts', import.meta.url));

const armed = { hand: { weapon: 1 } };

/** Twenty positions, and where a worker goes in them. Cards left: ten less the discard. */
const POSITIONS: readonly (readonly [Told, LocationId])[] = [
  [{ patrolsToCome: 5, morale: 1 }, 'radio-a'],
  [{ patrolsToCome: 5, morale: 1, ...armed }, 'west-exit'],
  [{ patrolsToCome: 5, morale: 1, ...armed, workers: ['grocer'] }, 'doctor'],
  [{ patrolsToCome: 4, ...armed, workers: ['fence'], police: ['radio-b'] }, 'black-market'],
  [
    { patrolsToCome: 4, safeHouse: 1, cafe: 1, workers: ['cafe', 'doctor', 'poor-district'] },
    'rue-baradat',
  ],
  [{ patrolsToCome: 5, soldiers: 1, ...armed }, 'fence'],
  [{ patrolsToCome: 5, soldiers: 2, ...armed, workers: ['radio-b'] }, 'radio-a'],
  [{ patrolsToCome: 5, soldiers: 3, ...armed, workers: ['pont-leveque'] }, 'pont-du-nord'],
  [{ patrolsToCome: 4, soldiers: 5, ...armed, workers: ['grocer', 'doctor'] }, 'radio-b'],
  [
    { patrolsToCome: 3, soldiers: 3, ...armed, police: ['fence'], soldierPawns: ['grocer'] },
    'black-market',
  ],
  // The deck runs out on the way.
  [{ patrolsToCome: 5, discard: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], ...armed }, 'doctor'],
  [{ patrolsToCome: 5, discard: [1, 2, 3, 4, 5, 6, 7, 8, 9], ...armed }, 'east-exit'],
  [{ patrolsToCome: 5, discard: [10, 2, 3, 4, 5, 6, 7, 8], workers: ['radio-a'] }, 'fence'],
  [{ patrolsToCome: 5, discard: [10, 2, 3, 6, 9, 7], workers: ['poor-district'] }, 'grocer'],
  [{ patrolsToCome: 4, discard: [1, 3, 5, 7, 9, 10, 2], soldiers: 2, ...armed }, 'radio-b'],
  [
    { patrolsToCome: 4, discard: [1, 3, 5, 7, 9, 10, 2, 4], soldiers: 1, police: ['radio-b'] },
    'rue-baradat',
  ],
  [
    { patrolsToCome: 3, discard: [4, 6, 8, 1, 2, 3, 9, 10], workers: ['radio-a', 'radio-b'] },
    'pont-leveque',
  ],
  // A second safe house; a weapon to be taken where one goes.
  [
    { patrolsToCome: 5, rooms: { 'spare-room-west': 'safe-house' }, ...armed, soldiers: 1 },
    'rue-baradat',
  ],
  [
    { patrolsToCome: 5, rooms: { 'spare-room-north-east': 'safe-house' }, discard: [1, 2] },
    'black-market',
  ],
  [{ patrolsToCome: 5, morale: 1, hand: { money: 1 }, workers: ['pont-du-nord'] }, 'fence'],
];

let dealt: readonly Seen[];
beforeAll(async () => {
  const args = [DEAL_APART, String(DEALS), JSON.stringify(POSITIONS)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  dealt = stdout.trim().split('\n').map(seenFrom);
});

const seenFrom = (line: string): Seen => {
  const { deals, ...byPlace } = JSON.parse(line);
  const maps = Object.entries(byPlace).map(([what, counts]) => [what, new Map(counts as [])]);
  return { deals, ...Object.fromEntries(maps) };
};

/*
 * How far a share of the deals may lie from its chance: five standard deviations, and one deal
 * in a hundred thousand for chances so small that they are no bell. Of some thousand shares compared
 * here, less than one in a thousand runs would see one beyond it; the deals are the same every time.
 */
function expectNear(share: number, { deals, of }: Chance): void {
  const chance = deals / of;
  if (deals === 0 || deals === of) expect(share).toBe(chance);
  const deviation = Math.sqrt((chance * (1 - chance)) / DEALS);
  expect(Math.abs(share - chance)).toBeLessThanOrEqual(5 * deviation + 1e-5);
}

function compare({ at, arrest, home, homeWithShot }: Odds['workers'][number], seen: Seen): void {
  expectNear((seen.arrest.get(at) ?? 0) / DEALS, arrest);
  expectNear((seen.home.get(at) ?? 0) / DEALS, home);
  if (homeWithShot) expectNear((seen.homeWithShot.get(at) ?? 0) / DEALS, homeWithShot);
}

test.each(POSITIONS)(
  'maquis.patrol-placement: hundreds of thousands of deals from %j, with a worker to %s',
  (told, at) => {
    const start = placing(told);
    const option = oddsOf(start).options.find(({ newcomer }) => newcomer.at === at);
    if (!option) throw new Error(`nobody may go to ${at}`);
    const position = withNewcomer(start, at);
    const seen = dealt[POSITIONS.findIndex(([one]) => one === told)];
    expect(seen.deals).toBe(DEALS);
    expect(option.others.map((worker) => worker.at)).toEqual(snapshotOf(start).workers);
    for (const worker of [option.newcomer, ...option.others]) compare(worker, seen);
    for (const id of LOCATION_IDS) {
      expectNear((seen.patrol.get(id) ?? 0) / DEALS, oddsOf(position).patrol[id]);
    }
  },
);

test('they are twenty, some with soldiers and some in which the deck runs out', () => {
  const told = POSITIONS.map(([position]) => position);
  expect(told).toHaveLength(20);
  expect(told.filter(({ soldiers }) => soldiers).length).toBeGreaterThanOrEqual(5);
  const runOut = told.filter(
    ({ discard = [], patrolsToCome = 3 }) => 10 - discard.length < patrolsToCome,
  );
  expect(runOut.length).toBeGreaterThanOrEqual(5);
});
