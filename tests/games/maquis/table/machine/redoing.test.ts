import { describe, expect, test } from 'vitest';
import { go, movesOf, nameOf, started } from '../stepping.ts';

describe('what was undone can be done again', () => {
  test('a placement comes back with the card that followed it', () => {
    const before = go(started(), 'place:grocer goOn');
    const again = go(before, 'undo confirmUndo redo');
    expect(movesOf(again)).toEqual(movesOf(before));
    expect(again.context.ahead).toEqual([]);
  });

  test('decision by decision, in the order they were made', () => {
    const before = go(started('visitor'), 'place:grocer patrol:1 place:cafe patrol:2 place:doctor');
    const undone = go(before, 'undo undo confirmUndo undo');
    expect(movesOf(undone)).toEqual(['place:grocer', 'patrol:1']);
    expect(movesOf(go(undone, 'redo'))).toEqual(['place:grocer', 'patrol:1', 'place:cafe']);
    expect(movesOf(go(undone, 'redo redo redo'))).toEqual(movesOf(before));
  });

  test('not once something else was done', () => {
    const other = go(started('visitor'), 'place:grocer undo place:cafe');
    expect(other.context.ahead).toEqual([]);
    expect(movesOf(go(other, 'redo'))).toEqual(['place:cafe']);
    expect(nameOf(go(other, 'redo'))).toBe('playing.patrol.awaited');
  });
});
