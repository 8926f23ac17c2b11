import { describe, expect, test } from 'vitest';
import { CARD_COPIES, CARD_IDS } from '#games/les-poilus/data/index.ts';
import {
  dealtSetUp,
  newGame,
  type SetUp,
  setUpFaults,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { at, legalTexts, playAll, refusals, stateAfter } from '../tables.ts';

const game = (wish: Partial<SetUp> = {}): SetUp => ({
  ...dealtSetUp({ players: 3, variant: 'normal', seed: 'preparation' }),
  leader: 1,
  ...wish,
});

describe('les-poilus.setup-decks', () => {
  test.each([
    ['normal', 25, 34],
    ['discovery', 25, 34],
    ['veteran', 30, 29],
  ] as const)(
    'les-poilus.veteran and others: %s, %i in Trials, %i in Morale (test d)',
    (variant, trials, morale) => {
      expect(snapshotOf(newGame(game({ variant })))).toMatchObject({ trials, morale });
    },
  );
});

test.each([
  [2, 5],
  [3, 5],
  [4, 4],
  [5, 3],
])(
  'les-poilus.setup-speech: %i players, %i tokens in the pool and none held (C08)',
  (players, pool) => {
    const state = snapshotOf(newGame(dealtSetUp({ players, variant: 'normal', seed: 'a' })));
    expect(state.speechPool).toBe(pool);
    expect(state.players.every(({ speech }) => speech === 0)).toBe(true);
  },
);

test('les-poilus.setup-leader: the first leader chooses', () => {
  expect(snapshotOf(newGame(game()))).toMatchObject({ phase: 'intensity', leader: 1, turn: 1 });
});

describe('les-poilus.setup-tiles', () => {
  test('a left, a right and one by chance; with the option all by chance (C01)', () => {
    for (let n = 0; n < 40; n++) {
      const usual = dealtSetUp({ players: 4, variant: 'normal', seed: `tiles ${n}` });
      for (const dealt of usual.tiles ?? [])
        expect(dealt).toEqual(expect.arrayContaining(['left', 'right']));
      const random = { tileDeal: 'random' } as const;
      expect(setUpFaults(dealtSetUp({ seed: `tiles ${n}`, options: random }))).toEqual([]);
    }
  });
  test('double arrows are not used by two or three', () => {
    const tiles = [
      ['left', 'right', 'double-left'],
      ['left', 'right', 'left'],
      ['left', 'right', 'left'],
    ] as const;
    expect(setUpFaults(game({ tiles })).map(({ code }) => code)).toEqual(['tile-not-used']);
  });
  test('three lefts are one deal by chance, and not the usual one (C01)', () => {
    const tiles = [
      ['left', 'left', 'left'],
      ['left', 'right', 'left'],
      ['left', 'right', 'right'],
    ] as const;
    expect(setUpFaults(game({ tiles })).map(({ code }) => code)).toEqual(['tiles-not-one-each']);
    expect(setUpFaults(game({ tiles, options: { tileDeal: 'random' } }))).toEqual([]);
  });
});

describe('les-poilus.intensity', () => {
  test('les-poilus.first-mission: at least three', () => {
    const start = newGame(game());
    expect(legalTexts(start)[0]).toBe('intensity:3');
    expect(refusals(start, 'intensity:2')).toEqual(['first-intensity-too-low']);
  });
  test('later at least one, up to what deals all of Trials (C25)', () => {
    const start = at({ phase: 'intensity', seats: [{}, {}, {}], trials: 7 });
    expect(legalTexts(start)).toEqual(['intensity:1', 'intensity:2', 'intensity:3']);
    expect(refusals(start, 'intensity:4')).toEqual(['intensity-too-high']);
    expect(refusals(start, 'intensity:0')).toEqual(['intensity-too-low']);
  });
});

describe('les-poilus.deal', () => {
  test('one card at a time, clockwise from the leader (C27)', () => {
    const start = playAll(newGame(game()), 'intensity:3').position;
    expect(legalTexts(start).every((move) => move.startsWith('deal:1:'))).toBe(true);
    expect(refusals(start, 'deal:2:mute')).toEqual(['other-is-dealt']);
    expect(stateAfter(start, 'deal:1:mute deal:2:proud').turn).toBe(0);
  });
  test('a card that is in a hand is not dealt again', () => {
    const start = playAll(newGame(game()), 'intensity:3 deal:1:mute').position;
    expect(refusals(start, 'deal:2:mute')).toEqual(['card-accounted-for']);
  });
  test('it stops with the last card; hands may be unequal (C06)', () => {
    const start = at({ phase: 'intensity', seats: [{}, {}, {}], trials: 4 });
    const moves = 'intensity:2 deal:0:mute deal:1:proud deal:2:fragile deal:0:clumsy';
    const state = stateAfter(start, moves);
    expect([state.phase, ...state.players.map(({ hand }) => hand)]).toEqual(['action', 2, 1, 1]);
  });
  test('from a deck whose order is known only the top card comes', () => {
    const cards = ['mute', 'proud', 'fragile'];
    const rest = restOfTheCards(cards);
    const start = newGame(game({ deck: [...cards, ...rest] }));
    const dealt = playAll(start, 'intensity:3').position;
    expect(legalTexts(dealt)).toEqual(['deal:1:mute']);
    expect(refusals(dealt, 'deal:1:proud')).toEqual(['card-not-on-top']);
  });
});

const restOfTheCards = (taken: readonly string[]): string[] =>
  CARD_IDS.flatMap((id, n) =>
    taken.includes(id) ? [] : new Array<string>(CARD_COPIES[n]).fill(id),
  );

describe('les-poilus.frenetic', () => {
  const seats = [{}, { hardships: ['frenetic'] }, {}];
  test('two more after the ordinary deal, in a row (C26)', () => {
    const start = at({ phase: 'intensity', seats });
    const dealt = 'intensity:1 deal:0:mute deal:1:proud deal:2:clumsy';
    expect(stateAfter(start, dealt)).toMatchObject({ phase: 'deal', turn: 1 });
    const state = stateAfter(start, `${dealt} deal:1:wounded deal:1:fragile`);
    expect([state.phase, state.players[1].hand]).toEqual(['action', 3]);
  });
  test('as far as Trials lasts (C26)', () => {
    const start = at({ phase: 'intensity', seats, trials: 4 });
    const moves = 'intensity:1 deal:0:mute deal:1:proud deal:2:clumsy deal:1:wounded';
    expect(stateAfter(start, moves)).toMatchObject({ phase: 'action', trials: 0 });
  });
});
