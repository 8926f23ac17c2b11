import { expect, test } from 'vitest';
import { judgeEvent } from '#games/set-europe-ablaze/engine/judge.ts';
import {
  goThrough,
  loggedPosition,
  type Position,
} from '#games/set-europe-ablaze/engine/log/index.ts';
import {
  actionVerdict,
  comingTo,
  eidPlaces,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { type Loose, logExample } from '../examples.ts';

/** The made-up game in an Impulse in Birch, with what is told of its Areas. */
function impulse(active: 'maquis' | 'german', areas: Loose, more: Loose = {}): Position {
  const now = loggedPosition(goThrough(logExample().events.slice(0, 12)).course);
  return { ...now, active, ap: { maquis: 4, german: 4 }, areas, ...more };
}
const units = { security: 0, vichySecurity: 0, detachments: 0 };

test('7.0: units of an Area where all have acted stay; where one has not, somebody may go', () => {
  const paris = (usedUnits: number) => ({ ...units, security: 1, detachments: 1, usedUnits });
  const from = (usedUnits: number) =>
    comingTo(impulse('german', { birch: { ...units }, paris: paris(usedUnits) }), 'birch', false);
  expect(from(1).options.map(({ unit }) => unit)).toEqual(['security', 'detachment']);
  expect(from(2).options).toEqual([]);
  expect(from(2).barred.map((option) => option.case)).toEqual(['7.0', '7.0']);
});

test('3.3.5, 7.0: Used units make free moves', () => {
  const areas = { birch: { ...units }, paris: { ...units, security: 1, usedUnits: 1 } };
  const now = { ...impulse('german', areas), phase: 'end.5' as const };
  expect(comingTo(now, 'birch', true).options).toHaveLength(1);
});

test('6.7.2: one EID sends one Hero, as far as it tells who goes', () => {
  const sent = (hero?: string) => ({ what: 'hero', how: 'infiltrate', area: 'birch', hero });
  const verdict = (...assets: Loose[]) =>
    judgeEvent(
      impulse('maquis', { birch: { strength: 2, country: 'france' } }, { turn: 2 }) as Loose,
      { type: 'action', action: 'eid', player: 'maquis', area: 'birch', assets },
    );
  expect(verdict(sent('moulin'))?.legal).toBe(true);
  expect(verdict(sent('moulin'), sent('passy'))).toMatchObject({ legal: false, case: '8.3.1e' });
  // Logs of before told no names, and go on being what they were.
  expect(verdict(sent(), sent())?.legal).toBe(true);
});

test('N30: a Hero goes by EID where there is strength to stand by, and no other Hero', () => {
  const areas = {
    ash: { strength: 1, country: 'france' },
    birch: { strength: 0, country: 'france' },
    paris: { strength: 2, hero: 'passy', country: 'france' },
  };
  const piece = { what: 'hero', how: 'infiltrate', hero: 'moulin' } as const;
  const { options, barred } = eidPlaces(impulse('maquis', areas, { turn: 2 }), {}, piece);
  expect(options.map(({ area }) => area)).toEqual(['ash']);
  expect(barred).toEqual([
    { area: 'birch', case: '6.7.2' },
    { area: 'paris', case: '6.7.2' },
  ]);
});

test('8.3.4: a Movement nobody can make is barred, with the case that bars it', () => {
  const areas = { birch: { ...units, temporary: true }, paris: { ...units } };
  const now = impulse('german', areas);
  const acted = { ...now, impulse: { ...now.impulse, count: { sweep: 1 } } };
  expect(actionVerdict(acted, {}, 'german-movement')).toEqual({ legal: false, case: '9.0' });
  const coming = { ...acted, areas: { ...areas, paris: { ...units, security: 1 } } };
  expect(actionVerdict(coming, {}, 'german-movement')).toEqual({ legal: true, case: '8.3.4' });
  const spent = { ...coming, ap: { maquis: 4, german: 0 } };
  expect(actionVerdict(spent, {}, 'german-movement')).toEqual({
    legal: false,
    case: '8.1.2',
    cause: 'no-points',
  });
});
