import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIFFICULTY_IDS, GOAL_IDS, GOALS } from '#games/maquis/data/index.ts';
import { drawGoals, GOAL_DRAWS, newGame, snapshotOf } from '#games/maquis/engine/index.ts';
import {
  freshSetUp,
  gameSetUpOf,
  SITE_OWNS_ALL,
  STEPS_OF_SET_UP,
  startingPawns,
  type TableEvent,
} from '#games/maquis/session/index.ts';
import { samePosition } from '../../../../play/same-position.ts';
import { begin, gameOf, go, nameOf, type State, started, step } from '../stepping.ts';

const setUpNow = ({ context }: State) => context.setUp;
const choose = (state: State, goals: object): State =>
  step(state, { type: 'configure', change: { goals } });
const TWO = { west: 'sabotage', east: 'aid-the-spy' } as const;

describe('a set-up', () => {
  test('keeps what was decided while something else is', () => {
    const decided = step(begin(), { type: 'configure', change: { difficulty: 'hard' } });
    expect(setUpNow(choose(decided, TWO))).toMatchObject({ difficulty: 'hard', goals: TWO });
  });

  test.each<TableEvent>([
    { type: 'configure', change: { difficulty: 'normal' } },
    { type: 'decideGoalSource', source: 'any-two' },
    { type: 'decideEdition', ruleset: 'box-2019', threeStar: false },
    { type: 'drawGoals' },
  ])('is decided once anything is chosen in it: $type', (event) => {
    expect(begin().context.isDecided).toBe(false);
    const state = step(begin(), event);
    expect(state.context.isDecided).toBe(true);
    expect(step(state, { type: 'newGame', seed: 'new' }).context.isDecided).toBe(false);
  });

  test.each(STEPS_OF_SET_UP)(
    'that was left at a step of the former walk is taken up: %s',
    (name) => {
      const setUp = { ...freshSetUp('another'), difficulty: 'easy' as const };
      const state = begin({ resume: { setUp, step: name } });
      expect(nameOf(state)).toBe('setUp');
      expect(setUpNow(state)).toEqual(setUp);
      expect(state.context.isDecided).toBe(name !== 'difficulty');
    },
  );
});

