import { describe, expect, test } from 'vitest';
import {
  newGame,
  type Position,
  phaseOf,
  play,
  readLink,
  replay,
  snapshotOf,
} from '#games/maquis/engine/index.ts';
import { movesOfDay } from '#games/maquis/puzzles/index.ts';
import { positionOf } from '#games/maquis/puzzles/puzzle.ts';
import { linkTo, momentAfter, notYet, onlyAsked } from '#games/maquis/ui/puzzle/guided/day.ts';
import { toldFirstDay } from '../../puzzles/files.ts';

const day = toldFirstDay();

/** The position after so many steps of the day. */
function positionAfter(steps: number): Position {
  let position = positionOf(day.mode, day.table, day.deck);
  for (const move of movesOfDay(day).slice(0, steps)) position = play(position, move).position;
  return position;
}

describe('a guided day', () => {
  test('waits for its steps one by one, and tells each when it is done', () => {
    expect(momentAfter(day, 0, undefined)).toEqual({
      waited: day.steps[0],
      step: 1,
      done: undefined,
    });
    // The card was drawn by the site, but it lies face down: its step is still waited for.
    expect(momentAfter(day, 2, 'face-down')).toEqual({
      waited: day.steps[1],
      step: 2,
      done: day.steps[0],
    });
    expect(momentAfter(day, 2, 'face-up')).toEqual({
      waited: undefined,
      step: 2,
      done: day.steps[1],
    });
    expect(momentAfter(day, 2, undefined)).toEqual({
      waited: day.steps[2],
      step: 3,
      done: undefined,
    });
    expect(momentAfter(day, day.steps.length, undefined).waited).toBeUndefined();
  });

  test('goes on by the move that is asked, and has a kind word for others that are legal', () => {
    const start = positionAfter(0);
    const place = (move: string) => notYet({ type: 'move', move }, 'place:grocer', start);
    expect(place('place:grocer')).toBeUndefined();
    expect(place('place:doctor')).toContain('Grocer');
    // What the rules refuse is left to their own reasons.
    expect(place('place:field-west')).toBeUndefined();
    expect(notYet({ type: 'select', choice: 'doctor' }, 'place:grocer', start)).toBeUndefined();
  });

  test('has a word for another worker and another action, too', () => {
    const acting = positionAfter(6);
    expect(phaseOf(acting)).toBe('action');
    const act = (move: string) => notYet({ type: 'move', move }, 'act:grocer:food', acting);
    expect(act('act:cafe:none')).toContain('follow the steps');
    expect(act('act:grocer:none')).toContain('follow the steps');
    expect(act('act:grocer:food')).toBeUndefined();
  });

  test('offers on the map the one place that leads on, and says why not for every other', () => {
    const view = {
      pawns: {},
      choices: { grocer: 'Place a worker here', doctor: 'Place a worker here' },
      refusals: { 'field-west': 'Nothing lies there.' },
    };
    const offered = onlyAsked(view, 'place:grocer');
    expect(Object.keys(offered.choices ?? {})).toEqual(['grocer']);
    expect(offered.refusals?.doctor).toContain('Grocer');
    expect(offered.refusals?.['field-west']).toBe('Nothing lies there.');
    expect(onlyAsked(view, 'upkeep')).toBe(view);
  });

  test('begins as any game begins, so that practice can go on with it', () => {
    const { mode, table } = day;
    const fresh = newGame({ difficulty: mode, goals: table.goals });
    expect(snapshotOf(positionOf(day.mode, day.table, day.deck))).toEqual(snapshotOf(fresh));
    const read = readLink(linkTo(day, 'a seed'));
    if (!('game' in read)) throw new Error('the link holds no game');
    expect(read.game.record.moves).toEqual(day.steps.map(({ move }) => move));
    expect(read.game.at).toBe(day.steps.length);
    const replayed = replay(read.game.record);
    if (!('replayed' in replayed)) throw new Error('the game cannot be played');
    const evening = replayed.replayed.positions.at(-1);
    expect(evening && snapshotOf(evening)).toEqual(snapshotOf(positionAfter(day.steps.length)));
  });
});
