import { describe, expect, test } from 'vitest';
import { correct } from '#games/maquis/session/index.ts';
import { samePosition } from '../../../../play/same-position.ts';
import {
  atTable,
  gameOf,
  go,
  movesOf,
  nameOf,
  type State,
  started,
  step,
  tableNow,
} from '../stepping.ts';

const expectSame = (one: State, other: State): void => {
  const [a, b] = [one.context.replayed, other.context.replayed];
  if (!a || !b) throw new Error('no game is running');
  expect(samePosition(a.position, b.position)).toBe(true);
  expect(gameOf(one).steps).toEqual(gameOf(other).steps);
  expect(nameOf(one)).toBe(nameOf(other));
};

const PLACED = 'place:grocer patrol:1 place:doctor patrol:2 place:fence patrol:4 continue';

describe('undoing', () => {
  test('does nothing where nothing has been decided', () => {
    const state = go(started(), 'undo');
    expect(nameOf(state)).toBe('playing.placement');
    expect(state.context).toEqual(started().context);
  });

  test('is free where no card has been seen since', () => {
    const state = go(started('visitor'), 'place:grocer undo');
    expect(nameOf(state)).toBe('playing.placement');
    expect(movesOf(state)).toEqual([]);
    expectSame(state, started());
  });

  test('takes an action back together with the way home that followed it', () => {
    const before = go(started(), PLACED);
    expectSame(go(before, 'act:grocer:food return undo'), before);
    expectSame(go(before, 'act:grocer:food undo'), before);
  });

  test('takes upkeep back: patrols stand again and the day is the old one', () => {
    const dusk = go(
      started(),
      `${PLACED} act:grocer:food return act:doctor:none return act:fence:none return`,
    );
    const undone = go(dusk, 'upkeep undo');
    expectSame(undone, dusk);
    expect(tableNow(undone).state).toMatchObject({ day: 0, police: expect.any(Array) });
  });

  test('takes a correction back', () => {
    const before = go(started(), 'place:grocer');
    const table = correct(tableNow(before), { morale: 2 }).table;
    const corrected = step(before, { type: 'correct', board: table });
    expect(tableNow(corrected).state.morale).toBe(2);
    expectSame(go(corrected, 'undo'), before);
  });

  test('is possible from the end of a game', () => {
    const dusk = atTable({ phase: 'dusk', day: 14 });
    expectSame(go(dusk, 'upkeep undo'), dusk);
  });

  test('forgets what was selected and why something was refused', () => {
    const state = go(started(), 'place:grocer patrol:1 place:cafe patrol:1 undo');
    expect(state.context).toMatchObject({ selected: undefined, rejected: [] });
  });
});

describe('undoing past a drawn card', () => {
  const shown = go(started('site'), 'place:grocer');

  test('asks first and changes nothing by asking', () => {
    const asked = go(shown, 'undo');
    expect(nameOf(asked)).toBe('playing.askUndo');
    expect(gameOf(asked)).toEqual(gameOf(shown));
  });

  test('is done when confirmed: the card goes back with the decision behind it', () => {
    const undone = go(shown, 'undo confirmUndo');
    expectSame(undone, started('site'));
  });

  test('is left when not: the card is shown as before', () => {
    const kept = go(shown, 'undo cancelUndo');
    expect(nameOf(kept)).toBe('playing.patrol.shown');
    expect(kept.context).toEqual(shown.context);
  });

  test('is left, too, by going on with the game', () => {
    expect(nameOf(go(shown, 'undo place:cafe'))).toBe('playing.patrol.shown');
    expect(movesOf(go(shown, 'undo place:cafe'))).toHaveLength(4);
  });

  test('a card that the visitor told is taken back alone', () => {
    const told = go(started('visitor'), 'place:grocer patrol:1');
    const undone = go(told, 'undo confirmUndo');
    expect(nameOf(undone)).toBe('playing.patrol.awaited');
    expect(movesOf(undone)).toEqual(['place:grocer']);
  });

  test('the same decision brings the same card again', () => {
    const again = go(shown, 'undo confirmUndo place:grocer');
    expectSame(again, shown);
  });

  test('another decision brings the same card, too: it lies on top of the deck', () => {
    const other = go(shown, 'undo confirmUndo place:cafe');
    expect(movesOf(other)[1]).toBe(movesOf(shown)[1]);
  });

  test('a card that has been seen is not shown again when what came after it is undone', () => {
    const state = go(started('visitor'), 'place:grocer patrol:1 place:cafe undo');
    expect(nameOf(state)).toBe('playing.placement');
  });

  test('leaves nobody spoken of in the choice of workers when nothing was undone', () => {
    const kept = go(started('visitor'), `${PLACED} select:grocer undo cancelUndo`);
    expect(nameOf(kept) === 'playing.action.act').toBe(kept.context.selected !== undefined);
  });
});
