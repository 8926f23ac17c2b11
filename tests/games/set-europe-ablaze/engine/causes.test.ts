import { expect, test } from 'vitest';
import { judgeEvent } from '#games/set-europe-ablaze/engine/judge.ts';
import type { UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import { refusalReason } from '#games/set-europe-ablaze/i18n/refusals.ts';

/* A case that asks for several things is refused with the one that is lacking. */

type Asked = readonly [said: string, event: UnknownRecord, state: UnknownRecord, why: string];

const acting = (area: UnknownRecord, rest: UnknownRecord = {}): UnknownRecord => ({
  ...{ phase: 'ops.act', active: 'maquis', ap: { maquis: 3, german: 3 } },
  ...{ impulse: { area: 'birch' }, areas: { birch: area } },
  ...rest,
});
const opening = (rest: UnknownRecord = {}): UnknownRecord => ({
  ...{ phase: 'ops.open', active: 'maquis', ap: { maquis: 3, german: 3 } },
  ...rest,
});
const action = (name: string, rest: UnknownRecord = {}): UnknownRecord => ({
  ...{ type: 'action', action: name },
  ...rest,
});
const propaganda = action('propaganda-maquis');
const interdiction = action('temporary-interdiction');
const hero = { type: 'place-hero', area: 'birch' };
const arriving = (rest: UnknownRecord = {}, area: UnknownRecord = {}): UnknownRecord => ({
  ...{ phase: 'org.arrive', turn: 3, areas: { birch: { country: 'france', ...area } } },
  ...rest,
});
const defending = (rest: UnknownRecord = {}): UnknownRecord => ({
  ...acting({ active: 4 }, { active: 'german', resolution: { by: 'german' } }),
  ...rest,
});

test.each<Asked>([
  ['8.1.2: no point', propaganda, acting({ labor: 1 }, { ap: { maquis: 0 } }), 'no AP left'],
  ['8.1.2: no unit', propaganda, acting({ labor: 1 }), 'no Maquis strength there'],
  ['8.1.2: no point', { type: 'select' }, opening({ ap: { maquis: 0 } }), 'no AP left'],
  ['8.2.2b: Morale', interdiction, acting({ strength: 1 }, { morale: -2 }), 'Morale is at −2'],
  ['8.2.2b: immune', interdiction, acting({ immune: true }), 'immune to Interdiction'],
  [
    '8.3.2a: four',
    action('status-change', { networksIn: ['a', 'a', 'a', 'a'] }),
    acting({}),
    'at most three Networks',
  ],
  [
    '8.3.2a: two Areas',
    action('status-change', { networksIn: ['a', 'b'] }),
    acting({}),
    'the Networks must be in one Area',
  ],
  [
    '8.3.3a: four',
    action('recovery', { areas: ['a', 'b', 'c', 'd'] }),
    acting({}),
    'at most three Areas',
  ],
  [
    '8.3.3a: not here',
    action('recovery', { areas: ['a'] }),
    acting({}),
    'it must involve the selected Area',
  ],
  ['8.4.1: no point', { type: 'maximum-effort' }, opening({ ap: { maquis: 0 } }), 'no AP left'],
  ['6.7.2: too early', hero, arriving({ turn: 1 }), 'no Hero before turn 2'],
  ['6.7.2: the second', hero, arriving({ heroPlaced: true }), 'only one Hero a turn'],
  ['6.7.2: abroad', hero, arriving({}, { country: 'belgium' }), 'only into France'],
  ['6.7.2: two there', hero, arriving({}, { hero: 'x' }), 'a Hero is there already'],
  [
    '6.7.2: later',
    hero,
    arriving({ phase: 'org.recruit' }),
    'Heroes arrive in step 3 of organization',
  ],
  [
    '8.6.2a: no point',
    { type: 'withhold', networks: 1 },
    defending({ ap: { maquis: 0 } }),
    'too few AP',
  ],
  [
    '8.6.2a: acted',
    { type: 'withhold', networks: 2 },
    defending({ lastImpulseNetworks: 3 }),
    'those Networks have just acted',
  ],
  ['8.6.2a: not there', { type: 'withhold', networks: 5 }, defending(), 'no such Network there'],
  [
    '8.6.2: attacking',
    { type: 'withhold', networks: 1 },
    acting({ active: 2 }),
    'only while the Maquis defend',
  ],
  [
    '4.2.3: out of turn',
    { type: 'reveal', player: 'german', use: 'ap' },
    {
      phase: 'org.reveal',
      laid: { maquis: ['', ''], german: ['', ''] },
      revealed: { maquis: 0, german: 0 },
    },
    'the other side shows a card now',
  ],
  [
    '4.2.2: too many',
    { type: 'lay', player: 'maquis', cards: [{}, {}] },
    { phase: 'org.lay', hand: { maquis: 1, german: 5 } },
    'not that many cards in hand',
  ],
  [
    '3.3.5: the fourth',
    {
      type: 'free-move',
      player: 'german',
      units: [{ unit: 'detachment', from: 'birch', to: 'ash' }],
    },
    { phase: 'end.5', freeMoves: 3 },
    'three free moves have been made',
  ],
])('%s is what is said', (_, event, state, why) => {
  const verdict = judgeEvent(state, event);
  expect(verdict?.legal).toBe(false);
  expect(refusalReason(verdict?.case ?? '', verdict?.cause)).toBe(why);
});
