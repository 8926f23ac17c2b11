import { describe, expect, test } from 'vitest';
import { at, happenings, legalTexts, refusals, type Seated, stateAfter } from '../tables.ts';

const other: Seated = { cards: ['snow-gas'] };

describe('les-poilus.play-threat', () => {
  const start = at({ seats: [{ cards: ['night-shell', 'mute'] }, other] });
  test('the card goes to no man’s land, and the next player acts', () => {
    const state = stateAfter(start, 'play:night-shell');
    expect([state.noMansLand, state.players[0].cards, state.turn]).toEqual([
      ['night-shell'],
      ['mute'],
      1,
    ]);
  });
  test('a card one does not hold is refused', () => {
    expect(refusals(start, 'play:snow-gas')).toEqual(['card-not-in-hand']);
    expect(refusals(at({ seats: [{}, other] }), 'play:snow-gas')).toEqual(['hand-is-empty']);
  });
});

test('les-poilus.play-hardship: it lies in front of its player, after those that lie there', () => {
  const start = at({ seats: [{ cards: ['mute'], hardships: ['proud'] }, other] });
  expect(stateAfter(start, 'play:mute').players[0].hardships).toEqual(['proud', 'mute']);
});

describe('les-poilus.actions', () => {
  test('clockwise, the next one still in (C49)', () => {
    const out: Seated = { ...other, placedTile: 'left' };
    const start = at({ turn: 1, seats: [{}, { cards: ['mute', 'proud'] }, out] });
    expect(stateAfter(start, 'play:mute').turn).toBe(0);
  });
  test('alone, the same one again (C49)', () => {
    const start = at({ seats: [{ cards: ['mute', 'night-gas'] }, { placedTile: 'left' }] });
    expect(stateAfter(start, 'play:mute').turn).toBe(0);
  });
  test('nothing else is done in an action', () => {
    const start = at({ seats: [{ cards: ['mute'] }, other] });
    for (const move of ['intensity:1', 'place:left', 'keep', 'done', 'draw:rain-gas']) {
      expect(refusals(start, move)).toEqual(['action-to-take']);
    }
  });
});

describe('les-poilus.three-of-a-kind', () => {
  const land = ['night-shell', 'night-gas'];
  test('the third of a kind ends the mission for all at once (E01)', () => {
    const start = at({ noMansLand: land, seats: [{ cards: ['night-whistle', 'mute'] }, other] });
    expect(happenings(start, 'play:night-whistle')).toContain('mission-failed');
    expect(stateAfter(start, 'play:night-whistle')).toMatchObject({
      phase: 'intensity',
      mission: 3,
    });
  });
  test('two of a kind do not', () => {
    const start = at({ noMansLand: ['night-shell'], seats: [{ cards: ['night-whistle'] }, other] });
    expect(stateAfter(start, 'play:night-whistle')).toMatchObject({ phase: 'action', mission: 2 });
  });
  test('a card with all six adds one of each (C18)', () => {
    const start = at({ noMansLand: ['all-six'], seats: [{ cards: ['night-whistle'] }, other] });
    expect(stateAfter(start, 'play:night-whistle').active).toEqual({
      night: 2,
      snow: 1,
      rain: 1,
      shell: 1,
      gas: 1,
      whistle: 2,
    });
  });
});

describe('les-poilus.traumas-and-phobias', () => {
  const land = ['night-shell', 'night-gas'];
  test('a trauma in front of one still in is the third (test a)', () => {
    const seats = [{ cards: ['trauma-night'] }, other];
    expect(happenings(at({ noMansLand: land, seats }), 'play:trauma-night')).toContain(
      'mission-failed',
    );
  });
  test('played from a hand it can itself fail the mission (E02)', () => {
    const seats = [{ cards: ['phobia-shell'] }, other];
    const start = at({ noMansLand: ['night-shell', 'rain-shell'], seats });
    expect(happenings(start, 'play:phobia-shell')).toContain('mission-failed');
  });
  test('in front of one who has left it does not count (test a)', () => {
    const seats = [
      { cards: ['night-whistle'] },
      { placedTile: 'left', hardships: ['trauma-night'] },
    ];
    const start = at({ noMansLand: ['night-shell'], seats: seats as Seated[] });
    expect(happenings(start, 'play:night-whistle')).not.toContain('mission-failed');
  });
});

