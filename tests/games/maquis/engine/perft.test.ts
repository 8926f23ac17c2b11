import { expect, test } from 'vitest';
import { engine } from '#games/maquis/engine/engine.ts';
import { newGame, positionFrom, tableOf } from '#games/maquis/engine/index.ts';
import { perft } from '#play/rules/engine.ts';
import { USUAL_GOALS } from './tables.ts';

/*
 * Sequences of legal moves of each length from the start of a game, with the cards 1 to 10 from the
 * top of the deck; counted by a program that shares nothing with the engine.
 */
const SEQUENCES = [16, 16, 224, 224, 2690, 2690, 15361, 15361, 54371] as const;

const table = tableOf(newGame({ difficulty: 'normal', goals: USUAL_GOALS }));
const made = positionFrom({
  ...table,
  unseen: { ...table.unseen, deck: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
});

test.each(SEQUENCES.map((count, n) => [n + 1, count]))(
  'sequences of %i moves from the start: %i',
  (depth, count) => {
    if ('faults' in made) throw new Error('the start of a game is a sound table');
    expect(perft(engine, made.position, depth)).toBe(count);
  },
);
