import { expect, test } from 'vitest';
import { snapshotOf } from '#games/les-poilus/engine/index.ts';
import { publicEvents, visibleAt } from '#games/les-poilus/session/index.ts';
import { statesOf } from './stepping.ts';

test('les-poilus.secret-hands: the table shows no hand, a seat its own', () => {
  for (const { context } of statesOf({ seed: 'seen', players: 3 })) {
    const position = context.replayed?.position;
    if (!position) throw new Error('no game is running');
    const all = visibleAt(position);
    expect(all.players.map(({ cards, tileIds }) => [cards, tileIds])).toEqual(
      all.players.map(() => [null, null]),
    );
    const own = visibleAt(position, 1);
    expect(own.players.map(({ cards }) => cards !== null)).toEqual([false, true, false]);
    expect(own.players[1].cards).toEqual(snapshotOf(position).players[1].cards);
  }
});

test('les-poilus.secret-hands: what happened is told without hands, tiles and silence', () => {
  const types = new Set<string>();
  for (const { context } of statesOf({ seed: 'told', players: 3 })) {
    for (const event of publicEvents(context.replayed?.events.flat() ?? [])) types.add(event.type);
  }
  expect(types.has('card-dealt')).toBe(false);
  expect(types.has('hand-kept')).toBe(false);
  expect(types.has('threat-played')).toBe(true);
});
