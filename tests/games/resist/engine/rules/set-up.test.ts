import { expect, test } from 'vitest';
import { newGame } from '#games/resist/engine/index.ts';
import { after, legalIn, OPENING, planning, refused, state } from '../tables.ts';

const start = newGame({ split: 'random', reading: 'strict' });
const drafting = newGame({ split: 'draft', reading: 'strict' });

test('resist.setup-decks: twelve Maquis lie in each deck, and nobody knows who', () => {
  expect(state(start).hiddenDeck.unknown - state(start).hiddenDeck.spies).toBe(12);
  expect(state(start).recruitDeck).toEqual({ top: [], unknown: 12, bottom: [] });
});

test('resist.setup-decks: anybody not seen can be drawn, nobody twice', () => {
  const drawing = after(
    start,
    'mission:border mission:barracks mission:villa mission:bunker draw:abel',
  );
  expect(legalIn(drawing)).toHaveLength(24);
  expect(refused(drawing, 'draw:abel')).toEqual(['card-not-there']);
});

test('resist.setup-draft: one of a pair goes to the Hidden deck, the other to the Recruits', () => {
  const drafted = after(drafting, 'pair:abel:adela draft:adela');
  expect(state(drafted)).toMatchObject({ hiddenDeck: { unknown: 4 }, recruitDeck: { unknown: 1 } });
  expect(legalIn(after(drafting, 'pair:abel:adela'))).toEqual(['draft:abel', 'draft:adela']);
});

test('resist.setup-draft: nobody else is drafted, nobody twice, a pair in table order', () => {
  expect(refused(after(drafting, 'pair:abel:adela'), 'draft:celia')).toEqual(['not-of-the-pair']);
  const next = after(drafting, 'pair:abel:adela draft:adela');
  expect(refused(next, 'pair:abel:celia')).toEqual(['drafted-already']);
  expect(refused(next, 'pair:celia:carlos')).toEqual(['pair-out-of-order']);
});

test('resist.setup-spies: three of six Spies are in the deck, three in the supply (C02)', () => {
  expect(state(start)).toMatchObject({ hiddenDeck: { spies: 3 }, spySupply: 3 });
});

test('resist.setup-spies: no fourth Spy can be in the opening hand', () => {
  const three = after(
    start,
    'mission:border mission:barracks mission:villa mission:bunker draw:spy draw:spy draw:spy',
  );
  expect(refused(three, 'draw:spy')).toEqual(['card-not-there']);
});

test('resist.setup-missions: four of the first era make the row, six of the others the deck (C01)', () => {
  expect(legalIn(start)).toHaveLength(8);
  expect(state(after(start, OPENING))).toMatchObject({ missionDeck: 6 });
  expect(state(after(start, OPENING)).row.map(({ mission }) => mission)).toEqual([
    'border',
    'barracks',
    'mountain-pass',
    'bunker',
  ]);
});

test('resist.setup-missions: neither a Mission of another era nor one twice', () => {
  const one = after(start, 'mission:border');
  expect(refused(one, 'mission:convoy')).toEqual(['mission-of-other-era']);
  expect(refused(one, 'mission:border')).toEqual(['mission-seen']);
});

test('resist.setup-garrisons: as many face-down Enemies as the card says', () => {
  const { row, enemyDeck } = state(after(start, OPENING));
  expect(row.map(({ down }) => down.length)).toEqual([3, 3, 4, 2]);
  expect(enemyDeck.unknown).toBe(20);
});

test('resist.setup-garrisons: what lies face down is unknown, and each kind can be it', () => {
  const turning = after(start, `${OPENING} attack:border`);
  expect(state(turning).row[0].down).toEqual([1, 1, 1]);
  expect(legalIn(turning)).toHaveLength(23);
});

test('resist.setup-civilians: eight cards wait, the Graveyard is empty', () => {
  expect(state(start).graveyard).toEqual([]);
});

test('resist.setup-civilians: each number that is printed can come', () => {
  const drawing = after(
    planning({
      hand: ['roberto'],
      row: [{ mission: 'border', up: ['counter-guerrilla-1'] }, 'barracks', 'villa', 'bunker'],
    }),
    'attack:border play:roberto:revealed strike stop survive:counter-guerrilla-1',
  );
  expect(legalIn(drawing)).toEqual(['civilian:0', 'civilian:1', 'civilian:2', 'civilian:3']);
});

test('resist.setup-hand: five cards, then the first round begins', () => {
  expect(state(after(start, OPENING))).toMatchObject({
    hand: ['abel', 'carlos', 'celia', 'nicolas', 'spy'],
    round: 1,
    ask: 'plan',
  });
});

test('resist.setup-hand: a hand with few Maquis is kept (C17)', () => {
  const row = 'mission:border mission:barracks mission:mountain-pass mission:bunker';
  const drawn = after(start, `${row} draw:spy draw:spy draw:spy draw:abel draw:celia`);
  expect(state(drawn).ask).toBe('plan');
  expect(refused(drawn, 'draw:carlos')).toEqual(['other-question']);
});
