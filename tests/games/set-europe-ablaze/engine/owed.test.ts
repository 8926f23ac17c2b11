import { expect, test } from 'vitest';
import { goThrough, loggedPosition } from '#games/set-europe-ablaze/engine/log/index.ts';
import {
  eidPieces,
  eidPlaces,
  owedIn,
  toPlace,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import type { Tables } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { primaryMissing } from '#games/set-europe-ablaze/odds/index.ts';
import type { Loose } from '../examples.ts';

const TABLES: Tables = {
  turns: [{ turn: 1, arrivals: { strength: 2, security: 1, gestapo: 1 } }],
  counters: { security: 3 },
};
const START = {
  ...{ by: 'table', type: 'start', vp: { maquis: 9, german: 9 }, morale: 0 },
  areas: { birch: { strength: 0, active: 1, quiet: 0, teams: 0, security: 2 } },
};
const ON: readonly Loose[] = [
  { by: 'maquis', type: 'lay', count: 1 },
  { by: 'german', type: 'lay', count: 1 },
  { by: 'table', type: 'next' },
  { by: 'table', type: 'next' },
];
const NEXT = { by: 'table', type: 'next' };

function table(...events: readonly Loose[]) {
  const { course, fault } = goThrough(
    [START, ...ON, ...events].map((event, nth) => ({ ...event, n: nth + 1 })),
  );
  if (fault) throw new Error(JSON.stringify(fault));
  const now = loggedPosition(course);
  return { now, owed: owedIn(course.counted, now, TABLES) };
}
const left = (...events: readonly Loose[]) =>
  toPlace(table(...events).owed).map(({ kind, by, left }) => [kind, by, left]);
const place = (what: string, to: object, by: string, why = 'schedule') => ({
  ...{ by, type: 'place', what, ...to, points: 1, for: why },
});

test('3.1.3: what the track of turns brings counts down as it is placed', () => {
  expect(left()).toEqual([
    ['strength', 'schedule', 2],
    ['security', 'schedule', 1],
    ['gestapo', 'schedule', 1],
  ]);
  expect(left(place('strength', { area: 'birch' }, 'maquis'))).toContainEqual([
    ...['strength', 'schedule', 1],
  ]);
  expect(left(place('security', { box: 'germany' }, 'german')).map(([kind]) => kind)).toEqual([
    ...['strength', 'gestapo'],
  ]);
});

test('3.1.4: what the table gives for a die is owed beside what has arrived', () => {
  const bought = { by: 'maquis', type: 'buy', what: 'networks', price: 4, die: 5, points: 2 };
  expect(left(NEXT, bought)).toContainEqual(['networks', 'recruitment', 2]);
  expect(
    left(NEXT, bought, place('network', { box: 'arriving' }, 'maquis', 'recruitment')),
  ).toContainEqual(['networks', 'recruitment', 1]);
});

test('2.4: of what no counter is left, the rest is lost, and nobody is reminded of it', () => {
  const tables = { ...TABLES, counters: { security: 2 } };
  const { now } = table();
  const course = goThrough([START, ...ON].map((event, nth) => ({ ...event, n: nth + 1 }))).course;
  const one = owedIn(course.counted, now, tables).find(({ kind }) => kind === 'security');
  expect(one?.lost).toBe('7.1.1');
  expect(toPlace(owedIn(course.counted, now, tables)).map(({ kind }) => kind)).toEqual([
    ...['strength', 'gestapo'],
  ]);
});

/** Birch in an Impulse of the Maquis. */
function impulse(birch: Loose, ready: Loose) {
  const { now } = table();
  return {
    ...now,
    ...{ phase: 'ops.act' as const, active: 'maquis' as const, ap: { maquis: 3, german: 3 } },
    areas: { birch, paris: { active: 0, quiet: 0, teams: 0 } },
    ready: { active: 0, quiet: 0, teams: 0, caches: 0, ...ready },
    impulse: { ...now.impulse, area: 'birch' },
  };
}

test('8.3.1: EID offers only what lies there and where it may go', () => {
  const now = impulse({ active: 0, quiet: 1, teams: 0, strength: 1 }, { teams: 1 });
  const kinds = eidPieces(now, {}).map(({ what, how }) => `${how} ${what}`);
  expect(kinds).toEqual(['infiltrate team', 'extract quiet']);
  const { options, barred } = eidPlaces(now, {}, { what: 'team', how: 'infiltrate' });
  expect(options.map(({ area }) => area)).toEqual(['birch']);
  // Teams never come to Paris.
  expect(barred).toEqual([{ area: 'paris', case: '5.5.1a' }]);
});

test('8.1.2: what the chart of Actions asks for is missed only where it was counted', () => {
  const tables: Tables = { actions: { sabotage: { primary: ['strength', 'team'] } } };
  const missing = (birch: Loose) => primaryMissing(impulse(birch, {}), 'sabotage', tables);
  expect(missing({ strength: 0, teams: 0 })).toEqual(['strength', 'team']);
  expect(missing({ strength: 0 })).toEqual([]);
  expect(missing({ strength: 0, teams: 1 })).toEqual([]);
});
