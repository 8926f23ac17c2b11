import { expect, test } from 'vitest';
import {
  eventsOf,
  gameWithEvents,
  logsCompared,
  readSharedLog,
  replayLog,
  type SeaGame,
  sharedLog,
  takeAsked,
  unnumbered,
} from '#games/set-europe-ablaze/session/index.ts';
import { readsAnything } from '../../../setup/hostile.ts';
import { type Loose, logExample } from '../examples.ts';

const setUp = { ruleset: 'booklet-2014', seed: 'one-game', title: 'Vercors' };
const upTo = (events: number): SeaGame =>
  gameWithEvents(
    setUp,
    logExample()
      .events.slice(0, events)
      .map((event: Loose) => unnumbered(event)),
  );
const whole = upTo(21);

/** The table's log after it was asked for something. */
function afterAsking(table: SeaGame, asked: unknown): SeaGame {
  const taken = takeAsked(replayLog(table).position, {}, asked);
  if ('fault' in taken) throw new Error(`refused: ${taken.fault?.code}`);
  const told = taken.told.map((correction) => ({ correction }));
  return { ...table, steps: [...table.steps, ...told] };
}

test('a game is the same on the other device, read out of what went over the wire', () => {
  const read = readSharedLog(JSON.parse(JSON.stringify(sharedLog(whole))));
  expect(read?.setUp).toEqual(setUp);
  expect(read && eventsOf(read)).toEqual(eventsOf(whole));
});

test('what was told on one device comes to both, whichever it was', () => {
  for (let at = 1; at < 21; at++) {
    const behind = logsCompared(upTo(at), whole);
    expect(behind.is).toBe('behind');
    const further = logsCompared(whole, upTo(at));
    if (further.is !== 'further') throw new Error(further.is);
    const table = afterAsking(upTo(at), JSON.parse(JSON.stringify({ told: further.told })));
    expect(logsCompared(whole, table)).toEqual({ is: 'same' });
  }
});

test('two events told at the same time part the logs at the number of the first', () => {
  const other = { ...whole, steps: [...upTo(14).steps, ...whole.steps.slice(15)] };
  expect(logsCompared(other, whole)).toEqual({ is: 'parted', at: 15 });
  expect(logsCompared({ ...whole, setUp: { ...setUp, seed: 'another' } }, whole)).toEqual({
    is: 'another',
  });
  expect(logsCompared(undefined, whole)).toEqual({ is: 'another' });
});

test('the table writes down nothing that cannot follow, and numbers all else itself', () => {
  const { position } = replayLog(upTo(14));
  const start = eventsOf(whole)[0];
  expect(takeAsked(position, {}, { told: [start] })).toMatchObject({
    fault: { code: 'start-twice' },
  });
  const next = { ...eventsOf(whole)[14], n: 3 };
  expect(takeAsked(position, {}, { told: [next] })).toEqual({ told: [unnumbered(next)] });
});

test('whatever comes over the wire, nothing throws', () => {
  const { position } = replayLog(upTo(14));
  const asked = { told: [unnumbered({ ...eventsOf(whole)[14] })] };
  readsAnything(asked, (value) => takeAsked(position, {}, value));
  readsAnything(sharedLog(upTo(3)), readSharedLog);
});
