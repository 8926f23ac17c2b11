import { expect, test } from 'vitest';
import { cardsLeft, deckIsEmpty } from '#games/maquis/engine/index.ts';
import { after, eventsIn, legalTexts, playAll, refusals } from '../scripts.ts';
import { patrolling } from '../tables.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const BUT_TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

test('maquis.reshuffle: a card in the discard does not come again while others are left', () => {
  const start = patrolling({ workers: ['cafe'], discard: [4, 7] });
  expect(refusals(start, 'patrol:4')).toEqual(['card-in-discard']);
  expect(refusals(start, 'patrol:5')).toEqual([]);
  expect(cardsLeft(start)).toEqual([1, 2, 3, 5, 6, 8, 9, 10]);
});

test('maquis.reshuffle: the last card of the deck is drawn without a reshuffle (R17)', () => {
  const start = patrolling({ workers: ['cafe'], discard: BUT_TEN });
  expect(legalTexts(start)).toEqual(['patrol:10']);
  expect(eventsIn(start, 'patrol:10', 'deck-reshuffled')).toEqual([]);
  expect(after(start, 'patrol:10').discard).toEqual(ALL);
});

test('maquis.reshuffle: only the need of a card from an empty deck reshuffles (R17)', () => {
  const start = patrolling({ workers: ['cafe'], arrested: 2, discard: BUT_TEN });
  const { position, state } = playAll(start, 'patrol:10');
  expect(state.discard).toHaveLength(10);
  expect(deckIsEmpty(position)).toBe(true);
  expect(eventsIn(position, 'patrol:3', 'deck-reshuffled')).toHaveLength(1);
  expect(after(position, 'patrol:3').discard).toEqual([3]);
});

test('maquis.reshuffle: in mid-phase the card just used is shuffled in as well (R17)', () => {
  const start = patrolling({ workers: ['cafe'], arrested: 2, discard: BUT_TEN, patrolsToCome: 2 });
  const { position } = playAll(start, 'patrol:10');
  expect(cardsLeft(position)).toEqual(ALL);
  expect(refusals(position, 'patrol:10')).toEqual([]);
});

test('maquis.reshuffle: a deck whose order is known gives its top card alone', () => {
  const start = patrolling({
    workers: ['cafe'],
    arrested: 2,
    discard: [1],
    unseen: { deck: [9, 3, 2, 4, 5, 6, 7, 8, 10] },
  });
  expect(legalTexts(start)).toEqual(['patrol:9']);
  expect(refusals(start, 'patrol:3')).toEqual(['card-not-on-top']);
  expect(legalTexts(playAll(start, 'patrol:9').position)).toEqual(['patrol:3']);
});
