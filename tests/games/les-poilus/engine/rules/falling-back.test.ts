import { describe, expect, test } from 'vitest';
import { at, legalTexts, refusals, type Seated, stateAfter } from '../tables.ts';

const TWO = ['night-shell', 'rain-gas'];
const ONE = ['night-shell'];
const other: Seated = { cards: ['snow-gas'] };

const alone = (seat: Seated, options = {}) =>
  at({ seats: [seat, { ...other, placedTile: 'left' }], setUp: { options } });
const inCompany = (seat: Seated, options = {}) => at({ seats: [seat, other], setUp: { options } });

test('les-poilus.fall-back: the player is out, a tile lies face down, and the hand stays', () => {
  const state = stateAfter(inCompany({ cards: TWO }), 'fall-back place:right');
  expect(state.players[0]).toMatchObject({
    in: false,
    hand: 2,
    tiles: 1,
    placed: true,
    placedTile: 'right',
  });
  expect(state.turn).toBe(1);
});

test('les-poilus.support-tile: with a tile left one is placed; there is no other move (C19, C36)', () => {
  const start = inCompany({ cards: ONE, tileIds: ['left'] });
  expect(stateAfter(start, 'fall-back').phase).toBe('place-tile');
  expect(legalTexts(at({ ...laidPlacing, seats: [{ tileIds: ['left'] }, other] }))).toEqual([
    'place:left',
  ]);
});

const laidPlacing = { phase: 'place-tile', acting: 0, turn: 0 } as const;

test('les-poilus.support-tile: a tile one does not have is refused', () => {
  const start = at({ ...laidPlacing, seats: [{ tileIds: ['left'] }, other] });
  expect(refusals(start, 'place:right')).toEqual(['no-such-tile']);
});

test('les-poilus.support-tile: without tiles one just leaves', () => {
  const { players, turn } = stateAfter(inCompany({ cards: ONE, tileIds: [] }), 'fall-back');
  expect([players[0].in, players[0].placed, turn]).toEqual([false, false, 1]);
});

test('les-poilus.out-of-the-mission: traumas stop counting at once, and never un-fail (E03)', () => {
  const start = at({
    noMansLand: ['night-shell'],
    seats: [{ cards: ONE, hardships: ['trauma-night'] }, other],
  });
  const { active } = stateAfter(start, 'fall-back place:left');
  expect(active.night).toBe(1);
});

describe('les-poilus.empty-hand: with no card nothing stops one (E11)', () => {
  test.each(['stubborn', 'proud'])('%s', (card) => {
    expect(refusals(inCompany({ hardships: [card] }), 'fall-back')).toEqual([]);
  });
  test('another’s Fragile', () => {
    const start = at({ seats: [{}, { ...other, hardships: ['fragile'] }] });
    expect(refusals(start, 'fall-back')).toEqual([]);
  });
  test('charm and speech stay open', () => {
    const start = at({ noMansLand: ['night-gas'], seats: [{ speech: 1 }, other] });
    expect(legalTexts(start)).toEqual(
      expect.arrayContaining(['fall-back', 'charm:night-gas', 'speech:gas']),
    );
  });
});

describe('les-poilus.stubborn', () => {
  test('two cards keep its owner in', () => {
    expect(refusals(inCompany({ cards: TWO, hardships: ['stubborn'] }), 'fall-back')).toEqual([
      'stubborn-stays',
    ]);
  });
  test('one card does not', () => {
    expect(refusals(inCompany({ cards: ONE, hardships: ['stubborn'] }), 'fall-back')).toEqual([]);
  });
});

describe('les-poilus.proud', () => {
  const proud = { cards: ONE, hardships: ['proud'] };
  const literal = { proud: 'if-last' };
  test('with a card its owner stays while another is in (C04)', () => {
    expect(refusals(inCompany(proud), 'fall-back')).toEqual(['proud-stays']);
  });
  test('as the last one in he may leave (C04)', () => {
    expect(refusals(alone(proud), 'fall-back')).toEqual([]);
  });
  test('by the letter of the summary only the last one in stays (C50)', () => {
    expect(refusals(alone(proud, literal), 'fall-back')).toEqual(['proud-stays']);
    expect(refusals(inCompany(proud, literal), 'fall-back')).toEqual([]);
    expect(refusals(alone({ hardships: ['proud'] }, literal), 'fall-back')).toEqual([]);
  });
});

