import { describe, expect, test } from 'vitest';
import { newGame, poilusRules } from '#games/les-poilus/engine/index.ts';
import { leavingOf } from '#games/les-poilus/engine/why-not.ts';
import { at, playAll } from './tables.ts';

const secret = newGame({
  ruleset: 'seed-1.1',
  hands: 'secret',
  players: 2,
  soldiers: ['moreau', 'fayard'],
});

describe('whose turn it is', () => {
  test('one seat decides at a time', () => {
    expect(poilusRules.turn(at({ turn: 1, seats: [{}, {}] }))).toEqual({
      seats: [1],
      chance: false,
    });
  });
  test('what is dealt and turned up is chance’s', () => {
    const dealt = at({ phase: 'deal', seats: [{}, {}], unseen: { deals: 2 } });
    expect(poilusRules.turn(dealt)).toEqual({ seats: [], chance: true });
    expect(['deal:0:mute', 'draw:mute', 'chaplain:left'].map(poilusRules.isChanceMove)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['place:left', 'play:mute', 'nonsense'].map(poilusRules.isChanceMove)).toEqual([
      false,
      false,
      false,
    ]);
  });
  test('les-poilus.panicked: a tile is chance’s to pick for its owner (C35)', () => {
    const seats = [{ hardships: ['panicked'] }, {}];
    const placing = at({ phase: 'place-tile', turn: 0, acting: 0, seats });
    expect(poilusRules.turn(placing)).toEqual({ seats: [0], chance: true });
    expect(poilusRules.legalMoves(placing)).toContain(poilusRules.drawChanceMove(placing));
  });
});

describe('what follows by itself', () => {
  test('the site’s cards, and a move without another', () => {
    const dealt = at({ phase: 'deal', seats: [{}, {}], unseen: { deals: 2 } });
    expect(poilusRules.isForced(dealt, 'deal:0:mute')).toBe(true);
    expect(poilusRules.isForced(at({ seats: [{ charm: false }, {}] }), 'fall-back')).toBe(true);
  });
  test('not a choice, nor a card that a table turns up and somebody enters', () => {
    expect(poilusRules.isForced(at({ seats: [{ cards: ['mute'] }, {}] }), 'fall-back')).toBe(false);
    const trap = playAll(secret, 'intensity:3 play:rain-gas-trap').position;
    expect(poilusRules.isForced(trap, 'draw:mute')).toBe(false);
  });
});

test('a text that is no move is refused with what is wrong in it', () => {
  expect(poilusRules.validateMove(secret, 'fly:home')).toEqual([
    { code: 'unknown-move', params: { found: 'fly' } },
  ]);
  expect(poilusRules.apply(secret, { move: 'reveal:0' })).toEqual({
    reasons: [{ code: 'part-missing', params: { found: 'reveal:0' } }],
  });
});

test('a game begins from a table as well', () => {
  const start = at({ seats: [{ cards: ['mute'] }, {}] });
  const table = poilusRules.toBoardState(start);
  expect(poilusRules.positionKey(poilusRules.initialPosition(table.setUp, table))).toBe(
    poilusRules.positionKey(start),
  );
});

test('a key does not tell identical cards, nor states of the generator, apart', () => {
  const one = at({ seats: [{ cards: ['night-shell'] }, { cards: ['night-shell'] }] });
  const { setUp, state, unseen } = poilusRules.toBoardState(one);
  const other = poilusRules.initialPosition(setUp, {
    setUp,
    state,
    unseen: { ...unseen, random: [1, 2, 3, 4] },
  });
  expect(poilusRules.positionKey(other)).toBe(poilusRules.positionKey(one));
  const played = playAll(one, 'play:night-shell').position;
  expect(poilusRules.positionKey(played)).not.toBe(poilusRules.positionKey(one));
});

test('les-poilus.fall-back: may, must or may not, asked for any seat', () => {
  const seats = [
    { cards: ['mute'] },
    { cards: ['proud', 'clumsy'], hardships: ['stubborn'] },
    { cards: ['fragile'], hardships: ['fearful'] },
  ];
  const start = at({ noMansLand: ['night-shell', 'night-gas'], seats });
  expect([0, 1, 2].map((seat) => leavingOf(start, seat).falls)).toEqual(['may', 'may-not', 'must']);
});
