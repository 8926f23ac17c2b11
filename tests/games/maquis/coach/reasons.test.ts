import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AdviceReason, advise, playerView, reasonsFor } from '#games/maquis/coach/index.ts';
import { RULES } from '#games/maquis/data/index.ts';
import type { Position } from '#games/maquis/engine/index.ts';
import { chanceFraction } from '#games/maquis/odds/index.ts';
import { acting, patrolling, placing, positionWith } from '../engine/tables.ts';
import { analysed } from '../review/analysed.ts';
import { moments } from './moments.ts';

function reasonsIn(position: Position, move?: string): readonly AdviceReason[] {
  const sight = playerView(position);
  return reasonsFor(sight, advise(sight, { budget: 60, seed: 'why' }), move);
}

const found = <Code extends AdviceReason['code']>(reasons: readonly AdviceReason[], code: Code) =>
  reasons.find((reason): reason is Extract<AdviceReason, { code: Code }> => reason.code === code);

test('maquis.route-home: a place says in how many deals its worker comes home', () => {
  // Counted by hand for a lone worker: with three patrols the cafe is never cut off, Radio A mostly.
  const alone = placing({ safeHouse: 1, cafe: 0, arrested: 4 });
  const safe = found(reasonsIn(alone, 'place:cafe'), 'way-home');
  expect(safe).toMatchObject({ place: 'cafe', rule: 'maquis.route-home' });
  expect(safe && chanceFraction(safe.chance)).toBe('1/1');
  const far = found(reasonsIn(alone, 'place:radio-a'), 'could-be-stuck');
  expect(far && chanceFraction(far.chance)).toBe('11/36');
  const caught = found(reasonsIn(alone, 'place:radio-a'), 'could-be-arrested');
  expect(caught && chanceFraction(caught.chance)).toBe('1/720');
  expect(found(reasonsIn(alone, 'place:cafe'), 'could-be-arrested')).toBeUndefined();
});

test('maquis.route-home: a worker on the road keeps it open for another', () => {
  const reasons = reasonsIn(
    placing({ safeHouse: 2, cafe: 1, workers: ['doctor'], arrested: 1, patrolsToCome: 3 }),
    'place:pont-leveque',
  );
  const kept = found(reasons, 'keeps-way-home');
  expect(kept).toMatchObject({ place: 'pont-leveque', worker: 'doctor' });
  expect(kept && kept.chance.deals / kept.chance.of > kept.without.deals / kept.without.of).toBe(
    true,
  );
});

test('maquis.route-home: ways that part are two, and what all of them share is named', () => {
  // By the map: with Pont Leveque closed, Radio B comes home by the Black Market and the Grocer alone.
  const board = placing({ safeHouse: 2, cafe: 0, arrested: 3, police: ['pont-leveque'] });
  const far = reasonsIn(board, 'place:radio-b');
  expect(found(far, 'only-way-home')).toMatchObject({ place: 'radio-b', by: 'grocer' });
  expect(found(far, 'two-ways-home')).toBeUndefined();
  // A worker who stands there keeps patrols off it: then the next place counts.
  const held = placing({
    safeHouse: 1,
    cafe: 0,
    arrested: 3,
    workers: ['grocer'],
    police: ['pont-leveque'],
  });
  expect(found(reasonsIn(held, 'place:radio-b'), 'only-way-home')).toMatchObject({
    by: 'black-market',
  });
  // Over either bridge.
  const free = reasonsIn(placing({ safeHouse: 1, cafe: 0, arrested: 4 }), 'place:poor-district');
  expect(found(free, 'two-ways-home')).toMatchObject({ place: 'poor-district' });
});

test('a place says what a worker is sent there for', () => {
  const board = placing({
    goals: { west: 'destroy-the-train', east: 'aid-the-spy' },
    day: 3,
    safeHouse: 1,
    cafe: 0,
    arrested: 4,
    hand: { money: 1 },
  });
  // By the board: the Fence sells a weapon for money, and Aid the Spy asks for two.
  expect(found(reasonsIn(board, 'place:fence'), 'could-bring')).toMatchObject({
    goal: 'aid-the-spy',
    goods: { weapon: 1 },
  });
  expect(found(reasonsIn(board, 'place:doctor'), 'could-bring')).toBeUndefined();
});

test('maquis.goal-destroy-the-train: what is mixed is what the train still lacks, by its last day', () => {
  const reasons = reasonsIn(
    acting({
      goals: { west: 'destroy-the-train', east: 'aid-the-spy' },
      day: 7,
      cafe: 2,
      hand: { medicine: 1, explosives: 1 },
      rooms: { 'spare-room-west': 'chemists-lab' },
      workers: ['spare-room-west'],
    }),
    'act:spare-room-west:explosives',
  );
  expect(found(reasons, 'goal-needs')).toEqual({
    code: 'goal-needs',
    goal: 'destroy-the-train',
    goods: { explosives: 2 },
    by: 9,
    rule: 'maquis.goal-destroy-the-train',
  });
});

