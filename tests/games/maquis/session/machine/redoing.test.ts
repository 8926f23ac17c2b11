import { describe, expect, test } from 'vitest';
import { begin, gameOf, go, movesOf, nameOf, started } from '../stepping.ts';

describe('what was undone can be done again', () => {
  test('a placement comes back with the card that followed it', () => {
    const before = go(started(), 'place:grocer continue');
    const again = go(before, 'undo confirmUndo redo');
    expect(movesOf(again)).toEqual(movesOf(before));
    expect(again.context.redoStack).toEqual([]);
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
    expect(other.context.redoStack).toEqual([]);
    expect(movesOf(go(other, 'redo'))).toEqual(['place:cafe']);
    expect(nameOf(go(other, 'redo'))).toBe('playing.patrol.awaited');
  });
});

describe('what was undone and kept with the game', () => {
  const before = go(started('visitor'), 'place:grocer patrol:1 place:cafe');
  const undone = go(before, 'undo undo confirmUndo');
  const { redoStack } = undone.context;

  test('can be done again by whoever takes the game up', () => {
    expect(redoStack).toHaveLength(2);
    const taken = begin({ resume: { game: gameOf(undone), ahead: redoStack } });
    expect(movesOf(taken)).toEqual(['place:grocer']);
    expect(movesOf(go(taken, 'redo redo'))).toEqual(movesOf(before));
  });

  test('is left where it cannot follow the game it is kept with', () => {
    const other = go(started('visitor'), 'place:cafe');
    const taken = begin({ resume: { game: gameOf(other), ahead: [{ move: 'place:cafe' }] } });
    expect(taken.context.redoStack).toEqual([]);
    expect(nameOf(go(taken, 'redo'))).toBe('playing.patrol.awaited');
  });
});
