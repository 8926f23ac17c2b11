import { expect, test } from 'vitest';
import type { Position } from '#games/set-europe-ablaze/engine/log/index.ts';
import { goThrough, loggedPosition } from '#games/set-europe-ablaze/engine/log/index.ts';
import { boardChanges } from '#games/set-europe-ablaze/i18n/board-changes.ts';
import { logExample } from '../examples.ts';

const { events } = logExample();
const at = (count: number): Position => loggedPosition(goThrough(events.slice(0, count)).course);
const named = (area: string) => area[0]?.toUpperCase() + area.slice(1);

test('nothing has to be done where nothing changed', () => {
  expect(boardChanges(at(12), at(12), named)).toEqual([]);
});

test('5.3.3, 9.1.1: damage up to the value closes the Area, and every track follows', () => {
  const before = at(12);
  const birch = { ...before.areas.birch, value: 7, damage: 6, advantage: 'german' as const };
  const after = { ...birch, damage: 7, advantage: 'neutral' as const };
  const changes = boardChanges(
    { ...before, areas: { birch } },
    { ...before, areas: { birch: after }, vp: { ...before.vp, maquis: 14 }, damageDone: 1 },
    named,
  );
  expect(changes).toEqual([
    'Birch: Damage 6 → 7',
    'Birch: Political Advantage German → neutral',
    'Birch: Directly Interdicted until repaired.',
    'Damage this turn 0 → 1',
    `Maquis: VP ${before.vp.maquis} → 14`,
  ]);
});

test('9.1.2: a Repair takes the marker of a Direct Interdiction off', () => {
  const now = at(12);
  const birch = { ...now.areas.birch, value: 7, damage: 7 };
  const changes = boardChanges(
    { ...now, areas: { birch } },
    { ...now, areas: { birch: { ...birch, damage: 5 } } },
    named,
  );
  expect(changes).toEqual([
    'Birch: Damage 7 → 5',
    'Birch: no longer Directly Interdicted; take the marker off.',
  ]);
});

test('6.3.10, 8.6.1: points that were paid are marked off the track of their side', () => {
  const before = at(12);
  const ap = { ...before.ap, maquis: before.ap.maquis - 2 };
  expect(boardChanges(before, { ...before, ap }, named)).toEqual([
    `Maquis: AP ${before.ap.maquis} → ${ap.maquis}`,
  ]);
});

test('6.7.8: a Hero who leaves an Area is named', () => {
  const before = { ...at(12), areas: { ash: { strength: 0, hero: 'moulin' } } };
  const after = { ...before, areas: { ash: { strength: 0, hero: null } } };
  expect(boardChanges(before, after, named)).toEqual(['Ash: Hero Jean Moulin → –']);
});

test('what nobody had told is told as it is', () => {
  const before = at(12);
  const after = { ...before, areas: { ...before.areas, ash: { damage: 2, temporary: true } } };
  expect(boardChanges(before, after, named)).toEqual([
    'Ash: Damage 2',
    'Ash: Temporary Interdiction',
  ]);
});

test('6.2.9, 6.6c: markers are told as they lie, those that are lifted too, and a headquarters that is Used', () => {
  const before = { ...at(12), areas: { ash: { demoralized: true } } };
  const after = { ...before, soeUsed: true, areas: { ash: { demoralized: false } } };
  expect(boardChanges(before, after, named)).toEqual([
    'Ash: Demoralized: lifted',
    'SOE headquarters Used',
  ]);
});