describe('les-poilus.fragile', () => {
  const fragile = { ...other, hardships: ['fragile'] };
  test('while its owner is in, others with cards stay', () => {
    const start = at({ seats: [{ cards: ONE }, fragile] });
    expect(refusals(start, 'fall-back')).toEqual(['fragile-needs-company']);
  });
  test('its owner is not bound by it (C51)', () => {
    expect(refusals(inCompany({ cards: ONE, hardships: ['fragile'] }), 'fall-back')).toEqual([]);
  });
  test('it ends when its owner leaves (E12)', () => {
    const start = at({ seats: [{ cards: ONE }, { ...fragile, placedTile: 'left' }] });
    expect(refusals(start, 'fall-back')).toEqual([]);
  });
});

describe('les-poilus.fearful', () => {
  const land = ['night-shell', 'night-gas'];
  const fearful = { cards: TWO, hardships: ['fearful'], speech: 1 };
  const facing = (noMansLand: string[], seat: Seated, options = {}) =>
    at({ noMansLand, seats: [seat, other], setUp: { options } });

  test('a threat active twice leaves nothing but to fall back', () => {
    const start = facing(land, fearful);
    expect(legalTexts(start)).toEqual(['fall-back']);
    expect(refusals(start, 'play:rain-gas')).toEqual(['fearful-must-leave']);
    expect(refusals(start, 'speech:gas')).toEqual(['fearful-must-leave']);
    expect(refusals(start, 'charm:night-gas')).toEqual(['fearful-must-leave']);
  });
  test('one of each kind frightens nobody', () => {
    expect(refusals(facing(['night-shell'], fearful), 'play:rain-gas')).toEqual([]);
  });
  test('traumas of those still in count (C11)', () => {
    const seat = { ...fearful, hardships: ['fearful', 'trauma-night'] };
    expect(legalTexts(facing(['night-shell'], seat))).toEqual(['fall-back']);
  });
  test('by the letter of the summary only no man’s land counts (C11)', () => {
    const seat = { ...fearful, hardships: ['fearful', 'trauma-night'] };
    const options = { fearful: 'no-mans-land' };
    expect(refusals(facing(['night-shell'], seat, options), 'play:rain-gas')).toEqual([]);
    expect(legalTexts(facing(['rain-gas', 'snow-gas'], seat, options))).toEqual(['fall-back']);
  });
  test('with an empty hand too, and no charm before (C33)', () => {
    expect(legalTexts(facing(land, { hardships: ['fearful'] }))).toEqual(['fall-back']);
  });
  test('it looks before its owner’s action, not at others’ (C32)', () => {
    const start = at({ noMansLand: land, seats: [{ cards: TWO }, { ...fearful, cards: ONE }] });
    expect(refusals(start, 'play:rain-gas')).toEqual([]);
  });
});

describe('les-poilus.oldest-prevails: Fearful against an own card that holds', () => {
  const facing = (hardships: string[], cards = TWO) =>
    at({
      noMansLand: ['night-shell', 'night-gas'],
      seats: [{ cards, hardships, speech: 1 }, other],
    });

  test('the older Fearful drives its owner out (C31)', () => {
    expect(legalTexts(facing(['fearful', 'stubborn']))).toEqual(['fall-back']);
  });
  test('an older Stubborn keeps him in, and the rest is as usual (E13)', () => {
    const start = facing(['stubborn', 'fearful']);
    expect(refusals(start, 'fall-back')).toEqual(['stubborn-stays']);
    expect(refusals(start, 'play:rain-gas')).toEqual([]);
    expect(refusals(start, 'speech:gas')).toEqual([]);
  });
  test('an older Proud keeps him in', () => {
    expect(refusals(facing(['proud', 'fearful'], ONE), 'fall-back')).toEqual(['proud-stays']);
  });
  test('an older card that does not hold now is no conflict (C31)', () => {
    expect(legalTexts(facing(['stubborn', 'fearful'], ONE))).toEqual(['fall-back']);
  });
  test('Fearful must be older than every own card that holds now (C31)', () => {
    expect(refusals(facing(['stubborn', 'fearful', 'proud']), 'fall-back')).toEqual([
      'stubborn-stays',
      'proud-stays',
    ]);
  });
});

test('les-poilus.active-player-prevails: another’s Fragile yields to Fearful (E14)', () => {
  const start = at({
    noMansLand: ['night-shell', 'night-gas'],
    seats: [
      { cards: ONE, hardships: ['fearful'] },
      { ...other, hardships: ['fragile'] },
    ],
  });
  expect(legalTexts(start)).toEqual(['fall-back']);
});