test('maquis.red-arrow: a success is kept though its worker will not come home', () => {
  const reasons = reasonsIn(
    acting({ workers: ['west-exit'], police: ['fence'], day: 3 }),
    'act:west-exit:goal',
  );
  expect(found(reasons, 'scores')).toMatchObject({ goal: 'sabotage' });
  expect(found(reasons, 'kept-though-arrested')).toMatchObject({ place: 'west-exit' });
});

test('maquis.escape-shot: a shot says whose way it opens, what it costs, and which goal wants it', () => {
  const position = positionWith({
    phase: 'returning',
    goals: { west: 'sabotage', east: 'assassination' },
    hand: { weapon: 1 },
    workers: ['spare-room-south-east'],
    acting: 'spare-room-south-east',
    police: ['grocer', 'doctor'],
  });
  const reasons = reasonsIn(position, 'shoot:grocer');
  expect(found(reasons, 'opens-way')).toMatchObject({ worker: 'spare-room-south-east' });
  expect(found(reasons, 'shot-costs')).toMatchObject({ rule: 'maquis.shooting' });
  expect(found(reasons, 'shot-for-goal')).toMatchObject({ goal: 'assassination' });
  expect(found(reasonsIn(position, 'shoot:doctor'), 'opens-way')).toBeUndefined();
});

test('maquis.activation: the order that wins says how much another would lose', () => {
  const reasons = reasonsIn(
    acting({
      cafe: 0,
      arrested: 3,
      day: 14,
      hand: { medicine: 1 },
      rooms: { 'spare-room-west': 'chemists-lab' },
      workers: ['spare-room-west', 'west-exit'],
      west: { successes: 2 },
      east: { successes: 2, complete: true },
    }),
  );
  expect(found(reasons, 'before-others')).toMatchObject({ points: 1, rule: 'maquis.activation' });
  expect(found(reasons, 'best-by-far')).toMatchObject({ points: 1 });
});

test('nothing is said to come near only where nothing in the list is within its error', () => {
  const sight = playerView(placing({ safeHouse: 1, cafe: 0, arrested: 4 }));
  const compared = (other: { readonly win: number; readonly standardError: number }) =>
    reasonsFor(
      sight,
      analysed([
        { move: 'place:cafe', win: 0.6, standardError: 0.01 },
        { move: 'place:grocer', win: 0.3, standardError: 0.01 },
        { move: 'place:doctor', ...other },
      ]),
    )[0];
  expect(compared({ win: 0.4, standardError: 0.01 })).toMatchObject({
    code: 'best-by-far',
    move: 'place:doctor',
  });
  // Tried seldom: 45 give or take 20 may be better than 60.
  expect(compared({ win: 0.45, standardError: 0.1 })).toMatchObject({
    code: 'as-good-as',
    move: 'place:doctor',
  });
  expect(compared({ win: 0.55, standardError: 0.01 })).toMatchObject({
    code: 'better-than',
    move: 'place:doctor',
  });
});

test('what wins no oftener, and is better by its draws, is not said to lead by points', () => {
  const sight = playerView(placing({ safeHouse: 1, cafe: 0, arrested: 4 }));
  const reasons = reasonsFor(
    sight,
    analysed([
      { move: 'place:cafe', win: 0, draw: 1 },
      { move: 'place:grocer', win: 0, draw: 0 },
    ]),
  );
  expect(reasons.map(({ code }) => code)).not.toContain('best-by-far');
});

test('a card is nobody’s choice and is not argued for', () => {
  const position = patrolling({ workers: ['cafe'], safeHouse: 2 });
  expect(reasonsIn(position, 'patrol:4')).toEqual([]);
  expect(reasonsIn(position, 'place:cafe')).toEqual([]);
});

test('every reason that names a rule names one that is written', () => {
  const rules: readonly string[] = RULES.map(({ id }) => id);
  fc.assert(
    fc.property(moments, (position) => {
      const sight = playerView(position);
      const advice = advise(sight, { budget: 20, seed: 'rules' });
      for (const { move } of advice.moves) {
        for (const reason of reasonsFor(sight, advice, move)) {
          if ('rule' in reason) expect(rules).toContain(reason.rule);
          if ('points' in reason) expect(reason.points).toBeGreaterThanOrEqual(0);
        }
      }
    }),
    { numRuns: 25 },
  );
});
