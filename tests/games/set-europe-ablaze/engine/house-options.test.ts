import { expect, test } from 'vitest';
import { chosen, RULINGS } from '#games/set-europe-ablaze/data/index.ts';
import { judgeEvent } from '#games/set-europe-ablaze/engine/judge.ts';
import { deckOf, goThrough, loggedPosition } from '#games/set-europe-ablaze/engine/log/index.ts';
import type { UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import { isSwept } from '#games/set-europe-ablaze/engine/resolve/outcome.ts';
import { score } from '#games/set-europe-ablaze/engine/score.ts';
import { areaLines } from '#games/set-europe-ablaze/odds/index.ts';
import { type Loose, logExample } from '../examples.ts';

/** Whether something may be done, by the book and by a choice of the group. */
const both = (
  choice: Readonly<Record<string, string>>,
  state: UnknownRecord,
  event: UnknownRecord,
) => [{}, choice].map((rulings) => judgeEvent({ ...state, rulings }, event)?.legal);

test('a choice is read with or without the nought of its number; nonsense is the default', () => {
  expect(chosen({ N1: 'after' }, 'N01')).toBe('after');
  expect(chosen({ N01: 'after' }, 'N01')).toBe('after');
  expect(chosen({ N01: 'sometimes' }, 'N01')).toBe('before');
  expect(RULINGS.filter(({ options }) => options.length > 0)).toHaveLength(9);
});

test('set-europe-ablaze.maximum-effort: C01, exactly half is enough, or less than half is asked', () => {
  const state = {
    phase: 'ops.open',
    ap: { maquis: 4 },
    startAp: { maquis: 8 },
    vp: { maquis: 10 },
  };
  expect(both({ C01: 'less-than-half' }, state, { type: 'maximum-effort' })).toEqual([true, false]);
});

test('C10: an Impulse of Repair alone', () => {
  const state = { active: 'german', impulse: { area: 'birch', last: 'repair' } };
  expect(both({ C10: 'waived' }, state, { type: 'end-impulse' })).toEqual([false, true]);
});

test('N01: with four cards a new hand is free before the draw, and costs 10 VP after it', () => {
  const state = { phase: 'end.8', hand: { maquis: 4, german: 4 } };
  const event = { type: 'new-hand', player: 'maquis', price: 0 };
  expect(both({ N01: 'after' }, state, event)).toEqual([true, false]);
  const three = { ...state, hand: { maquis: 3, german: 3 } };
  expect(both({ N01: 'after' }, three, event)).toEqual([true, true]);
});

test('N10: Infiltration to Belgium', () => {
  const state = { ready: { active: 1 }, impulse: { area: 'belgium' } };
  const event = {
    ...{ type: 'action', action: 'eid' },
    assets: [{ what: 'network', how: 'infiltrate', area: 'belgium' }],
  };
  expect(both({ N10: 'anywhere' }, state, event)).toEqual([false, true]);
});

test('N11: a cache out of the Support box', () => {
  const state = { ready: { caches: 0 }, supportCaches: 2, impulse: { area: 'birch' } };
  const event = {
    ...{ type: 'action', action: 'eid' },
    assets: [{ what: 'cache', how: 'deliver', area: 'birch' }],
  };
  expect(both({ N11: 'support-too' }, state, event)).toEqual([false, true]);
});

test('N17: an SAS Team lets strength grow where any Team does', () => {
  const birch = { strength: 1, teams: 1, otherTeams: 1 };
  const state = { phase: 'org.arrive', areas: { birch } };
  const event = { type: 'place-strength', area: 'birch', points: 1 };
  expect(both({ N17: 'any-team' }, state, event)).toEqual([false, true]);
});

const [start] = logExample().events;

/** A game at a step, with what was told from there on. */
function told(rulings: Readonly<Record<string, string>>, ...events: Loose[]) {
  const all = [start, ...events].map((event, place) => ({ by: 'table', ...event, n: place + 1 }));
  const { course, fault } = goThrough(all, rulings);
  if (fault) throw new Error(JSON.stringify(fault));
  return loggedPosition(course);
}

test('N20: a Team leaves after one Action, or at turn end', () => {
  const events = [
    { type: 'correct', path: 'phase', to: 'ops.open' },
    { type: 'correct', path: 'ap.maquis', to: 5 },
    { type: 'correct', path: 'ap.german', to: 5 },
    { type: 'correct', path: 'areas.birch', to: { strength: 2, teams: 1 } },
    { by: 'maquis', type: 'select', area: 'birch' },
    {
      ...{ by: 'maquis', type: 'action', action: 'sabotage' },
      ...{ attack: [6, 6], defend: [1], pools: { strength: 2, team: 1 } },
    },
  ];
  expect(told({}, ...events).areas.birch?.teams).toBe(0);
  expect(told({ N20: 'one-turn' }, ...events).areas.birch?.teams).toBe(1);
  const end = [{ type: 'correct', path: 'phase', to: 'end.1' }, { type: 'next' }];
  expect(told({ N20: 'one-turn' }, ...events, ...end).areas.birch?.teams).toBe(0);
});

test('C13: Morale +2 brings two dice, or one', () => {
  const dice = (rulings: Readonly<Record<string, string>>) => {
    const position = { ...told(rulings), morale: 2 };
    const lines = areaLines(position, 'sabotage', 'maquis', {});
    return lines.find(({ asset }) => asset === 'morale')?.diceOf(1);
  };
  expect([dice({}), dice({ C13: 'one-only' })]).toEqual([2, 1]);
});

test('5.4.7, C15: an Area is swept without strength and Networks, or without strength alone', () => {
  const swept = (rulings: Readonly<Record<string, string>>, birch: object) =>
    isSwept({ areas: { birch }, rulings }, 'birch');
  const left = { strength: 0, active: 0, quiet: 1 };
  expect([swept({}, left), swept({ C15: 'strength-only' }, left)]).toEqual([false, true]);
  expect([{ strength: 0 }, { strength: 1 }, {}].map((birch) => swept({}, birch))).toEqual([
    true,
    false,
    false,
  ]);
});

test('C17: the German sum is divided as the owner’s schedule has it, else by ten and down', () => {
  const schedule = { damage: 1, direct: 1, temporary: 1, immuneZero: 0 };
  const areas = [{ id: 'ash', country: 'france', value: 47, damage: 0, germany: true }];
  const vp = (more: object) =>
    score({ turn: 5, schedule: { ...schedule, ...more }, areas, edges: [] }).germanVp;
  expect([vp({}), vp({ germanRounding: 'up' }), vp({ germanDivisor: 5 })]).toEqual([4, 5, 9]);
});

test('7.2: Detachments are counted by kind; one of no told kind leaves first', () => {
  const place = (what: string) => ({ by: 'german', type: 'place', what, area: 'birch' });
  const events = [
    { type: 'correct', path: 'phase', to: 'org.arrive' },
    ...['abwehr', 'detachment', 'gestapo'].map(place),
  ];
  const lose = { type: 'effect', do: 'eliminate', what: 'detachment', area: 'birch' };
  const kinds = (...more: Loose[]) => {
    const { detachments, abwehr, gestapo } = told({}, ...events, ...more).areas.birch ?? {};
    return [detachments, abwehr, gestapo];
  };
  expect(kinds()).toEqual([3, 1, 1]);
  expect(kinds(lose)).toEqual([2, 1, 1]);
  expect(kinds(lose, { ...lose, what: 'abwehr' })).toEqual([1, 0, 1]);
  // Either of two may be the one that is gone.
  expect(kinds(lose, lose)).toEqual([1, 0, 0]);
});

test('4.2: a card shown is discarded; a new hand shuffles all but what is out of the game', () => {
  const reveal = { by: 'maquis', type: 'reveal', use: 'ap', ap: 3 };
  const events = [
    { by: 'maquis', type: 'lay', count: 2 },
    { by: 'german', type: 'lay', count: 1 },
    { type: 'correct', path: 'phase', to: 'org.reveal' },
    { ...reveal, card: 'm7' },
    { by: 'german', type: 'reveal', use: 'ap', ap: 2, card: 'g1' },
  ];
  const cards = (...more: Loose[]) => {
    const position = told({}, ...events, ...more);
    return [deckOf(position, 'maquis'), position.discards?.maquis, position.removed?.maquis];
  };
  // Of 24 eight were drawn; one of them lies covered.
  expect(cards()).toEqual([16, 1, undefined]);
  const special = { ...reveal, card: 'm8', use: 'event', removed: true };
  expect(cards(special)).toEqual([16, 1, 1]);
  const end = { type: 'correct', path: 'phase', to: 'end.8' };
  const fresh = { by: 'maquis', type: 'hand', do: 'new', price: 10 };
  expect(cards(special, end, { type: 'correct', path: 'vp.maquis', to: 10 }, fresh)).toEqual([
    15, 0, 1,
  ]);
});

test('6.7.8: a Hero in danger flees for a point', () => {
  const position = told(
    {},
    { type: 'correct', path: 'phase', to: 'org.reveal' },
    { type: 'correct', path: 'ap.maquis', to: 1 },
    { type: 'correct', path: 'areas.birch', to: { strength: 0, hero: 'moulin' } },
    { by: 'maquis', type: 'effect', do: 'flush', what: 'hero', area: 'birch' },
  );
  expect(position).toMatchObject({ ap: { maquis: 0 }, heroes: { back: ['moulin'] } });
  expect(position.areas.birch?.hero).toBeNull();
});
