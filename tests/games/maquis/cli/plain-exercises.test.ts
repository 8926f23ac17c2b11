import { describe, expect, test } from 'vitest';
import { isForNothing } from '#games/maquis/cli/mine/for-nothing.ts';
import { sharedIdea } from '#games/maquis/cli/mine/ideas.ts';
import { luresOf } from '#games/maquis/cli/mine/lures.ts';
import {
  isAtTheDoor,
  isBegunPlainly,
  isInAnyOrder,
  isSolvedPlainly,
} from '#games/maquis/cli/mine/plain-play.ts';
import { type Judged, puzzleOf } from '#games/maquis/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { solve } from '#play/puzzles/solve.ts';

const GOALS = { west: 'sabotage', east: 'aid-the-spy' } as const;

/** A question at the end of a turn of Normal. */
const asked = (
  table: Omit<Judged['table'], 'goals'>,
  check: Judged['check'],
  until: Judged['until'] = 'end-of-turn',
) => puzzleOf({ mode: 'normal', table: { goals: GOALS, ...table }, until, check });

const solved = (...question: Parameters<typeof asked>) => solve(PUZZLE_RULES, asked(...question));

describe('a wrong choice lures', () => {
  test('where patrols alone speak against it', () => {
    // The exit leads to Pont du Nord only. Card 9 goes there, for a worker holds the Grocer, and card 10 as
    // well, for a patrol holds the Fence: nothing but a worker on Pont du Nord keeps that road open.
    const lures = luresOf(
      solved(
        { day: 0, workers: ['grocer', 'east-exit'], police: ['fence', 'radio-b'], discard: [2, 8] },
        { 'worker-home': ['east-exit'] },
      ),
    );
    expect([...lures].sort()).toEqual(
      [
        ...['black-market', 'cafe', 'doctor', 'poor-district', 'pont-leveque', 'radio-a'],
        ...['rue-baradat', 'spare-room-north-east', 'spare-room-south-east', 'spare-room-west'],
        'west-exit',
      ]
        .map((place) => `place:${place}`)
        .sort(),
    );
  });

  test('and not where it does not bring what is asked for', () => {
    // Food is to be had at the Grocer alone, whatever patrols do.
    const lures = luresOf(
      solved(
        { day: 0, workers: ['cafe', 'doctor'], police: ['fence', 'radio-b'] },
        { hand: { food: 1 } },
      ),
    );
    expect([...lures]).toEqual([]);
  });

  test('each tile as much as any other, and to do nothing not at all', () => {
    // The western room is cut off: its worker is saved by a tile that is a home. With no patrol about
    // whichever tile would do, or none; but whoever spends no radio on it has no intel.
    const lures = luresOf(
      solved(
        {
          phase: 'action',
          hand: { money: 2 },
          workers: ['radio-b', 'spare-room-west'],
          police: ['pont-leveque', 'rue-baradat', 'fence'],
        },
        { 'nobody-arrested': true, hand: { intel: 1 } },
      ),
    );
    expect([...lures]).toEqual(['act:spare-room-west:room']);
  });
});

describe('a question asks for what nobody can use', () => {
  const winning = { day: 3, west: { successes: 3, complete: true } } as const;

  test('where it wants goods when the last turn is over', () => {
    // Normal ends on day 15: the turn of day 14 is the last one.
    expect(isForNothing(asked({ day: 14 }, { hand: { food: 1 } }))).toBe(true);
    expect(isForNothing(asked({ day: 13 }, { hand: { food: 1 } }))).toBe(false);
    expect(isForNothing(asked({ day: 13 }, { hand: { food: 1 } }, { turns: 2 }))).toBe(true);
    expect(isForNothing(asked({ day: 14 }, { 'nobody-arrested': true }))).toBe(false);
  });

  test('where both goals are complete then', () => {
    const both = { 'goal-complete': ['east'] as ('east' | 'west')[], hand: { food: 1 } };
    expect(isForNothing(asked(winning, both))).toBe(true);
    expect(isForNothing(asked({ day: 3 }, both))).toBe(false);
    expect(isForNothing(asked(winning, { 'goal-complete': ['east'] }))).toBe(false);
  });
});

describe('plain play', () => {
  test('has whoever cannot pay yet wait for the price', () => {
    // Aid takes food and medicine, which the other two bring.
    const question = solved(
      {
        phase: 'action',
        morale: 5,
        workers: ['poor-district', 'grocer', 'doctor'],
        police: ['fence'],
      },
      { 'morale-at-least': 6 },
    );
    expect(isSolvedPlainly(question)).toBe(true);
  });

  test('shoots where that opens the way home of one who is caught', () => {
    // From the Poor District one comes home over Pont Leveque or through the Black Market.
    const question = solved(
      {
        phase: 'action',
        hand: { weapon: 1 },
        workers: ['poor-district'],
        police: ['pont-leveque', 'black-market'],
      },
      { 'nobody-arrested': true },
    );
    expect(isSolvedPlainly(question)).toBe(true);
  });

  test('sends another worker to a radio where one has two things to bring', () => {
    // The card that is left puts its patrol into the Poor District, on nobody's way home.
    const question = solved(
      {
        day: 0,
        workers: ['radio-b', 'cafe'],
        police: ['fence', 'rue-baradat'],
        discard: [1, 2, 3, 4, 5, 6, 7, 9, 10],
      },
      { hand: { intel: 1 }, airdrops: { 'field-west': { food: 3 } } },
    );
    expect(isSolvedPlainly(question)).toBe(true);
  });
});

