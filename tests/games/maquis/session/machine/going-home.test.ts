import { describe, expect, test } from 'vitest';
import { SITE_OWNS_ALL } from '#games/maquis/session/index.ts';
import {
  atTable,
  begin,
  gameOf,
  go,
  movesOf,
  nameOf,
  pausingAt,
  type State,
  step,
} from '../stepping.ts';

/** An act after which the visitor need not say that the worker goes home. */
const act = (state: State, move: string): State => step(state, { type: 'moveHome', move });

const ACTING = { phase: 'action', patrolsToCome: 0 } as const;

describe('maquis.route-home: a way that is open and asks nothing is judged with the act', () => {
  test('where no patrol is in the way', () => {
    const state = act(atTable({ ...ACTING, workers: ['grocer', 'cafe'] }), 'act:grocer:food');
    expect(movesOf(state).slice(-2)).toEqual(['act:grocer:food', 'return']);
    expect(nameOf(state)).toBe('playing.action.choose');
  });

  test('and doing nothing is one tap as well', () => {
    const state = act(atTable({ ...ACTING, workers: ['grocer'] }), 'act:grocer:none');
    expect(movesOf(state).slice(-2)).toEqual(['act:grocer:none', 'return']);
    expect(nameOf(state)).toBe('playing.dusk.upkeep');
  });

  test('undo takes the act back with it, and redo does both again', () => {
    const before = atTable({ ...ACTING, workers: ['grocer', 'cafe'] });
    const after = act(before, 'act:grocer:food');
    const undone = go(after, 'undo');
    expect(movesOf(undone)).toEqual(movesOf(before));
    expect(movesOf(go(undone, 'redo'))).toEqual(movesOf(after));
  });

  test('only where the visitor asks for it', () => {
    const state = go(atTable({ ...ACTING, workers: ['grocer'] }), 'act:grocer:food');
    expect(nameOf(state)).toBe('playing.action.return');
  });
});

describe('nothing the visitor could decide is passed over', () => {
  test('maquis.arrest-on-return: a way that is cut', () => {
    const cut = { ...ACTING, workers: ['radio-b'], police: ['black-market'] } as const;
    expect(nameOf(act(atTable(cut), 'act:radio-b:none'))).toBe('playing.action.return');
  });

  test('maquis.shooting: in a puzzle, a shot that could be fired before the way is judged', () => {
    const armed = {
      ...ACTING,
      workers: ['grocer'],
      police: ['fence'],
      hand: { weapon: 1 },
    } as const;
    const state = act(pausingAt(armed), 'act:grocer:food');
    expect(nameOf(state)).toBe('playing.action.return');
    expect(movesOf(state).at(-1)).toBe('act:grocer:food');
    // In a game the shot is as good once the worker is home.
    const home = act(atTable(armed), 'act:grocer:food');
    expect(movesOf(home).at(-1)).toBe('return');
    expect(movesOf(go(home, 'shoot:fence')).at(-1)).toBe('shoot:fence');
  });

  test('maquis.yellow-arrow: the weapon that was bought a moment ago', () => {
    const buying = {
      ...ACTING,
      workers: ['fence'],
      police: ['radio-a'],
      hand: { money: 1 },
    } as const;
    expect(nameOf(act(pausingAt(buying), 'act:fence:weapon'))).toBe('playing.action.return');
  });

  test('maquis.shooting: a weapon of which only the visitor knows', () => {
    const game = gameOf(atTable({ ...ACTING, workers: ['grocer'], police: ['fence'] }));
    const owners = { ...SITE_OWNS_ALL, goods: 'visitor' } as const;
    const theirs = begin({ resume: { game: { ...game, owners } }, pausesToShoot: true });
    expect(nameOf(act(theirs, 'act:grocer:food'))).toBe('playing.action.return');
  });
});
