import { describe, expect, test } from 'vitest';
import { newGame, replay, type Table, tableOf } from '#games/maquis/engine/index.ts';
import {
  historyOf,
  type MaquisHistory,
  recordOf,
  type Step,
  validPart,
} from '#games/maquis/session/index.ts';
import { samePosition } from '../../../play/same-position.ts';
import { tableWith } from '../engine/tables.ts';
import { gameWith } from './stepping.ts';

const moves = (script: string): Step[] => script.split(' ').map((move) => ({ move }));
const TURN =
  'place:grocer patrol:1 place:doctor patrol:2 place:cafe patrol:4 act:grocer:food return ' +
  'act:doctor:none return act:cafe:none return upkeep';
const SIX: Table = tableWith({ safeHouse: 6 });

function replayedWith(steps: readonly Step[]): MaquisHistory {
  const played = historyOf(gameWith('visitor', steps));
  if ('fault' in played) throw new Error(`fault at ${played.fault.step}`);
  return played.replayed;
}

describe('a replayed game', () => {
  test('of no steps is its set-up', () => {
    const replayed = replayedWith([]);
    expect(replayed).toMatchObject({ events: [], outcome: undefined });
    expect(replayed.positions).toHaveLength(1);
    expect(samePosition(replayed.position, newGame(gameWith('site').setUp))).toBe(true);
  });

  test('has a position before the first step and after each, and the events of each', () => {
    const replayed = replayedWith(moves(TURN));
    expect(replayed.positions).toHaveLength(14);
    expect(replayed.events).toHaveLength(13);
    expect(replayed.positions.at(-1)).toBe(replayed.position);
    expect(replayed.events.map(([first]) => first?.type)).toEqual([
      ...['worker-placed', 'card-drawn', 'worker-placed', 'card-drawn', 'worker-placed'],
      ...['card-drawn', 'acted', 'came-home', 'acted', 'came-home', 'acted', 'came-home'],
      'patrols-left',
    ]);
  });

  test('goes on from a correction, in which nothing happens', () => {
    const correction = tableWith({ morale: 3 });
    const replayed = replayedWith([
      ...moves('place:grocer'),
      { correction },
      ...moves('place:cafe'),
    ]);
    expect(replayed.events[1]).toEqual([]);
    expect(tableOf(replayed.position).state).toMatchObject({ workers: ['cafe'], morale: 3 });
  });

  test('has an outcome once the game is over', () => {
    const correction = tableWith({ phase: 'dusk', day: 14 });
    expect(replayedWith([{ correction }]).outcome).toBeUndefined();
    expect(replayedWith([{ correction }, ...moves('upkeep')]).outcome).toEqual({
      result: 'loss',
      reason: 'time',
    });
  });
});

/** Steps that cannot have happened, with the number of the one at fault. */
const BROKEN: readonly (readonly [string, Step[], number, object])[] = [
  ['the first step is refused', moves('patrol:1'), 1, [{ code: 'worker-to-place' }]],
  [
    'maquis.free-place: a later step is refused',
    moves('place:grocer patrol:1 place:grocer patrol:2'),
    3,
    [{ code: 'place-is-taken' }],
  ],
  ['a step is no move', moves('place:grocer patrol:11'), 2, [{ code: 'unknown-card' }]],
  [
    'maquis.setup-workers: a correction cannot be',
    [...moves('place:grocer'), { correction: SIX }, ...moves('place:cafe')],
    2,
    [{ code: 'workers-do-not-add-up' }],
  ],
  [
    'maquis.result: something was done after the end',
    [{ correction: tableWith({ phase: 'dusk', day: 14 }) }, ...moves('upkeep upkeep')],
    3,
    [{ code: 'game-is-over' }],
  ],
];

