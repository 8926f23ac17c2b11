import { describe, expect, test } from 'vitest';
import { positionLink, readLink, type Table } from '#games/maquis/engine/index.ts';
import {
  gameOfPosition,
  gameOfTable,
  historyOf,
  recordOf,
  recordsFile,
  SAVE_VERSION,
  type Save,
  SITE_OWNS_ALL,
  sharedPosition,
  statisticsCsv,
  statisticsOf,
  type TableGame,
} from '#games/maquis/session/index.ts';
import { tableWith } from '../engine/tables.ts';
import { begin, gameOf, go, movesOf, nameOf, tableNow } from './stepping.ts';
import { undoOf } from './undoing.ts';

/** One worker at the grocer, nobody in his way, nothing else to place. */
const FROM: Table = tableWith({
  phase: 'action',
  day: 4,
  workers: ['grocer'],
  discard: [8, 2],
});

/** Morale is at its last step and the day costs one: the upkeep ends the game. */
const LOST: Table = tableWith({ phase: 'dusk', day: 2, morale: 1 });

const game = (from = FROM, seed = 'a seed'): TableGame => gameOfTable(from, seed, SITE_OWNS_ALL);
const taken = (script: string, from = FROM) => go(begin({ resume: { game: game(from) } }), script);
const save = (progress: TableGame): Save => ({
  version: SAVE_VERSION,
  id: 'an id',
  begun: 1000,
  changed: 2000,
  progress: { game: progress },
});

describe('a game from a set position', () => {
  test('begins there, with the mode and the goals of its table', () => {
    const state = taken('');
    expect(nameOf(state)).toBe('playing.action.choose');
    expect(tableNow(state).state).toEqual(FROM.state);
    expect(gameOf(state).setUp).toEqual({
      ruleset: 'pnp-1.1',
      difficulty: FROM.difficulty,
      goals: FROM.goals,
      seed: 'a seed',
    });
  });

  test('is played, and undone no further than to where it began', () => {
    const played = taken('act:grocer:food return');
    expect(tableNow(played).state).toMatchObject({ safeHouse: 3, hand: { food: 1 } });
    const back = go(played, 'undo');
    expect(tableNow(back).state).toEqual(FROM.state);
    expect(undoOf(gameOf(back))).toBeUndefined();
    expect(movesOf(go(back, 'undo redo'))).toEqual(['act:grocer:food', 'return']);
  });

  test('deals by its seed: the same cards for the same, others for another', () => {
    const placing = tableWith({ phase: 'patrol', workers: ['grocer'] });
    const cards = (seed: string) =>
      movesOf(go(begin({ resume: { game: game(placing, seed) } }), '')).join();
    const seeds = Array.from({ length: 20 }, (_, n) => `seed ${n}`);
    expect(seeds.map(cards)).toEqual(seeds.map(cards));
    expect(new Set(seeds.map(cards)).size).toBeGreaterThan(3);
  });

  test('cannot begin at a table that cannot be', () => {
    expect(() => historyOf(game(tableWith({ workers: ['safe-house'] })))).toThrow(
      'pawn-in-safe-house',
    );
  });

  test('is shared whole, and opens as it was at any of its moments', () => {
    const played = gameOf(taken('act:grocer:food return upkeep'));
    for (const at of [0, 1, 2, 3]) {
      const told = readLink(positionLink(sharedPosition(played, FROM, at)));
      if (!('position' in told)) throw new Error('no position');
      expect(told.position.at).toBe(at);
      const opened = gameOfPosition(told.position, SITE_OWNS_ALL, 'another seed');
      expect(opened.setUp).toEqual(played.setUp);
      expect(opened.steps).toEqual(played.steps);
      expect(opened.seen).toBe(3);
      const [one, other] = [played, opened].map((each) => {
        const replayed = historyOf(each);
        return 'replayed' in replayed ? replayed.replayed.positions : [];
      });
      expect(other).toEqual(one);
    }
  });

  test('whose link holds no seed is dealt by the one who opens it', () => {
    const told = readLink(positionLink({ table: FROM, moves: [], at: 0 }));
    if (!('position' in told)) throw new Error('no position');
    expect(gameOfPosition(told.position, SITE_OWNS_ALL, 'mine').setUp.seed).toBe('mine');
  });
});

describe('a game from a set position beside games from the start', () => {
  const finished = gameOf(taken('upkeep', LOST));

  test('is no record, and stays out of a file of records', () => {
    expect(recordOf(finished).moves).toEqual([]);
    expect(recordsFile([save(finished)])).toBe('');
  });

  test('is not counted: a position can be set up to be won', () => {
    const { finished: counted, fromPositions, byDifficulty } = statisticsOf([save(finished)]);
    expect({ counted, fromPositions, byDifficulty }).toEqual({
      counted: 0,
      fromPositions: 1,
      byDifficulty: [],
    });
    expect(statisticsOf([save(game())]).fromPositions).toBe(0);
    expect(
      statisticsCsv([save(finished)])
        .trim()
        .split('\n'),
    ).toHaveLength(1);
  });
});
