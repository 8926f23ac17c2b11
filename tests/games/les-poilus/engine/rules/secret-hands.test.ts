import { describe, expect, test } from 'vitest';
import { RULESET, SOLDIER_IDS } from '#games/les-poilus/data/index.ts';
import { newGame, type Position, type SetUp, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { legalTexts, playAll, refusals, stateAfter } from '../tables.ts';

const game = (players: number, more: Partial<SetUp> = {}): Position =>
  newGame({
    ruleset: RULESET,
    hands: 'secret',
    players,
    soldiers: SOLDIER_IDS.slice(0, players),
    variant: 'discovery',
    ...more,
  });

describe('les-poilus.secret-hands: a game on a real table', () => {
  const begun = playAll(game(3), 'intensity:3').position;

  test('deals all at once, and tells sizes only', () => {
    const { players, trials, phase } = snapshotOf(begun);
    expect([phase, trials, ...players.map(({ hand }) => hand)]).toEqual(['action', 16, 3, 3, 3]);
    expect(players[0]).toMatchObject({ cards: null, tileIds: null });
  });
  test('any card may be played while a copy is left (C54)', () => {
    expect(legalTexts(begun).filter((move) => move.startsWith('play'))).toHaveLength(47);
    const seen = playAll(begun, 'play:all-six play:mute').position;
    expect(refusals(seen, 'play:all-six')).toEqual(['card-accounted-for']);
    expect(refusals(seen, 'play:mute')).toEqual(['card-accounted-for']);
    expect(refusals(seen, 'play:night-shell')).toEqual([]);
  });
  test('with an empty hand none is', () => {
    let position = game(2);
    position = playAll(
      position,
      'intensity:3 play:mute fall-back play:proud play:fragile',
    ).position;
    expect(legalTexts(position)).toEqual(['fall-back']);
    expect(refusals(position, 'play:all-six')).toEqual(['hand-is-empty']);
  });
  test('a card that failed a mission can come again (C54)', () => {
    const failed = playAll(
      begun,
      'play:all-six play:night-shell play:night-gas intensity:1',
    ).position;
    expect(refusals(failed, 'play:all-six')).toEqual([]);
  });
  test('falling back places a tile unseen, and everybody shows it at the end', () => {
    const state = stateAfter(begun, 'fall-back fall-back fall-back');
    expect(state).toMatchObject({ phase: 'reveal', turn: 0 });
    expect(state.players[0]).toMatchObject({ tiles: 2, placed: true, placedTile: null });
    const shown = stateAfter(begun, 'fall-back fall-back fall-back reveal:0:left');
    expect([shown.turn, shown.players[0].placedTile]).toEqual([1, 'left']);
  });
  test('the tile of Absent-minded stays unseen (C55)', () => {
    const absent = playAll(begun, 'play:absent-minded fall-back fall-back fall-back').position;
    expect(snapshotOf(absent).players[0]).toMatchObject({ tiles: 1, placed: true });
  });
  test('seats show in order, the lowest first', () => {
    const out = playAll(begun, 'fall-back fall-back fall-back').position;
    expect(refusals(out, 'reveal:1:left')).toEqual(['other-reveals']);
  });
  test('all those still in with cards are asked in a speech', () => {
    const tokens = playAll(
      begun,
      'fall-back fall-back fall-back reveal:0:left reveal:1:left reveal:2:left',
    ).position;
    expect(snapshotOf(tokens).players[0].speech).toBe(1);
    const speech = playAll(tokens, 'intensity:1 fall-back fall-back speech:gas').position;
    expect(snapshotOf(speech)).toMatchObject({ phase: 'action', turn: 0 });
    const asked = playAll(tokens, 'intensity:1 play:mute play:proud speech:gas').position;
    expect(snapshotOf(asked)).toMatchObject({ phase: 'speech', turn: 1 });
    expect(legalTexts(asked)).toContain('discard:all-six');
    expect(refusals(asked, 'discard:night-shell')).toEqual(['not-of-that-kind']);
    expect(stateAfter(asked, 'keep').turn).toBe(2);
  });
});

describe('les-poilus.setup-tiles: tiles that can be shown (C55)', () => {
  const twice = 'fall-back fall-back';
  test('no seat was dealt three lefts, if each has a left, a right and one more', () => {
    // Seat 0 gives its lefts away and is given rights for them.
    const shown = `${twice} reveal:0:left reveal:1:right`;
    const start = playAll(game(2), `intensity:3 ${shown} intensity:1 ${twice}`).position;
    expect(legalTexts(start)).toEqual(['reveal:0:left', 'reveal:0:right']);
    const third = playAll(start, `reveal:0:left reveal:1:right intensity:1 ${twice}`).position;
    expect(legalTexts(third)).toEqual(['reveal:0:right']);
    expect(refusals(third, 'reveal:0:left')).toEqual(['tile-cannot-be']);
  });
  test('dealt by chance, it may have been (C01)', () => {
    const random = game(2, { options: { tileDeal: 'random' } });
    const shown = `${twice} reveal:0:left reveal:1:right`;
    const third = `intensity:3 ${shown} intensity:1 ${shown} intensity:1 ${twice}`;
    expect(legalTexts(playAll(random, third).position)).toEqual([
      'reveal:0:left',
      'reveal:0:right',
    ]);
  });
  test('double arrows are no tiles of two or three', () => {
    const out = playAll(game(2), `intensity:3 ${twice}`).position;
    expect(legalTexts(out)).toEqual(['reveal:0:left', 'reveal:0:right']);
    expect(refusals(out, 'reveal:0:double-left')).toEqual(['tile-cannot-be']);
  });
  test('one seat shows one tile more than the left and right it has for certain', () => {
    const out = playAll(game(4), 'intensity:3 fall-back fall-back fall-back fall-back').position;
    const first = playAll(
      out,
      'reveal:0:double-left reveal:1:right reveal:2:right reveal:3:right',
    ).position;
    const again = playAll(first, 'intensity:1 fall-back fall-back fall-back fall-back').position;
    // Seat 0 was given a right by seat 1; its double-left was the third of its deal.
    expect(legalTexts(again)).toEqual(['reveal:0:left', 'reveal:0:right']);
  });
});
