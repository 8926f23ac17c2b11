import { expect, test } from 'vitest';
import { RULES } from '#games/maquis/data/index.ts';
import { type EventType, HAPPENS } from './happenings.ts';
import { playAll } from './scripts.ts';
import { acting } from './tables.ts';

test.each(Object.keys(HAPPENS) as EventType[])('the event %s tells what happened', (type) => {
  const [start, script, told] = HAPPENS[type];
  const found = playAll(start, script).events.find((event) => event.type === type);
  expect(found).toMatchObject(told);
  expect(RULES.map(({ id }) => id)).toContain(found?.rule);
});

test('the events of a move stand in the order in which it happened', () => {
  const start = acting({
    workers: ['fence'],
    police: ['poor-district', 'rue-baradat'],
    hand: { money: 1 },
    cafe: 0,
    arrested: 4,
  });
  const { events } = playAll(start, 'act:fence:weapon return upkeep');
  const types = events.map(({ type }) => type);
  expect(types.filter((type) => type !== 'lost')).toEqual([
    ...['acted', 'paid'],
    ...['worker-arrested', 'end-triggered'],
    ...['patrols-left', 'day-passed', 'game-over'],
  ]);
});
