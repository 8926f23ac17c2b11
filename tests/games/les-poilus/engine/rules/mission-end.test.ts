import { describe, expect, test } from 'vitest';
import type { Position } from '#games/les-poilus/engine/index.ts';
import {
  at,
  happenings,
  legalTexts,
  playAll,
  refusals,
  type Seated,
  stateAfter,
} from '../tables.ts';

const playedOn = (start: Position, moves: string): Position => playAll(start, moves).position;

const [left, right] = ['left', 'right'] as const;

/** The last one in falls back with a tile, and the mission has succeeded. */
const lastOut = (seats: readonly Seated[], more: object = {}) => at({ seats, ...more });
const placing = (tile: 'left' | 'right'): string => `fall-back place:${tile}`;

describe('les-poilus.mission-success', () => {
  const start = lastOut([{ cards: ['mute'] }, { placedTile: left }], {
    noMansLand: ['night-shell', 'rain-gas'],
  });
  test('when all are out, no man’s land leaves the game and hands stay (C20)', () => {
    const state = stateAfter(start, placing(left));
    expect(state).toMatchObject({
      noMansLand: [],
      removed: ['night-shell', 'rain-gas'],
      mission: 3,
    });
    expect(state.players[0].hand).toBe(1);
    expect(state.players.every((player) => player.in)).toBe(true);
  });
});

describe('les-poilus.mission-failure', () => {
  const seats = [{ cards: ['night-whistle'] }, { cards: ['mute'] }];
  const start = at({ noMansLand: ['night-shell', 'night-gas'], seats });
  test('no man’s land joins Trials, and who had not left placed nothing', () => {
    const state = stateAfter(start, 'play:night-whistle');
    expect([state.trials, state.removed]).toEqual([10 + 3 + 3, []]);
    expect(state.players.map(({ tiles }) => tiles)).toEqual([2, 2]);
  });
  test('cards a charm took out stay out (C16)', () => {
    const charmed = at({
      noMansLand: ['night-shell', 'night-gas', 'rain-gas'],
      seats: [seats[0], { ...seats[1], cards: ['shell-gas'] }, { cards: ['night-snow'] }],
    });
    const state = stateAfter(charmed, 'charm:night-shell play:shell-gas');
    expect(state.removed).toEqual(['night-shell']);
  });
  test('a card known to lie below is refused until then (C46)', () => {
    const failed = at({
      noMansLand: ['night-snow', 'night-rain'],
      seats: [{ cards: ['night-whistle'] }, { cards: ['mute'] }],
    });
    const position = playedOn(failed, 'play:night-whistle intensity:8');
    expect(refusals(position, 'deal:1:night-snow')).toEqual(['card-lies-elsewhere']);
    const later = playedOn(position, 'deal:1:all-six deal:0:selfish deal:1:proud');
    expect(refusals(later, 'deal:0:night-snow')).toEqual([]);
  });
});

describe('les-poilus.support', () => {
  test('left is the next in the order of play, right the one before (C23)', () => {
    const start = lastOut([
      { tileIds: [left] },
      { placedTile: left, tileIds: [] },
      { placedTile: right, tileIds: [] },
    ]);
    // 0 gives to 1, 1 to 2, 2 to 1.
    const state = stateAfter(start, placing(left));
    expect(state.players.map(({ tiles }) => tiles)).toEqual([0, 2, 1]);
  });
  test('double arrows go two seats; with four players both reach the same one (C23)', () => {
    const start = at({
      seats: [
        { tileIds: ['double-left'] },
        { placedTile: 'double-right', tileIds: [] },
        { placedTile: 'double-left', tileIds: [] },
        { placedTile: 'double-right', tileIds: [] },
      ],
    });
    const state = stateAfter(start, 'fall-back place:double-left');
    expect(state.players.map(({ tiles }) => tiles)).toEqual([1, 1, 1, 1]);
  });
  test('the tiles stay with those they reach and can be placed later (C24)', () => {
    const start = lastOut([{ tileIds: [left] }, { placedTile: left, tileIds: [right] }]);
    const state = stateAfter(start, placing(left));
    expect(state.players[1].tileIds).toEqual([left, right]);
  });
});