describe('a turn begins with a formality', () => {
  const table = { phase: 'action', workers: ['radio-b', 'cafe'], police: ['fence'] } as const;

  test('where nobody would do anything else first', () => {
    // The worker at the Cafe has nothing to pay with; the one at the radio takes what is asked for.
    const question = solved(
      { ...table, workers: [...table.workers], police: [...table.police] },
      { hand: { intel: 1 } },
    );
    expect(isBegunPlainly(question)).toBe(true);
  });

  test('and not where what comes first decides', () => {
    // The western room is cut off: its worker must lay a tile that is a home, which nobody asks for.
    const question = solved(
      {
        phase: 'action',
        hand: { money: 2 },
        workers: ['radio-b', 'spare-room-west'],
        police: ['pont-leveque', 'rue-baradat', 'fence'],
      },
      { 'nobody-arrested': true, hand: { intel: 1 } },
    );
    expect(isBegunPlainly(question)).toBe(false);
  });
});

describe('holding a place beside the Safe House is plain', () => {
  // The card that is left goes to Pont Leveque, or to the Doctor where a worker stands in its way twice over.
  const table = {
    day: 0,
    workers: ['doctor', 'cafe'],
    police: ['rue-baradat'],
    discard: [1, 2, 3, 4, 6, 7, 8, 9, 10],
  } satisfies Omit<Judged['table'], 'goals'>;

  test('where nothing else is asked but that nobody be arrested', () => {
    expect(isAtTheDoor(solved(table, { 'nobody-arrested': true }))).toBe(true);
  });

  test('and not where somebody has to bring something', () => {
    expect(isAtTheDoor(solved(table, { 'nobody-arrested': true, hand: { medicine: 1 } }))).toBe(
      false,
    );
  });
});

describe('a task says where to go', () => {
  // Card 4 goes to Radio B, card 7 to Radio A; the two at home are to bring food and medicine.
  const table = {
    day: 0,
    workers: [],
    police: ['fence'],
    discard: [1, 2, 3, 5, 6, 8, 9, 10],
  } satisfies Omit<Judged['table'], 'goals'>;

  test('where it names an errand for everybody and either may be done first', () => {
    const atHome = { ...table, workers: ['cafe'] } satisfies Omit<Judged['table'], 'goals'>;
    expect(isInAnyOrder(solved(atHome, { hand: { food: 1, medicine: 1 } }))).toBe(true);
  });

  test('and not where one of two at home has nothing to bring', () => {
    const atHome = { ...table, workers: ['cafe'] } satisfies Omit<Judged['table'], 'goals'>;
    expect(isInAnyOrder(solved(atHome, { hand: { food: 1 } }))).toBe(false);
  });
});

describe('an idea is the same whatever is asked', () => {
  const ideaOf = (table: Omit<Judged['table'], 'goals'>, line: readonly string[]) =>
    sharedIdea(
      {
        mode: 'normal',
        table: { goals: GOALS, ...table },
        until: 'end-of-turn',
        check: { 'nobody-arrested': true },
      },
      line.map((text) => {
        const move = PUZZLE_RULES.parseMove(text);
        if (move === undefined) throw new Error(`${text} is no move`);
        return move;
      }),
    );

  test('where the first worker holds the only way home from an errand', () => {
    // The exit in the west leads to the Fence only.
    expect(ideaOf({ workers: ['west-exit', 'cafe'] }, ['place:fence'])).toBe(
      'gate for west-exit | place:fence',
    );
    // From the Doctor there are two ways: over Pont Leveque, and over Rue Baradat and the Fence.
    expect(ideaOf({ workers: ['doctor', 'cafe'] }, ['place:pont-leveque'])).toBeUndefined();
    expect(
      ideaOf({ workers: ['doctor', 'cafe'], police: ['rue-baradat'] }, ['place:pont-leveque']),
    ).toBe('gate for doctor | place:pont-leveque');
  });

  test('where the first worker only stands guard for those who are sent after', () => {
    expect(
      ideaOf({ workers: ['cafe'] }, [
        ...['place:pont-leveque', 'place:doctor', 'act:doctor:medicine', 'return'],
        'act:pont-leveque:none',
      ]),
    ).toBe('guard for doctor | place:pont-leveque');
  });

  test('where the weapon that is fired has just been bought', () => {
    expect(
      ideaOf({ workers: ['cafe'], hand: { money: 1 } }, [
        ...['place:radio-a', 'place:fence', 'act:fence:weapon'],
        ...['return', 'shoot:pont-leveque'],
      ]),
    ).toBe('a weapon is bought and fired');
    expect(
      ideaOf({ workers: ['cafe'], hand: { money: 1 } }, ['place:radio-a', 'act:fence:weapon']),
    ).toBeUndefined();
  });
});
