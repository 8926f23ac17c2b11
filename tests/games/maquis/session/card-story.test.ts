import { describe, expect, test } from 'vitest';
import { type Position, play, readMove } from '#games/maquis/engine/index.ts';
import {
  type CardStory,
  cardStory,
  cardsOfPatrols,
  eventOf,
  historyOf,
  numbersOfGame,
  type Step,
} from '#games/maquis/session/index.ts';
import { patrolling, type Told, tableWith } from '../engine/tables.ts';
import { gameWith } from './stepping.ts';

function draw(before: Position, card: number): CardStory | undefined {
  const read = readMove(before, `patrol:${card}`);
  if (!('move' in read)) throw new Error(JSON.stringify(read));
  return cardStory(before, play(before, read.move).events);
}

/** The three places of card 1 (grocer, poor district, doctor) as told, in order. */
const told = (table: Told): string[] =>
  draw(patrolling({ safeHouse: 0, cafe: 2, ...table }), 1)?.lines.map(({ outcome }) => outcome) ??
  [];
const somewhere = (workers: Told['workers']): Told => ({
  workers: workers ?? [],
  arrested: 3 - (workers?.length ?? 0),
  soldiers: 2,
});

describe('a drawn card told place by place', () => {
  test('maquis.patrol-placement: the patrol stands on the first free place', () => {
    expect(told(somewhere(['cafe']))).toEqual(['stationed', 'not-needed', 'not-needed']);
  });

  test('maquis.patrol-placement: past a worker, or a patrol, to the second', () => {
    expect(told(somewhere(['grocer']))).toEqual(['worker', 'stationed', 'not-needed']);
    expect(told({ ...somewhere([]), police: ['grocer'] })).toEqual([
      'police',
      'stationed',
      'not-needed',
    ]);
    expect(told({ ...somewhere([]), soldierPawns: ['grocer'] })).toEqual([
      'soldier',
      'stationed',
      'not-needed',
    ]);
  });

  test('maquis.patrol-placement: who stands on a place that was not needed is not told', () => {
    expect(told(somewhere(['doctor']))).toEqual(['stationed', 'not-needed', 'not-needed']);
  });

  test('maquis.patrol-placement: and to the third', () => {
    expect(told({ ...somewhere(['grocer']), police: ['poor-district'] })).toEqual([
      'worker',
      'police',
      'stationed',
    ]);
  });

  test.each([
    [['grocer'], ['poor-district', 'doctor'], ['arrested', 'police', 'police']],
    [['poor-district'], ['grocer', 'doctor'], ['police', 'arrested', 'police']],
    [['doctor'], ['grocer', 'poor-district'], ['police', 'police', 'arrested']],
    [['poor-district', 'doctor'], ['grocer'], ['police', 'arrested', 'worker']],
    [['grocer', 'poor-district', 'doctor'], [], ['arrested', 'worker', 'worker']],
  ] as const)('maquis.arrest-on-placement: workers on %s', (workers, police, outcomes) => {
    expect(told({ ...somewhere(workers), police })).toEqual(outcomes);
  });

  test('maquis.patrol-not-placed: patrols hold all three places', () => {
    const before = patrolling({
      ...somewhere(['cafe']),
      safeHouse: 0,
      cafe: 2,
      police: ['grocer', 'doctor'],
      soldierPawns: ['poor-district'],
      unseen: { soldiersThisTurn: 0 },
    });
    expect(draw(before, 1)).toEqual({
      card: 1,
      pawn: 'police',
      lines: [
        { place: 'grocer', outcome: 'police' },
        { place: 'poor-district', outcome: 'soldier' },
        { place: 'doctor', outcome: 'police' },
      ],
      isNotPlaced: true,
    });
  });

  test('maquis.soldiers-last: the pawn is a soldier when the turn is at its soldiers', () => {
    const next = (patrolsToCome: number): string | undefined =>
      draw(
        patrolling({
          ...somewhere(['cafe']),
          safeHouse: 0,
          patrolsToCome,
          unseen: { soldiersThisTurn: 1 },
        }),
        1,
      )?.pawn;
    expect(next(2)).toBe('police');
    expect(next(1)).toBe('soldier');
  });

  test('maquis.patrol-not-placed: the soldier that does not come is a soldier still', () => {
    const before = patrolling({
      ...somewhere(['cafe']),
      safeHouse: 0,
      police: ['grocer', 'doctor', 'poor-district'],
      patrolsToCome: 1,
      unseen: { soldiersThisTurn: 1 },
    });
    expect(draw(before, 1)).toMatchObject({ isNotPlaced: true, pawn: 'soldier' });
  });

  test('nothing is told where no card was drawn', () => {
    expect(cardStory(patrolling({ workers: ['cafe'], safeHouse: 2 }), [])).toBeUndefined();
  });
});

