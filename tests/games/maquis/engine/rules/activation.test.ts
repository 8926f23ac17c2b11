import { expect, test } from 'vitest';
import { parseMove, validateMove } from '#games/maquis/engine/index.ts';
import { after, legalTexts, playAll, refusals } from '../scripts.ts';
import { acting } from '../tables.ts';

const legalReasons = (start: ReturnType<typeof acting>, text: string) => {
  const parsed = parseMove(text);
  return 'move' in parsed ? validateMove(start, parsed.move) : undefined;
};

test('maquis.activation: workers are activated in any order (R19)', () => {
  const start = acting({ workers: ['grocer', 'doctor', 'cafe'] });
  for (const order of [
    ['grocer:food', 'doctor:medicine', 'cafe:none'],
    ['cafe:none', 'doctor:medicine', 'grocer:food'],
    ['doctor:medicine', 'grocer:food', 'cafe:none'],
  ]) {
    const script = order.map((act) => `act:${act} return`).join(' ');
    expect(after(start, script)).toMatchObject({
      phase: 'dusk',
      safeHouse: 3,
      hand: { food: 1, medicine: 1 },
    });
  }
});

test('maquis.activation: the way home of each is judged before the next one acts (R19)', () => {
  const start = acting({ workers: ['grocer', 'doctor', 'cafe'] });
  const { position } = playAll(start, 'act:grocer:food');
  expect(refusals(position, 'act:doctor:medicine')).toEqual(['way-home-to-judge']);
  expect(refusals(position, 'return')).toEqual([]);
});

test('maquis.activation: nobody is activated where no worker stands, nor twice', () => {
  const start = acting({ workers: ['grocer', 'doctor', 'cafe'] });
  expect(refusals(start, 'act:fence:weapon')).toEqual(['no-worker-there']);
  const { position } = playAll(start, 'act:grocer:food return');
  expect(refusals(position, 'act:grocer:food')).toEqual(['no-worker-there']);
});

test('maquis.activation: a way home is judged only after an action', () => {
  expect(refusals(acting({ workers: ['cafe'] }), 'return')).toEqual(['workers-to-activate']);
});

test('maquis.action: a worker may decline and simply come home (R19)', () => {
  const start = acting({ workers: ['grocer'] });
  expect(after(start, 'act:grocer:none return')).toMatchObject({ hand: { food: 0 }, safeHouse: 3 });
});

test('maquis.action: a place offers its own actions and no others', () => {
  const start = acting({ workers: ['grocer', 'rue-baradat'], hand: { money: 2 } });
  expect(legalTexts(start)).toEqual(['act:grocer:none', 'act:grocer:food', 'act:rue-baradat:none']);
  expect(refusals(start, 'act:grocer:medicine')).toEqual(['no-such-action-there']);
  expect(refusals(start, 'act:rue-baradat:weapon')).toEqual(['no-such-action-there']);
});

test('maquis.action: a choice is made when acting, not when placed', () => {
  const start = acting({
    workers: ['spare-room-west', 'radio-a'],
    rooms: { 'spare-room-west': 'smuggler' },
  });
  expect(legalTexts(start, 'act:spare-room-west')).toEqual([
    'act:spare-room-west:none',
    'act:spare-room-west:food',
    'act:spare-room-west:medicine',
  ]);
  expect(legalTexts(start, 'act:radio-a')).toHaveLength(1 + 1 + 3 * 2);
});

test('maquis.cost: an action whose cost cannot be paid is refused', () => {
  const start = acting({ workers: ['poor-district'], hand: { food: 1 } });
  expect(legalReasons(start, 'act:poor-district:aid')).toEqual([
    {
      code: 'cannot-pay',
      rule: 'maquis.cost',
      params: { place: 'poor-district', action: 'aid', kind: 'medicine', need: 1, have: 0 },
    },
  ]);
});

test('maquis.cost: everything that is lacking is named', () => {
  const start = acting({ workers: ['poor-district'] });
  expect(refusals(start, 'act:poor-district:aid')).toEqual(['cannot-pay', 'cannot-pay']);
});

test('maquis.cost: it is paid when acting, before the way home is judged', () => {
  const start = acting({ workers: ['poor-district'], hand: { food: 2, medicine: 1 } });
  expect(after(start, 'act:poor-district:aid').hand).toMatchObject({ food: 1, medicine: 0 });
});

test('maquis.cost: a reward brought home pays for the next action of the turn (R23)', () => {
  const start = acting({ workers: ['grocer', 'cafe'] });
  expect(refusals(start, 'act:cafe:recruit')).toEqual(['cannot-pay']);
  const { position } = playAll(start, 'act:grocer:food return');
  expect(refusals(position, 'act:cafe:recruit')).toEqual([]);
});

test('maquis.cost: a reward lost with its worker pays for nothing (R23)', () => {
  const start = acting({
    workers: ['doctor', 'poor-district'],
    hand: { food: 1 },
    police: ['pont-leveque', 'rue-baradat'],
  });
  const { position } = playAll(start, 'act:doctor:medicine return');
  expect(refusals(position, 'act:poor-district:aid')).toEqual(['cannot-pay']);
});