describe('a step that cannot have happened', () => {
  test.each(BROKEN)('is named with its number and why: %s', (_, steps, step, why) => {
    const fault = { step, of: steps[step - 1], reasons: why };
    expect(historyOf(gameWith('site', steps))).toMatchObject({ fault });
  });

  test.each(BROKEN)('is left out with all after it, and nothing else is: %s', (_, steps, step) => {
    const game = gameWith('site', steps);
    const sound = validPart(game);
    expect(sound).toEqual({ ...game, steps: steps.slice(0, step - 1), seen: step - 1 });
    expect(historyOf(sound)).toHaveProperty('replayed');
    expect(game.steps).toEqual(steps);
  });
});

test('the sound part of a sound game is the game', () => {
  const game = gameWith('visitor', moves(TURN));
  expect(validPart(game)).toBe(game);
});

test('the sound part keeps a card unseen that was so', () => {
  const game = { ...gameWith('site', moves('place:grocer patrol:1 patrol:1')), seen: 1 };
  expect(validPart(game)).toEqual({ ...game, steps: game.steps.slice(0, 2), seen: 1 });
});

describe('the record of a game', () => {
  test('has its set-up and moves and replays to the same position', () => {
    const steps = moves(TURN);
    const record = recordOf(gameWith('visitor', steps));
    expect(record).toEqual({
      format: 'maquis-record',
      version: 1,
      ...gameWith('visitor').setUp,
      moves: TURN.split(' '),
    });
    const replayed = replay(record);
    if ('fault' in replayed) throw new Error(replayed.fault.code);
    expect(replayed.replayed.positions).toEqual(replayedWith(steps).positions);
  });

  test('goes on past a correction, to the end it came to', () => {
    const correction = tableWith({ phase: 'dusk', day: 14 });
    const steps = [...moves('place:grocer patrol:1'), { correction }, ...moves('upkeep')];
    const record = recordOf(gameWith('visitor', steps));
    expect(record.moves).toEqual(['place:grocer', 'patrol:1', 'correct:1', 'upkeep']);
    expect(record.outcome).toMatchObject({ reason: 'time' });
    expect(record.corrections?.[0]).toMatchObject({
      before: { workers: ['grocer'], day: 0 },
      after: { workers: [], day: 14, phase: 'dusk' },
    });
    expect(replay(record)).toHaveProperty('replayed');
  });

  test('of a game corrected at once begins with the correction', () => {
    const steps: Step[] = [{ correction: tableWith({ morale: 3 }) }, ...moves('place:grocer')];
    expect(recordOf(gameWith('site', steps)).moves).toEqual(['correct:1', 'place:grocer']);
  });

  test('ends before a correction that belongs to another game', () => {
    const foreign = tableWith({ goals: { west: 'assassination', east: 'sabotage' } });
    const steps: Step[] = [...moves('place:grocer'), { correction: foreign }];
    expect(recordOf(gameWith('site', steps)).moves).toEqual(['place:grocer']);
  });

  test('has the outcome of a game that is over', () => {
    // Nobody acts and no patrol is shot at: morale and time go their way until the last day.
    const script: string[] = [];
    let replayed = replayedWith([]);
    while (!replayed.outcome) {
      const { phase, discard, workers } = tableOf(replayed.position).state;
      const free = ['rue-baradat', 'cafe', 'pont-leveque', 'pont-du-nord', 'radio-b'].filter(
        (place) => !Object.values(tableOf(replayed.position).state).flat().includes(place),
      );
      const card = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find(
        (number) => discard.length === 10 || !discard.includes(number as 1),
      );
      const next = {
        placement: `place:${free[0]}`,
        patrol: `patrol:${card}`,
        action: `act:${workers[0]}:none`,
        returning: 'return',
        dusk: 'upkeep',
        over: '',
      }[phase as 'placement'];
      script.push(next);
      replayed = replayedWith(moves(script.join(' ')));
    }
    const record = recordOf(gameWith('visitor', moves(script.join(' '))));
    expect(record.outcome).toEqual(replayed.outcome);
    expect(replay(record)).toMatchObject({ replayed: { outcome: replayed.outcome } });
  });
});
