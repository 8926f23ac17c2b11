import { expect, test } from 'vitest';
import { after, legalTexts, playAll, refusals } from '../scripts.ts';
import { acting, atDusk, boxed, placing } from '../tables.ts';

/*
 * The missions of the boxed editions up to two stars, one by one; the goal in the east is Sabotage where
 * nothing else is told.
 */

const DONE = { successes: 3, complete: true } as const;
const WEST_BANK = [
  'pont-leveque',
  'doctor',
  'radio-a',
  'rue-baradat',
  'poor-district',
  'pont-du-nord',
] as const;

test('maquis.goal-milice-parade-day: the worker is arrested, then morale rises (E15)', () => {
  const start = acting(
    boxed('milice-parade-day', 'sabotage', {
      day: 6,
      morale: 5,
      workers: ['rue-baradat'],
      hand: { weapon: 1 },
    }),
  );
  expect(after(start, 'act:rue-baradat:goal:west')).toMatchObject({
    morale: 6,
    arrested: 1,
    workers: [],
    phase: 'dusk',
    goals: { west: { complete: true } },
  });
});

test('maquis.goal-milice-parade-day: until then the road to the Fence is closed on those days (E17)', () => {
  const cut = { workers: ['doctor'], police: ['pont-leveque'] } as const;
  const way = (day: number) =>
    legalTexts(
      acting(boxed('milice-parade-day', 'sabotage', { ...cut, day })),
      'act:doctor:medicine',
    ).length;
  expect([way(5), way(6), way(14)]).toEqual([1, 0, 0]);
});

test('maquis.goal-officers-mansion: after the third visit a worker on the card completes it the same day (E49)', () => {
  const start = acting(
    boxed('officers-mansion', 'sabotage', {
      workers: ['pont-du-nord', 'west-exit'],
      west: { successes: 2, marks: ['rue-baradat', 'pont-leveque'] },
    }),
  );
  const { state } = playAll(start, 'act:pont-du-nord:none return act:west-exit:goal');
  expect(state.goals.west).toMatchObject({ successes: 4, complete: true });
});

test('maquis.goal-officers-mansion: not before', () => {
  const start = acting(
    boxed('officers-mansion', 'sabotage', {
      workers: ['west-exit'],
      west: { successes: 2, marks: ['rue-baradat', 'pont-leveque'] },
    }),
  );
  expect(legalTexts(start)).toEqual(['act:west-exit:none']);
});

test('maquis.goal-infiltration: with the mole inside a turn begins with a look at the top card (E46)', () => {
  const start = atDusk(
    boxed('infiltration', 'sabotage', {
      west: { successes: 1, inside: true },
      discard: [1, 2, 3, 4, 5, 6, 7, 8],
    }),
  );
  const { position } = playAll(start, 'upkeep');
  expect(legalTexts(position)).toEqual(['look:9', 'look:10']);
  expect(legalTexts(playAll(position, 'look:10 place:grocer').position)).toEqual(['patrol:10']);
});

test('maquis.goal-infiltration: fetched, the mole goes home after the other worker (E19)', () => {
  const start = acting(
    boxed('infiltration', 'sabotage', {
      workers: ['west-exit'],
      west: { successes: 1, inside: true },
      hand: { weapon: 1, explosives: 1 },
    }),
  );
  const home = after(start, 'act:west-exit:goal return');
  expect(home).toMatchObject({ safeHouse: 3, goals: { west: { complete: true, inside: false } } });
});

test('maquis.goal-german-shepherds: three deliveries of 1 medicine and 1 food, each paid (E25)', () => {
  const start = acting(
    boxed('german-shepherds', 'sabotage', {
      workers: ['west-exit'],
      west: { successes: 2 },
      hand: { medicine: 1, food: 1 },
    }),
  );
  const { state } = playAll(start, 'act:west-exit:goal');
  expect(state.goals.west).toMatchObject({ successes: 3, complete: true });
  expect(state.hand).toMatchObject({ medicine: 0, food: 0 });
});

test('maquis.goal-german-shepherds: nobody is shot until then (E25)', () => {
  const told = { workers: ['cafe'], police: ['grocer'], hand: { weapon: 1 } } as const;
  expect(refusals(acting(boxed('german-shepherds', 'sabotage', told)), 'shoot:grocer')).toEqual([
    'shots-forbidden',
  ]);
  expect(
    refusals(
      acting(boxed('german-shepherds', 'sabotage', { ...told, west: DONE })),
      'shoot:grocer',
    ),
  ).toEqual([]);
});

test('maquis.goal-double-agent: the sixth visit turns a card over at once, to the discard (E10)', () => {
  const start = acting(
    boxed('double-agent', 'sabotage', {
      workers: ['doctor'],
      west: { successes: 5, marks: WEST_BANK.filter((place) => place !== 'doctor') },
    }),
  );
  const { state } = playAll(start, 'act:doctor:medicine reveal:4');
  expect(state).toMatchObject({
    phase: 'returning',
    discard: [4],
    goals: { west: { target: 'radio-b' } },
  });
});