describe('les-poilus.majority', () => {
  const seats = (first: Seated): Seated[] => [
    { tileIds: [right], ...first },
    { placedTile: left, tileIds: [], hardships: ['mute'] },
    { placedTile: right, tileIds: [], hardships: ['proud'] },
  ];
  test('the one with strictly most takes the bonus (test c, C43)', () => {
    const start = lastOut(seats({ tileIds: [left] }));
    expect(stateAfter(start, placing(left))).toMatchObject({ phase: 'bonus', turn: 1 });
  });
  test('A to C, C to B, B to C: C has two (test c)', () => {
    const start = lastOut(seats({}));
    expect(stateAfter(start, placing(right))).toMatchObject({ phase: 'bonus', turn: 2 });
  });
  test('a tie gives nobody anything (test c, C15)', () => {
    const start = lastOut([
      { tileIds: [left], hardships: ['mute'] },
      { placedTile: left, tileIds: [], hardships: ['proud'] },
    ]);
    const log = happenings(start, placing(left));
    expect(log).toContain('support-tied');
    expect(stateAfter(start, placing(left)).phase).toBe('intensity');
  });
  test('one tile is enough (E18)', () => {
    const start = lastOut([{ tileIds: [] }, { placedTile: left, tileIds: [] }]);
    expect(happenings(start, 'fall-back')).toContain('support-won');
  });
});

describe('les-poilus.selfish', () => {
  test('its owner’s tile comes back and counts as one received (E17)', () => {
    const start = lastOut([
      { tileIds: [left], hardships: ['selfish'] },
      { placedTile: left, tileIds: [] },
    ]);
    const state = stateAfter(start, placing(left));
    expect(state.players.map(({ tiles }) => tiles)).toEqual([2, 0]);
    expect(state).toMatchObject({ phase: 'bonus', turn: 0 });
  });
});

describe('les-poilus.support-bonus', () => {
  const won = (more: Seated) =>
    lastOut([
      { tileIds: [], ...more },
      { placedTile: left, tileIds: [] },
    ]);
  const bonus = (more: Seated) => playedOn(won(more), 'fall-back');
  const three: Seated = { hardships: ['mute', 'proud', 'fragile'], charm: false };

  test('after a success two hardships, or the charm (C42)', () => {
    expect(legalTexts(bonus(three))).toEqual([
      'done',
      'heal:mute',
      'heal:proud',
      'heal:fragile',
      'charm-back',
    ]);
    const healed = stateAfter(won(three), 'fall-back heal:mute heal:fragile');
    expect([healed.phase, healed.players[0].hardships]).toEqual(['intensity', ['proud']]);
  });
  test('the charm back ends it', () => {
    const state = stateAfter(won(three), 'fall-back charm-back');
    expect([state.phase, state.players[0].charm]).toEqual(['intensity', true]);
  });
  test('never both (C42)', () => {
    expect(refusals(playedOn(bonus(three), 'heal:mute'), 'charm-back')).toEqual(['healed-already']);
  });
  test('it may be declined, or taken by half (C42)', () => {
    expect(stateAfter(won(three), 'fall-back done').phase).toBe('intensity');
    expect(stateAfter(won(three), 'fall-back heal:mute done').phase).toBe('intensity');
  });
  test('only one’s own hardships, and only those there are (E19)', () => {
    expect(refusals(bonus(three), 'heal:selfish')).toEqual(['nothing-to-heal-there']);
    expect(refusals(bonus(three), 'keep')).toEqual(['bonus-to-take']);
  });
  test('a charm that was not used does not come back', () => {
    expect(refusals(bonus({ hardships: ['mute'] }), 'charm-back')).toEqual(['charm-not-used']);
  });
  test('with nothing to heal and the charm unused it is skipped', () => {
    expect(stateAfter(won({}), 'fall-back').phase).toBe('intensity');
  });
  test('it ends by itself with the last hardship', () => {
    expect(stateAfter(won({ hardships: ['mute'] }), 'fall-back heal:mute').phase).toBe('intensity');
  });
});