describe('les-poilus.trap', () => {
  const trap = (more: object = {}) =>
    at({ seats: [{ cards: ['rain-gas-trap', 'mute'] }, other], ...more });
  test('played from a hand, it makes its player turn up a card and play it', () => {
    const state = stateAfter(trap(), 'play:rain-gas-trap');
    expect([state.phase, state.turn]).toEqual(['trap', 0]);
    expect(refusals(at({ ...trapped, seats: [{ cards: ['mute'] }, other] }), 'play:mute')).toEqual([
      'trap-to-draw',
    ]);
    expect(stateAfter(trap(), 'play:rain-gas-trap draw:night-shell')).toMatchObject({
      noMansLand: ['rain-gas-trap', 'night-shell'],
      turn: 1,
      trials: 9,
    });
  });
  const trapped = { phase: 'trap', acting: 0, turn: 0 } as const;
  test('a hardship goes to the one who fell into it (C14)', () => {
    const state = stateAfter(trap(), 'play:rain-gas-trap draw:proud');
    expect(state.players[0].hardships).toEqual(['proud']);
  });
  test('a second trap is an ordinary card (C28)', () => {
    expect(stateAfter(trap(), 'play:rain-gas-trap draw:snow-gas-trap').turn).toBe(1);
  });
  test('the card that is drawn fails the mission like one from a hand (C29)', () => {
    const start = trap({ noMansLand: ['night-gas'] });
    expect(happenings(start, 'play:rain-gas-trap draw:snow-gas')).toContain('mission-failed');
  });
  test('a trap that is itself the third draws nothing (C13)', () => {
    const start = trap({ noMansLand: ['night-gas', 'shell-gas'] });
    expect(happenings(start, 'play:rain-gas-trap')).not.toContain('trap-set-off');
  });
  test('les-poilus.empty-trials: with Trials empty nothing is drawn (E06)', () => {
    expect(happenings(trap({ trials: 0 }), 'play:rain-gas-trap')).toContain('trap-found-nothing');
  });
  test('les-poilus.discovery: traps do nothing', () => {
    const start = trap({ setUp: { variant: 'discovery' } });
    expect(stateAfter(start, 'play:rain-gas-trap').turn).toBe(1);
  });
  test('a card seen elsewhere cannot be drawn', () => {
    const start = at({ ...trapped, removed: ['all-six'], seats: [{ cards: ['mute'] }, other] });
    expect(refusals(start, 'draw:all-six')).toEqual(['card-accounted-for']);
    expect(refusals(start, 'draw:mute')).toEqual(['card-accounted-for']);
    expect(refusals(start, 'draw:night-snow')).toEqual([]);
  });
});

describe('les-poilus.lucky-charm', () => {
  const land = ['night-shell', 'rain-gas', 'night-shell'];
  const start = at({ noMansLand: land, seats: [{ cards: ['mute'] }, other] });
  test('takes one card of its kind out of the game, with all its icons (E07)', () => {
    const state = stateAfter(start, 'charm:night-shell');
    expect(state).toMatchObject({
      noMansLand: ['rain-gas', 'night-shell'],
      removed: ['night-shell'],
    });
    expect([state.active.night, state.active.shell, state.players[0].charm]).toEqual([1, 1, false]);
  });
  test('of identical cards the first played leaves, so there is one move (C39)', () => {
    expect(legalTexts(start).filter((move) => move.startsWith('charm'))).toEqual([
      'charm:night-shell',
    ]);
  });
  test('a card of another kind, or one that does not lie there, is refused (E08)', () => {
    expect(refusals(start, 'charm:rain-gas')).toEqual(['charm-of-other-kind']);
    expect(refusals(start, 'charm:night-gas')).toEqual(['not-in-no-mans-land']);
  });
  test('where nothing of its kind lies, that is the reason, whatever card is named (E08)', () => {
    for (const noMansLand of [[], ['rain-gas']] as const) {
      const without = at({ noMansLand, seats: [{ cards: ['mute'] }, other] });
      expect(refusals(without, 'charm:night-gas')).toEqual(['no-kind-in-no-mans-land']);
      // Nor does a charm that is used speak of a card that nobody named.
      const used = at({ noMansLand, seats: [{ charm: false, cards: ['mute'] }, other] });
      expect(refusals(used, 'charm:night-gas')).toEqual([
        'charm-is-used',
        'no-kind-in-no-mans-land',
      ]);
    }
  });
  test('it works once', () => {
    const used = at({ noMansLand: land, seats: [{ charm: false, cards: ['mute'] }, other] });
    expect(refusals(used, 'charm:night-shell')).toEqual(['charm-is-used']);
  });
});

