import { describe, expect, test } from 'vitest';
import { type CardNumber, PATROL_CARDS } from '#games/maquis/data/index.ts';
import { cardsLeft } from '#games/maquis/engine/index.ts';
import type { Owner } from '#play/history/game.ts';
import type { Told } from '../../engine/tables.ts';
import {
  atTable,
  gameOf,
  go,
  movesOf,
  nameOf,
  pausingAt,
  type State,
  started,
  step,
} from '../stepping.ts';

const deckTo = (state: State, deck: Owner): State =>
  step(state, { type: 'keep', change: { deck } });
const lastStep = (state: State) => gameOf(state).steps.at(-1);

/** One worker to place beside a policeman, with a weapon in hand. */
const ARMED: Told = { safeHouse: 3, police: ['fence'], hand: { weapon: 1 } };

describe('where the site keeps the deck', () => {
  test('it draws at once when no shot is possible', () => {
    const state = go(started('site'), 'place:grocer');
    expect(nameOf(state)).toBe('playing.patrol.shown');
    expect(lastStep(state)).toEqual({ move: expect.stringMatching(/^patrol:/), by: 'site' });
  });

  test('it draws the next patrol at once when the visitor goes on', () => {
    const two = atTable({ safeHouse: 1, workers: ['cafe', 'radio-a'], patrolsToCome: 2 }, 'site');
    const state = go(two, 'place:doctor continue');
    expect(nameOf(state)).toBe('playing.patrol.shown');
    expect(movesOf(state)).toHaveLength(4);
  });

  test('maquis.shooting: it draws at once though a shot is possible, which can be fired before', () => {
    const state = go(atTable(ARMED, 'site'), 'place:grocer');
    expect(nameOf(state)).toBe('playing.patrol.shown');
    expect(movesOf(go(atTable(ARMED, 'site'), 'shoot:fence place:grocer'))).toEqual([
      ...['correction', 'shoot:fence', 'place:grocer'],
      expect.stringMatching(/^patrol:/),
    ]);
  });

  test('in a puzzle it waits where a shot is possible, until it is told to draw', () => {
    const state = go(pausingAt(ARMED, 'site'), 'place:grocer');
    expect(nameOf(state)).toBe('playing.patrol.awaited');
    expect(movesOf(state)).toEqual(['correction', 'place:grocer']);
    const drawn = go(state, 'draw');
    expect(nameOf(drawn)).toBe('playing.patrol.shown');
    expect(lastStep(drawn)).toMatchObject({ by: 'site' });
  });

  test('maquis.shoot-once: it draws at once after the shot', () => {
    const state = go(pausingAt(ARMED, 'site'), 'place:grocer shoot:fence');
    expect(nameOf(state)).toBe('playing.patrol.shown');
    expect(movesOf(state).slice(-2)).toEqual(['shoot:fence', expect.stringMatching(/^patrol:/)]);
  });

  test('it draws the card on top where the order of the deck is known', () => {
    const deck: CardNumber[] = [7, 3, 9, 1, 2, 4, 5, 6, 8, 10];
    const state = go(atTable({ unseen: { deck } }, 'site'), 'place:cafe continue place:fence');
    expect(movesOf(state)).toEqual([
      'correction',
      'place:cafe',
      'patrol:7',
      'place:fence',
      'patrol:3',
    ]);
  });

  test('maquis.reshuffle: it draws from all ten when the deck is empty', () => {
    const discard = PATROL_CARDS.map(({ number }) => number);
    const state = go(atTable({ discard }, 'site'), 'place:cafe');
    expect(nameOf(state)).toBe('playing.patrol.shown');
    const { replayed } = state.context;
    expect(replayed && cardsLeft(replayed.position)).toHaveLength(9);
  });

  test('a card told all the same is taken for the visitor’s', () => {
    const state = go(pausingAt(ARMED, 'site'), 'place:grocer patrol:3');
    expect(lastStep(state)).toEqual({ move: 'patrol:3', by: 'visitor' });
  });
});

describe('where the visitor keeps the deck', () => {
  const awaited = go(started('visitor'), 'place:grocer');

  test('the machine waits for the card that was drawn', () => {
    expect(nameOf(awaited)).toBe('playing.patrol.awaited');
    expect(go(awaited, 'draw continue').context).toEqual(awaited.context);
    const state = go(awaited, 'patrol:9');
    expect(nameOf(state)).toBe('playing.patrol.shown');
    expect(lastStep(state)).toEqual({ move: 'patrol:9', by: 'visitor' });
  });

  test('maquis.reshuffle: a card that lies in the discard is refused', () => {
    const state = go(started('visitor'), 'place:grocer patrol:9 place:doctor patrol:9');
    expect(state.context.rejected).toMatchObject([
      { code: 'card-in-discard', params: { card: 9 } },
    ]);
    expect(nameOf(state)).toBe('playing.patrol.awaited');
  });
});

describe('changing hands in mid-game', () => {
  test('from the visitor to the site while a card is awaited: it is drawn at once', () => {
    const state = deckTo(go(started('visitor'), 'place:grocer'), 'site');
    expect(nameOf(state)).toBe('playing.patrol.shown');
    expect(lastStep(state)).toMatchObject({ by: 'site' });
  });

  test('from the visitor to the site while a shot is possible in a puzzle: it waits for the word', () => {
    const state = deckTo(go(pausingAt(ARMED, 'visitor'), 'place:grocer'), 'site');
    expect(nameOf(state)).toBe('playing.patrol.awaited');
    expect(nameOf(go(state, 'draw'))).toBe('playing.patrol.shown');
  });

  test('from the site to the visitor while a card is awaited: it is theirs to tell', () => {
    const state = deckTo(go(pausingAt(ARMED, 'site'), 'place:grocer'), 'visitor');
    expect(nameOf(go(state, 'draw'))).toBe('playing.patrol.awaited');
    expect(lastStep(go(state, 'patrol:2'))).toEqual({ move: 'patrol:2', by: 'visitor' });
  });

  test('from the site to the visitor while a card is shown: the next is theirs to tell', () => {
    const state = deckTo(go(started('site'), 'place:cafe'), 'visitor');
    expect(nameOf(state)).toBe('playing.patrol.shown');
    expect(nameOf(go(state, 'continue place:radio-a'))).toBe('playing.patrol.awaited');
  });

  test('and back again', () => {
    const there = deckTo(started('site'), 'visitor');
    const back = deckTo(go(there, 'place:grocer'), 'site');
    expect(nameOf(back)).toBe('playing.patrol.shown');
  });

  test.each(['goods', 'tracks'] as const)('%s change hands without anything else', (component) => {
    const before = go(started('visitor'), 'place:grocer patrol:1 continue select:doctor');
    const state = step(before, { type: 'keep', change: { [component]: 'visitor' } });
    const owners = { ...gameOf(before).owners, [component]: 'visitor' };
    expect(nameOf(state)).toBe(nameOf(before));
    expect(gameOf(state)).toEqual({ ...gameOf(before), owners });
    expect(state.context.setUp.owners).toEqual(owners);
    expect(state.context.selected).toBe('doctor');
  });

  test('is kept when something is undone', () => {
    const state = go(
      deckTo(go(started('site'), 'place:cafe continue'), 'visitor'),
      'undo confirmUndo',
    );
    expect(gameOf(state).owners.deck).toBe('visitor');
    expect(nameOf(state)).toBe('playing.placement');
  });

  test('is remembered for the next game', () => {
    const state = step(deckTo(started('site'), 'visitor'), { type: 'newGame', seed: 'new' });
    expect(state.context.setUp.owners.deck).toBe('visitor');
  });
});