describe('les-poilus.support-after-failure', () => {
  const failed = at({
    noMansLand: ['night-shell', 'night-gas'],
    seats: [
      { cards: ['night-whistle'], hardships: ['mute', 'proud'], charm: false },
      { placedTile: left, tileIds: [] },
    ],
  });
  test('one hardship only, and no charm (C07)', () => {
    const bonus = playedOn(failed, 'play:night-whistle');
    expect(legalTexts(bonus)).toEqual(['done', 'heal:mute', 'heal:proud']);
    expect(refusals(bonus, 'charm-back')).toEqual(['no-charm-after-failure']);
    expect(stateAfter(bonus, 'heal:mute').phase).toBe('intensity');
  });
  test('with only the charm to recover it is skipped', () => {
    const start = at({
      noMansLand: ['night-shell', 'night-gas'],
      seats: [
        { cards: ['night-whistle'], charm: false },
        { placedTile: left, tileIds: [] },
      ],
    });
    expect(stateAfter(start, 'play:night-whistle').phase).toBe('intensity');
  });
});

describe('les-poilus.defeat-hardships', () => {
  const four = ['mute', 'proud', 'fragile', 'clumsy'];
  const ended = (hardships: string[]) =>
    lastOut([{ tileIds: [] }, { placedTile: right, tileIds: [] }, { in: false, hardships }]);
  test('four in front of one, after Support (C05, C57)', () => {
    expect(stateAfter(ended(four), 'fall-back')).toMatchObject({ phase: 'over', mission: 2 });
  });
  test('les-poilus.wounded: counts as two (E20)', () => {
    expect(stateAfter(ended(['wounded', 'mute', 'proud']), 'fall-back').phase).toBe('over');
    expect(stateAfter(ended(['wounded', 'mute']), 'fall-back').phase).toBe('intensity');
  });
  test('a fourth in mid-mission waits, and Support can still save (C30)', () => {
    const start = lastOut([
      { tileIds: [], cards: ['clumsy'], hardships: four.slice(0, 3) },
      { placedTile: left, tileIds: [] },
    ]);
    expect(stateAfter(start, 'play:clumsy').phase).toBe('action');
    // Clumsy draws a card on leaving; then the bonus heals one, which leaves three.
    const saved = stateAfter(start, 'play:clumsy fall-back draw:rain-gas heal:mute done');
    expect(saved.phase).toBe('intensity');
  });
  test('comes before victory (C44, E26)', () => {
    const start = at({
      trials: 0,
      seats: [
        { tileIds: [], hardships: four },
        { placedTile: right, tileIds: [] },
      ],
    });
    expect(happenings(start, 'fall-back done')).toContain('game-over');
    expect(playAll(start, 'fall-back done').events.at(-1)).toMatchObject({ ending: 'hardships' });
  });
});

describe('les-poilus.victory', () => {
  test('Trials and all hands empty after Support: peace, and no drop (C02)', () => {
    const start = at({ trials: 0, seats: [{ tileIds: [] }, { in: false, tileIds: [] }] });
    const { events } = playAll(start, 'fall-back');
    expect(events.at(-1)).toMatchObject({
      type: 'game-over',
      result: 'win',
      ending: 'peace',
      rule: 'les-poilus.victory',
    });
    expect(stateAfter(start, 'fall-back').morale).toBe(59);
  });
  test('a card in any hand, and the war goes on (E24)', () => {
    const start = at({ trials: 0, seats: [{ tileIds: [] }, { cards: ['mute'], in: false }] });
    expect(stateAfter(start, 'fall-back')).toMatchObject({ phase: 'intensity', trials: 3 });
  });
  test('hardships in front of players are no cards in hand (E25)', () => {
    const start = at({
      trials: 0,
      seats: [
        { tileIds: [], hardships: ['mute'] },
        { in: false, tileIds: [] },
      ],
    });
    expect(stateAfter(start, 'fall-back').phase).toBe('over');
  });
  test('a failed mission covers Peace again (E24)', () => {
    const seats = [{ cards: ['night-whistle'] }, {}];
    const start = at({ trials: 0, noMansLand: ['night-shell', 'night-gas'], seats });
    expect(stateAfter(start, 'play:night-whistle')).toMatchObject({
      phase: 'intensity',
      trials: 6,
    });
  });
});