test('two cards that hold never conflict: both are given as reasons (C31)', () => {
  const start = at({
    seats: [
      { cards: TWO, hardships: ['stubborn', 'proud'] },
      { ...other, hardships: ['fragile'] },
    ],
  });
  expect(refusals(start, 'fall-back')).toEqual([
    'stubborn-stays',
    'proud-stays',
    'fragile-needs-company',
  ]);
});

describe('les-poilus.absent-minded', () => {
  const seat = (tileIds: ('left' | 'right')[]) =>
    inCompany({ cards: ONE, hardships: ['absent-minded'], tileIds });
  test('a tile of one’s choice leaves the game, then one is placed', () => {
    const { players } = stateAfter(
      seat(['left', 'left', 'right']),
      'fall-back remove:left place:left',
    );
    expect(players[0]).toMatchObject({ tileIds: ['right'], placedTile: 'left' });
  });
  test('the last tile is lost and none placed (E15)', () => {
    const { players } = stateAfter(seat(['left']), 'fall-back remove:left');
    expect(players[0]).toMatchObject({ tiles: 0, placed: false, in: false });
  });
  test('without tiles one falls back as others do (E15)', () => {
    expect(stateAfter(seat([]), 'fall-back').players[0]).toMatchObject({
      in: false,
      placed: false,
    });
  });
  test('placing before removing is refused (C34)', () => {
    const start = at({
      phase: 'remove-tile',
      acting: 0,
      seats: [{ hardships: ['absent-minded'] }, other],
    });
    expect(refusals(start, 'place:left')).toEqual(['tile-to-remove']);
    expect(refusals(start, 'remove:double-left')).toEqual(['no-such-tile']);
  });
});

describe('les-poilus.clumsy', () => {
  const clumsy: Seated = { cards: ONE, hardships: ['clumsy'], tileIds: ['left'] };
  test('out, then a card is turned up and played (C34)', () => {
    const state = stateAfter(inCompany(clumsy), 'fall-back place:left');
    expect([state.phase, state.turn, state.players[0].in]).toEqual(['clumsy', 0, false]);
    expect(stateAfter(inCompany(clumsy), 'fall-back place:left draw:rain-gas').noMansLand).toEqual([
      'rain-gas',
    ]);
  });
  test('a trap among them does nothing (E05)', () => {
    const state = stateAfter(inCompany(clumsy), 'fall-back place:left draw:rain-gas-trap');
    expect([state.phase, state.turn]).toEqual(['action', 1]);
  });
  test('a trauma drawn lies in front of one who is out and does not count (E04, C52)', () => {
    const start = at({ noMansLand: ['night-shell', 'night-gas'], seats: [clumsy, other] });
    const state = stateAfter(start, 'fall-back place:left draw:trauma-night');
    expect([state.active.night, state.players[0].hardships]).toEqual([
      2,
      ['clumsy', 'trauma-night'],
    ]);
  });
  test('his card can fail the mission, even as the last one out; his tile counts (C53, E05)', () => {
    const start = at({
      noMansLand: ['night-shell', 'night-gas'],
      seats: [clumsy, { ...other, placedTile: 'right', tileIds: [] }],
    });
    const state = stateAfter(start, 'fall-back place:left draw:night-whistle');
    expect(state.noMansLand).toEqual([]);
    expect(state.players.map(({ tiles }) => tiles)).toEqual([1, 1]);
  });
  test('Tyrannical takes the lead at once (C52)', () => {
    const start = at({ turn: 1, leader: 0, seats: [other, clumsy] });
    expect(stateAfter(start, 'fall-back place:left draw:tyrannical').leader).toBe(1);
  });
  test('Christmas: its withdrawn owner chooses (C41)', () => {
    const state = stateAfter(inCompany(clumsy), 'fall-back place:left draw:merry-christmas');
    expect([state.phase, state.turn]).toEqual(['christmas', 0]);
  });
  test('with Trials empty he just leaves (E06)', () => {
    const start = at({ trials: 0, seats: [clumsy, other] });
    expect(stateAfter(start, 'fall-back place:left').turn).toBe(1);
  });
});

test('les-poilus.panicked: chance places one of the tiles; the list is the same (C35, E16)', () => {
  const start = at({ ...laidPlacing, seats: [{ hardships: ['panicked'] }, other] });
  expect(legalTexts(start)).toEqual(['place:left', 'place:right']);
});