describe('les-poilus.speech', () => {
  const seats: Seated[] = [
    { cards: ['night-gas'], speech: 1 },
    { cards: ['trauma-night', 'mute', 'all-six'] },
    { cards: ['snow-gas'] },
    { cards: ['night-snow'] },
  ];
  const start = at({ seats });
  test('the token is spent, and those with such a card are asked clockwise (C37)', () => {
    const state = stateAfter(start, 'speech:night');
    expect(state).toMatchObject({ phase: 'speech', turn: 1, acting: 0, speechKind: 'night' });
    expect([state.players[0].speech, state.speechPool]).toEqual([0, 0]);
    expect(stateAfter(start, 'speech:night keep').turn).toBe(3);
  });
  test('one card of the kind each, traumas too, out of the game (C17, E09)', () => {
    const asked = stateAfter(start, 'speech:night discard:trauma-night discard:night-snow');
    expect(asked.removed).toEqual(['night-snow', 'trauma-night']);
    expect([asked.phase, asked.turn]).toEqual(['action', 1]);
  });
  test('a card of another kind, or of another hand, is refused', () => {
    const asked = at({
      seats,
      phase: 'speech',
      speechKind: 'night',
      turn: 1,
      acting: 0,
      unseen: { hearers: [3] },
    });
    expect(refusals(asked, 'discard:mute')).toEqual(['not-of-that-kind']);
    expect(refusals(asked, 'discard:night-snow')).toEqual(['card-not-in-hand']);
    expect(refusals(asked, 'discard:all-six')).toEqual([]);
    expect(refusals(asked, 'play:mute')).toEqual(['speech-to-answer']);
  });
  test('is legal though nobody can discard (C37)', () => {
    const nobody = at({ seats: [{ speech: 1, cards: ['mute'] }, { cards: ['snow-gas'] }] });
    expect(stateAfter(nobody, 'speech:rain')).toMatchObject({ phase: 'action', turn: 1 });
  });
  test('those who have left are not asked (E09)', () => {
    const left = at({ seats: [seats[0], { ...seats[1], placedTile: 'left' }, seats[2]] });
    expect(stateAfter(left, 'speech:night').phase).toBe('action');
  });
  test('without a token there is none', () => {
    expect(refusals(at({ seats: [{ cards: ['mute'] }, other] }), 'speech:gas')).toEqual([
      'no-speech-token',
    ]);
  });
  test('any of the six kinds, one token a turn (C38)', () => {
    expect(legalTexts(start).filter((move) => move.startsWith('speech'))).toHaveLength(6);
  });
});

describe('les-poilus.mute', () => {
  const mute: Seated = { cards: ['snow-gas'], hardships: ['mute'], speech: 1 };
  test('its owner makes no speech', () => {
    expect(refusals(at({ seats: [mute, other] }), 'speech:gas')).toEqual(['mute']);
  });
  test('and hears those of others (C56, E10)', () => {
    const start = at({ seats: [{ speech: 1, cards: ['proud'] }, mute] });
    expect(stateAfter(start, 'speech:gas')).toMatchObject({ phase: 'speech', turn: 1 });
  });
});

describe('les-poilus.merry-christmas', () => {
  const hand = { cards: ['merry-christmas', 'night-gas'] };
  test('takes any hardship, of one who has left too, out of the game at once (C40, E21)', () => {
    const start = at({
      noMansLand: ['night-shell'],
      seats: [
        { ...hand, hardships: ['trauma-night'] },
        { hardships: ['proud'], placedTile: 'left' },
      ],
    });
    const asked = stateAfter(start, 'play:merry-christmas');
    expect([asked.phase, asked.turn, asked.removed]).toEqual(['christmas', 0, ['merry-christmas']]);
    expect(stateAfter(start, 'play:merry-christmas cure:0:trauma-night').active.night).toBe(1);
    expect(stateAfter(start, 'play:merry-christmas cure:1:proud').players[1].hardships).toEqual([]);
  });
  test('one must be chosen of those that lie somewhere (C40)', () => {
    const start = at({
      phase: 'christmas',
      acting: 0,
      seats: [{ hardships: ['mute'] }, other],
      removed: ['merry-christmas'],
    });
    expect(legalTexts(start)).toEqual(['cure:0:mute']);
    expect(refusals(start, 'cure:1:mute')).toEqual(['nothing-to-cure-there']);
    expect(refusals(start, 'fall-back')).toEqual(['hardship-to-cure']);
  });
  test('with none anywhere it is still played, and nothing follows (C22)', () => {
    const start = at({ seats: [hand, other] });
    expect(stateAfter(start, 'play:merry-christmas')).toMatchObject({
      phase: 'action',
      turn: 1,
      removed: ['merry-christmas'],
    });
  });
});

describe('les-poilus.tyrannical', () => {
  test('who plays it leads at once; the order of this mission stays (C10, E22)', () => {
    const start = at({ turn: 1, seats: [other, { cards: ['tyrannical'] }, other] });
    expect(stateAfter(start, 'play:tyrannical')).toMatchObject({ leader: 1, turn: 2 });
  });
});
