import { expect, test } from 'vitest';
import {
  after,
  attacking,
  deciding,
  legalIn,
  planning,
  played,
  refused,
  state,
  striking,
} from '../tables.ts';

const OTHERS = ['barracks', 'villa', 'bunker'] as const;

test('resist.discard: a Maquis or Spy goes to the Hidden discard, revealed or not (C12)', () => {
  const row = [{ mission: 'crossroads' as const }, 'villa', 'valley', 'officer'] as const;
  const plan = planning({ hidden: ['abel'], revealed: ['celia'], row });
  expect(state(after(plan, 'attack:crossroads'))).toMatchObject({
    hiddenDiscard: ['abel', 'celia'],
    revealedPile: [],
  });
});

test('resist.discard: an Enemy discarded neither falls nor survives', () => {
  const row = [{ mission: 'border' as const, up: ['counter-guerrilla-4' as const] }, ...OTHERS];
  const judged = after(
    attacking({ hand: ['anastasio'], row }),
    'play:anastasio:hidden use discard:counter-guerrilla-4 strike stop',
  );
  expect(state(judged)).toMatchObject({ ask: 'decide', enemyDiscard: ['counter-guerrilla-4'] });
});

test('resist.remove-from-game: whoever is removed does not come back with the discard', () => {
  const row = [{ mission: 'border' as const, up: ['military-1' as const] }, ...OTHERS];
  const decide = after(
    striking({ thin: true, strength: 3, hidden: ['abel', 'celia'], row }),
    'defeat:mission stop survive:military-1 remove:abel mission:convoy',
  );
  const drawing = after(decide, 'continue');
  expect(legalIn(drawing)).toEqual(['draw:celia']);
});

test('resist.remove-from-game: nor does a Spy that is removed go to the supply', () => {
  const used = after(planning({ hand: ['manuel', 'spy'], supply: 2 }), 'play:manuel:revealed use');
  expect(state(used)).toMatchObject({ hand: [], spySupply: 2, removed: ['spy'] });
});

test('resist.reshuffle: when a card is due from the empty deck, and not before (C26)', () => {
  const plan = planning({
    thin: true,
    hand: ['manuela', 'carlos'],
    top: ['abel'],
    discard: ['celia', 'spy'],
  });
  const drawn = after(plan, 'play:manuela:hidden use draw:abel');
  expect(state(drawn)).toMatchObject({
    hiddenDiscard: ['celia', 'spy'],
    hiddenDeck: { top: [], unknown: 0 },
  });
  const due = after(drawn, 'play:carlos:revealed use');
  expect(state(due)).toMatchObject({ hiddenDiscard: [], hiddenDeck: { unknown: 2, spies: 1 } });
});

test('resist.reshuffle: cards known on top come first, and are never mixed', () => {
  const plan = planning({ thin: true, hand: ['manuela'], top: ['abel'], discard: ['celia'] });
  expect(refused(after(plan, 'play:manuela:hidden use'), 'draw:celia')).toEqual(['card-not-there']);
});

test('resist.reshuffle: the Enemy discard too, where an effect deals from the empty deck (C15)', () => {
  const row = [
    { mission: 'border' as const, up: ['radio-operator-2' as const] },
    { mission: 'barracks' as const },
    { mission: 'villa' as const },
    { mission: 'bunker' as const },
  ];
  const { position, events } = played(
    striking({ noEnemyDeck: true, row }),
    'stop survive:radio-operator-2',
  );
  expect(events.map(({ type }) => type)).toContain('reshuffled');
  expect(state(position)).toMatchObject({ enemyDeck: { number: 2, unknown: 28 } });
  expect(state(position).row.map(({ down }) => down)).toEqual([[], [2], [2], [2]]);
});

test('resist.reshuffle: and so it is for the Barracks', () => {
  const row = [
    { mission: 'barracks' as const },
    { mission: 'border' as const },
    { mission: 'villa' as const },
    { mission: 'bunker' as const },
  ];
  const { position, events } = played(
    striking({ noEnemyDeck: true, strength: 4, target: 'barracks', row }),
    'defeat:mission',
  );
  expect(events.map(({ type }) => type)).toContain('reshuffled');
  expect(state(position).row.map(({ down }) => down.length)).toEqual([0, 1, 1, 1]);
});

test('resist.draw-what-there-is: a draw action is offered where one card is there, deck or discard', () => {
  const plan = planning({ thin: true, hand: ['carlos'], discard: ['abel'] });
  const drawn = after(plan, 'play:carlos:revealed use draw:abel');
  expect(state(drawn)).toMatchObject({ hand: ['abel'], ask: 'plan' });
});

test('resist.draw-what-there-is: and not where there is none', () => {
  const plan = planning({ thin: true, hand: ['carlos'] });
  expect(refused(after(plan, 'play:carlos:revealed'), 'use')).toEqual(['other-question']);
});

test('resist.what-is-known: what was seen and put back stays known (C24)', () => {
  const plan = planning({ hand: ['jacinto', 'manuela'], top: ['abel', 'celia', 'spy'] });
  const sifted = after(
    plan,
    'play:jacinto:hidden use look:abel look:celia look:spy discard:spy top:celia top:abel',
  );
  expect(state(sifted).hiddenDeck.top).toEqual(['abel', 'celia']);
  expect(legalIn(after(sifted, 'play:manuela:hidden use'))).toEqual(['draw:abel']);
});

test('resist.what-is-known: an Enemy seen by Roberto and dealt face down stays known', () => {
  const row = [{ mission: 'border' as const, up: ['radio-operator-2' as const] }, ...OTHERS];
  const dealt = after(striking({ enemyTop: ['guard-3'], row }), 'stop survive:radio-operator-2');
  expect(state(dealt).row[1].down).toEqual([1, 1, 1, 'guard-3']);
  const plan = after(
    deciding({
      row: [{ mission: 'border', down: ['guard-3'] }, ...OTHERS],
      top: ['abel', 'celia', 'carlos', 'juana', 'pilar'],
    }),
    'continue draw:abel draw:celia draw:carlos draw:juana draw:pilar',
  );
  expect(refused(after(plan, 'attack:border'), 'reveal:guard-1')).toEqual(['enemy-is-another']);
});

test('resist.what-is-known: after a reshuffle the rest is exactly the discard', () => {
  const plan = planning({ thin: true, hand: ['manuela'], discard: ['celia', 'spy'] });
  expect(legalIn(after(plan, 'play:manuela:hidden use'))).toEqual(['draw:celia', 'draw:spy']);
});
