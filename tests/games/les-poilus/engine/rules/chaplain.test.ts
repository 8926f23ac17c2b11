import { describe, expect, test } from 'vitest';
import {
  dealtSetUp,
  newGame,
  type SetUp,
  setUpFaults,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { at, legalTexts, playAll, refusals, type Seated, stateAfter } from '../tables.ts';

const options = { twoPlayers: 'chaplain' } as const;
const game = (wish: Partial<SetUp> = {}): SetUp => ({
  ...dealtSetUp({ players: 2, variant: 'normal', options, seed: 'chaplain' }),
  tiles: [
    ['left', 'right', 'left'],
    ['left', 'right', 'left'],
    ['left', 'right', 'right'],
  ],
  leader: 0,
  ...wish,
});

describe('les-poilus.chaplain', () => {
  test('Trials begins with 20 cards, veteran 30, or as chosen (C47)', () => {
    expect(snapshotOf(newGame(game())).trials).toBe(20);
    expect(snapshotOf(newGame(game({ variant: 'veteran' }))).trials).toBe(30);
    expect(snapshotOf(newGame(game({ trials: 24 }))).trials).toBe(24);
    expect(setUpFaults(game({ trials: 21 })).map(({ code }) => code)).toEqual([
      'trials-off-the-list',
    ]);
  });
  test('each mission begins with one of his tiles, by chance (C47)', () => {
    const start = newGame(game());
    expect(snapshotOf(start)).toMatchObject({ phase: 'chaplain', turn: 2 });
    expect(legalTexts(start)).toEqual(['chaplain:left', 'chaplain:right']);
    expect(refusals(start, 'chaplain:double-left')).toEqual(['no-such-tile']);
    expect(refusals(start, 'intensity:3')).toEqual(['chaplain-to-place']);
    expect(stateAfter(start, 'chaplain:right')).toMatchObject({
      phase: 'intensity',
      turn: 0,
      chaplain: { tiles: 2, placed: true, placedTile: 'right' },
    });
  });
  test('in a game with secret hands his tile goes unseen (C47)', () => {
    const { tiles: _, ...secret } = game({ hands: 'secret' });
    expect(snapshotOf(newGame(secret))).toMatchObject({
      phase: 'intensity',
      chaplain: { tiles: 2, tileIds: null, placed: true, placedTile: null },
    });
  });
  test('without tiles he is skipped (C47)', () => {
    // His last tile has gone to seat 0, and none has come to him.
    expect(stateAfter(withChaplain([], 'left'), 'fall-back place:left').phase).toBe('intensity');
  });
  test('he has seat 2: left of seat 1, right of seat 0; his tiles count (C47)', () => {
    // 0 to 1, 1 to 0, the Chaplain's left to 0: seat 0 has two.
    const state = stateAfter(withChaplain([], 'left'), 'fall-back place:left');
    expect(state.players.map(({ tiles }) => tiles)).toEqual([3, 2]);
  });
  test('a majority for him gives nobody a bonus (C47)', () => {
    const start = withChaplain(['left'], null, 'left');
    const { events, position } = playAll(start, 'fall-back place:right');
    expect(events.some(({ type }) => type === 'support-won')).toBe(true);
    expect(snapshotOf(position).phase).toBe('chaplain');
    expect(snapshotOf(position).chaplain?.tiles).toBe(3);
  });
  test('speech tokens that were used go back to the pool (C47)', () => {
    const seats: Seated[] = [{ speech: 1, cards: ['mute'] }, { cards: ['proud'] }];
    const start = at({ seats, setUp: { options }, chaplain: NO_TILES });
    expect(stateAfter(start, 'speech:gas').speechPool).toBe(1);
  });
  test('is for two players only', () => {
    const wrong = dealtSetUp({ players: 3, variant: 'normal', options, seed: 'a' });
    expect(setUpFaults(wrong)[0].code).toBe('chaplain-not-for-two');
  });
});

const NO_TILES = { tiles: 0, tileIds: [], placed: false, placedTile: null };

/** Seat 1 has placed a tile, and seat 0 is the last one in. */
function withChaplain(
  tileIds: ('left' | 'right')[],
  placedTile: 'left' | 'right' | null,
  other: 'left' | 'right' = 'right',
) {
  return at({
    seats: [{ tileIds: ['left', 'right'] }, { placedTile: other, tileIds: ['left'] }],
    setUp: { options },
    chaplain: { tiles: tileIds.length, tileIds, placed: placedTile !== null, placedTile },
  });
}

describe('les-poilus.two-players', () => {
  test('as written both tiles point at the other, so two of them always tie (C15)', () => {
    const seats: Seated[] = [
      { tileIds: ['left'], hardships: ['mute'] },
      { placedTile: 'right', tileIds: [], hardships: ['proud'] },
    ];
    expect(stateAfter(at({ seats }), 'fall-back place:left').phase).toBe('intensity');
  });
});
