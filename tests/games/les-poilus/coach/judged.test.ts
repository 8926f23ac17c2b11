import { expect, test } from 'vitest';
import { choosePlainlyInPoilus, judgeMoves } from '#games/les-poilus/coach/index.ts';
import { moveText, type Position, playerView } from '#games/les-poilus/engine/index.ts';
import { at } from '../engine/tables.ts';

const best = (position: Position) => judgeMoves(playerView(position, 0), 200, 'judged')[0];

test('the last card is played, for then all fall back and it is peace', () => {
  const last = at({ trials: 0, seats: [{ cards: ['night-gas'], charm: false }, {}, {}] });
  const { move, wins } = best(last);
  expect([moveText(move), wins]).toEqual(['play:night-gas', 1]);
});

test('a card that fails the mission is not played where one may leave', () => {
  const hot = at({
    noMansLand: ['night-shell', 'night-gas'],
    seats: [{ cards: ['night-whistle'], charm: false }, { cards: ['mute'] }],
  });
  expect(moveText(best(hot).move)).toBe('fall-back');
  expect(moveText(choosePlainlyInPoilus(hot))).toBe('fall-back');
});

test('a fourth hardship that nobody can heal is kept in hand', () => {
  const laden = at({
    seats: [
      {
        cards: ['selfish'],
        hardships: ['mute', 'fragile', 'tyrannical'],
        charm: false,
        tileIds: [],
      },
      { tileIds: [] },
    ],
  });
  expect(moveText(best(laden).move)).toBe('fall-back');
});

test('of tiles the one goes down that reaches the player in need', () => {
  const placing = at({
    phase: 'place-tile',
    turn: 0,
    acting: 0,
    seats: [{}, { hardships: ['mute'] }, { hardships: ['proud', 'clumsy', 'selfish'] }],
  });
  expect(moveText(choosePlainlyInPoilus(placing))).toBe('place:right');
});