const courseWith = (table: Told | undefined, script: string) => {
  const steps: Step[] = [
    ...(table ? [{ correction: tableWith(table) }] : []),
    ...script.split(' ').map((move) => ({ move })),
  ];
  const played = historyOf(gameWith('visitor', steps));
  if ('fault' in played) throw new Error(JSON.stringify(played.fault));
  return played.replayed;
};

const TURN =
  'place:grocer patrol:1 place:cafe patrol:2 place:fence patrol:4 ' +
  'act:grocer:food return act:cafe:none return act:fence:none return';

describe('the cards by which the patrols came', () => {
  test('are those of this turn', () => {
    expect(cardsOfPatrols(courseWith(undefined, TURN))).toEqual({
      'poor-district': 1,
      'radio-b': 2,
      'rue-baradat': 4,
    });
    expect(cardsOfPatrols(courseWith(undefined, `${TURN} upkeep`))).toEqual({});
    expect(cardsOfPatrols(courseWith(undefined, `${TURN} upkeep place:cafe patrol:9`))).toEqual({
      grocer: 9,
    });
  });

  test('are not told of patrols that a correction put there', () => {
    const replayed = courseWith({ police: ['doctor'] }, 'place:cafe patrol:1');
    expect(cardsOfPatrols(replayed)).toEqual({ grocer: 1 });
  });

  test('leave out a card by which nobody came', () => {
    const told: Told = {
      safeHouse: 1,
      arrested: 2,
      police: ['grocer', 'poor-district', 'doctor'],
      patrolsToCome: 2,
    };
    expect(cardsOfPatrols(courseWith(told, 'place:cafe patrol:1'))).toEqual({});
  });
});

describe('the tally of a game', () => {
  test('is nought at the start', () => {
    expect(numbersOfGame(courseWith({}, 'place:cafe'))).toMatchObject({
      arrests: 0,
      shots: 0,
      recruits: 0,
    });
  });

  test('counts arrests at both times, shots and recruits', () => {
    const arrest = 'place:pont-leveque patrol:4';
    const cut: Told = {
      phase: 'action',
      workers: ['radio-b', 'cafe', 'doctor'],
      police: ['pont-leveque', 'black-market', 'pont-du-nord'],
      hand: { weapon: 1, food: 1 },
      soldiers: 1,
    };
    expect(
      numbersOfGame(courseWith({ police: ['radio-b', 'rue-baradat'], safeHouse: 3 }, arrest)),
    ).toMatchObject({ arrests: 1 });
    const script =
      'act:cafe:recruit return shoot:pont-leveque act:radio-b:none return act:doctor:none return';
    expect(numbersOfGame(courseWith(cut, script))).toMatchObject({
      arrests: 1,
      shots: 1,
      recruits: 1,
    });
  });
});

test('the first event of a type is found among those of a step', () => {
  const { events } = courseWith(undefined, TURN);
  expect(eventOf(events.flat(), 'worker-placed')).toMatchObject({ place: 'grocer' });
  expect(eventOf(events.flat(), 'game-over')).toBeUndefined();
});