test('maquis.goal-double-agent: the visit of her place costs one worker, at home or on the board (E12, E13)', () => {
  const start = acting(
    boxed('double-agent', 'sabotage', {
      workers: ['grocer'],
      west: { successes: 6, marks: WEST_BANK, target: 'grocer' },
    }),
  );
  const { position, state } = playAll(start, 'act:grocer:food');
  expect(state.goals.west.complete).toBe(true);
  expect(legalTexts(position).toSorted()).toEqual(['remove:grocer', 'remove:safe-house']);
  expect(after(position, 'remove:safe-house return')).toMatchObject({
    removed: 1,
    arrested: 0,
    hand: { food: 1 },
  });
  expect(after(position, 'remove:grocer')).toMatchObject({
    removed: 1,
    phase: 'dusk',
    hand: { food: 0 },
  });
});

test('maquis.goal-coded-messages: not after day 6 (E21)', () => {
  const told = { workers: ['west-exit'], hand: { money: 1, food: 1, weapon: 1 } } as const;
  expect(
    refusals(
      acting(boxed('coded-messages', 'sabotage', { ...told, day: 6 })),
      'act:west-exit:goal',
    ),
  ).toEqual([]);
  expect(
    refusals(
      acting(boxed('coded-messages', 'sabotage', { ...told, day: 7 })),
      'act:west-exit:goal',
    ),
  ).toEqual(['step-not-today']);
});

test('maquis.goal-coded-messages: home at the end of day 10 it is complete; caught, it begins anew (E21)', () => {
  const told = { day: 10, west: { successes: 1, inside: true } } as const;
  expect(after(atDusk(boxed('coded-messages', 'sabotage', told)), 'upkeep')).toMatchObject({
    arrested: 0,
    goals: { west: { complete: true, inside: false } },
  });
  const cut = atDusk(boxed('coded-messages', 'sabotage', { ...told, police: ['fence'] }));
  expect(after(cut, 'upkeep')).toMatchObject({
    arrested: 1,
    goals: { west: { complete: false, successes: 0, inside: false } },
  });
});

test('maquis.goal-take-out-the-bridges: in the evening a bridge is chosen, with the second it is complete (E23)', () => {
  const start = acting(
    boxed('take-out-the-bridges', 'sabotage', {
      workers: ['black-market'],
      hand: { explosives: 2 },
    }),
  );
  const { position, state } = playAll(start, 'act:black-market:goal:west return');
  expect(state.phase).toBe('bridge');
  expect(legalTexts(position)).toEqual(['bridge:poor-district', 'bridge:pont-du-nord']);
  const one = after(position, 'bridge:pont-du-nord');
  expect(one).toMatchObject({ bridges: ['pont-du-nord'], goals: { west: { complete: false } } });
});

test('maquis.goal-take-out-the-bridges: a destroyed one is no way home (E23)', () => {
  const cut = { workers: ['pont-du-nord'], police: ['poor-district'] } as const;
  const told = boxed('take-out-the-bridges', 'sabotage', { ...cut, west: { successes: 1 } });
  const homeOf = (start: ReturnType<typeof acting>) =>
    after(start, 'act:pont-du-nord:none return').arrested;
  expect(homeOf(acting(told))).toBe(0);
  expect(homeOf(acting({ ...told, bridges: ['pont-du-nord'] }))).toBe(1);
});

test('maquis.goal-bomb-for-the-officer: with morale of 5 at least', () => {
  const told = { workers: ['west-exit'], hand: { weapon: 1, explosives: 1 } } as const;
  expect(
    refusals(
      acting(boxed('bomb-for-the-officer', 'sabotage', { ...told, morale: 4 })),
      'act:west-exit:goal',
    ),
  ).toEqual(['morale-too-low']);
  const done = after(
    acting(boxed('bomb-for-the-officer', 'sabotage', { ...told, morale: 5 })),
    'act:west-exit:goal',
  );
  expect(done.goals.west.complete).toBe(true);
});

test('maquis.goal-bomb-for-the-officer: until then two places are closed to workers and airdrops (E24)', () => {
  const told = { airdrops: { 'field-east': { food: 1 } } } as const;
  const open = legalTexts(placing(boxed('bomb-for-the-officer', 'sabotage', told)));
  expect(open).not.toContain('place:field-east');
  expect(open).not.toContain('place:spare-room-south-east');
  const done = placing(
    boxed('bomb-for-the-officer', 'sabotage', { ...told, west: { successes: 1, complete: true } }),
  );
  expect(legalTexts(done)).toEqual(
    expect.arrayContaining(['place:field-east', 'place:spare-room-south-east']),
  );
  const radio = acting(boxed('bomb-for-the-officer', 'sabotage', { workers: ['radio-a'] }));
  expect(legalTexts(radio, 'act:radio-a:airdrop-food')).toEqual([
    'act:radio-a:airdrop-food:field-west',
  ]);
});