describe('maquis.setup-deck: no card is drawn before set-up is done', () => {
  const anyEvent: fc.Arbitrary<TableEvent> = fc.oneof(
    fc.constantFrom<TableEvent>(
      { type: 'drawGoals' },
      { type: 'draw' },
      { type: 'continue' },
      { type: 'noShot' },
      { type: 'undo' },
      { type: 'confirmUndo' },
      { type: 'cancelUndo' },
      { type: 'select', choice: 'grocer' },
      { type: 'newGame', seed: 'new' },
    ),
    fc.constantFrom('site' as const, 'visitor' as const).map(
      (deck): TableEvent => ({
        type: 'keep',
        change: { deck },
      }),
    ),
    fc.constantFrom(...GOAL_DRAWS, 'by-hand' as const).map(
      (source): TableEvent => ({
        type: 'decideGoalSource',
        source,
      }),
    ),
    fc
      .record({ west: fc.constantFrom(...GOAL_IDS), east: fc.constantFrom(...GOAL_IDS) })
      .map((goals): TableEvent => ({ type: 'configure', change: { goals } })),
    fc.constantFrom('patrol:1', 'place:grocer', 'upkeep', 'nonsense').map(
      (move): TableEvent => ({
        type: 'move',
        move,
      }),
    ),
  );

  test('by no events whatever, in any order, short of start', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let state = begin();
        for (const event of events) {
          state = step(state, event);
          expect(state.context).toMatchObject({ game: undefined, replayed: undefined });
          expect(state.matches('setUp')).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('start begins with every card in the deck and a worker to place', () => {
    const state = go(choose(begin(), TWO), 'start');
    expect(nameOf(state)).toBe('playing.placement');
    expect(gameOf(state)).toEqual({
      setUp: { ruleset: 'pnp-1.1', difficulty: 'normal', goals: TWO, seed: 'a seed' },
      steps: [],
      owners: SITE_OWNS_ALL,
      seen: 0,
    });
    const { replayed } = state.context;
    expect(replayed && snapshotOf(replayed.position)).toMatchObject({
      discard: [],
      phase: 'placement',
    });
    expect(replayed && samePosition(replayed.position, newGame(gameOf(state).setUp))).toBe(true);
  });
});

describe('maquis.setup-goals: two different goals', () => {
  const ready = (goals: object): boolean =>
    nameOf(go(choose(begin(), goals), 'start')) === 'playing.placement';

  test('are needed before the game starts', () => {
    expect(ready({})).toBe(false);
    expect(ready({ west: 'sabotage' })).toBe(false);
    expect(ready({ east: 'sabotage' })).toBe(false);
    expect(ready({ west: 'sabotage', east: 'sabotage' })).toBe(false);
    expect(ready({ west: 'sabotage', east: 'no such goal' })).toBe(false);
    expect(ready({ west: 'no such goal', east: 'sabotage' })).toBe(false);
    expect(ready(TWO)).toBe(true);
  });

  test('any two different ones will do', () => {
    for (const west of GOAL_IDS) {
      for (const east of GOAL_IDS) {
        const setUp = gameSetUpOf({ ...freshSetUp('s'), goals: { west, east } });
        expect(setUp?.goals).toEqual(west === east ? undefined : { west, east });
      }
    }
  });

  test.each(GOAL_DRAWS)(
    'maquis.goals-%s: the site draws them, the same from the same seed',
    (way) => {
      const source = step(begin(), { type: 'decideGoalSource', source: way });
      expect(setUpNow(source).goals).toEqual({});
      const drawn = go(source, 'drawGoals');
      expect(setUpNow(drawn).goals).toEqual(drawGoals(way, 'a seed'));
      expect(setUpNow(go(drawn, 'drawGoals')).goals).toEqual(setUpNow(drawn).goals);
      expect(nameOf(go(drawn, 'start'))).toBe('playing.placement');
    },
  );

  test('maquis.goals-one-of-each: one from each group', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const source = { type: 'decideGoalSource', source: 'one-of-each' } as const;
      const { west, east } = setUpNow(go(step(begin({ seed }), source), 'drawGoals')).goals;
      const groups = [west, east].map((goal) => GOALS.find(({ id }) => id === goal)?.group);
      expect(groups.toSorted()).toEqual(['a', 'b']);
    }
  });

  test('are laid aside by another way of drawing them', () => {
    const drawn = go(begin(), 'drawGoals');
    const byHand = step(drawn, { type: 'decideGoalSource', source: 'by-hand' });
    expect(setUpNow(byHand)).toMatchObject({ goalSource: 'by-hand', goals: {} });
    expect(go(byHand, 'start').context.game).toBeUndefined();
  });

  test('are not drawn by the site where the visitor draws them by hand', () => {
    const byHand = step(begin(), { type: 'decideGoalSource', source: 'by-hand' });
    expect(setUpNow(go(choose(byHand, TWO), 'drawGoals')).goals).toEqual(TWO);
  });
});

test('maquis.setup-workers: the pawns told of are those the game begins with', () => {
  for (const difficulty of DIFFICULTY_IDS) {
    const { safeHouse, cafe } = snapshotOf(newGame({ difficulty, goals: TWO }));
    expect(startingPawns(difficulty)).toEqual({ safeHouse, cafe });
  }
  expect(startingPawns('normal')).toEqual({ safeHouse: 3, cafe: 2 });
  expect(startingPawns('tricky')).toEqual({ safeHouse: 2, cafe: 2 });
});

test('what the visitor keeps is decided at any step of set-up and goes into the game', () => {
  const kept = step(begin(), { type: 'keep', change: { deck: 'visitor' } });
  const both = step(kept, { type: 'keep', change: { goods: 'visitor' } });
  const owners = { deck: 'visitor', goods: 'visitor', tracks: 'site' };
  expect(setUpNow(both).owners).toEqual(owners);
  expect(gameOf(go(choose(both, TWO), 'start')).owners).toEqual(owners);
});

test('what is decided of a set-up changes nothing of a game that runs', () => {
  const state = started();
  expect(step(state, { type: 'configure', change: { difficulty: 'hard' } }).context).toEqual(
    state.context,
  );
  expect(go(state, 'drawGoals start').context).toEqual(state.context);
});
