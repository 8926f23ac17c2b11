import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { advise, choose, playerView } from '#games/maquis/coach/index.ts';
import { choosePlainly } from '#games/maquis/coach/plain-player.ts';
import { cardsLeft, type Position, positionFrom, tableOf } from '#games/maquis/engine/index.ts';
import { moments } from './moments.ts';

const SETTINGS = { budget: 60, seed: 'blind' };

/** The same table with the face-down cards in another order and another generator. */
function reshuffled(
  position: Position,
  order: readonly number[],
  random: readonly number[],
): Position {
  const table = tableOf(position);
  const left = cardsLeft(position);
  const deck = [...left].sort((a, b) => order[a] - order[b]);
  const unseen = { ...table.unseen, deck: left.length === 10 ? [] : deck, random };
  const made = positionFrom({ ...table, unseen });
  if ('faults' in made) throw new Error(made.faults.map(({ code }) => code).join(', '));
  return made.position;
}

const words = fc.array(fc.integer(), { minLength: 4, maxLength: 4 });
const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 11 });

test('maquis.open-information: no order of the hidden cards changes a word of advice', () => {
  fc.assert(
    fc.property(moments, orders, orders, words, words, (position, one, two, random, other) => {
      const first = reshuffled(position, one, random);
      const second = reshuffled(position, two, other);
      expect(playerView(second)).toEqual(playerView(first));
      expect(advise(playerView(second), SETTINGS)).toEqual(advise(playerView(first), SETTINGS));
      expect(choose(playerView(second), SETTINGS)).toBe(choose(playerView(first), SETTINGS));
      expect(choosePlainly(playerView(second))).toBe(choosePlainly(playerView(first)));
    }),
    { numRuns: 40 },
  );
});

test('maquis.open-information: a sight keeps all that lies open', () => {
  fc.assert(
    fc.property(moments, (position) => {
      const { unseen, ...open } = tableOf(position);
      const { unseen: blind, ...seen } = tableOf(playerView(position));
      expect(seen).toEqual(open);
      expect(blind?.deck ?? []).toEqual([]);
      expect(blind?.random?.every((word) => word === 0)).toBe(true);
      expect(unseen?.random?.some((word) => word !== 0)).toBe(true);
    }),
  );
});
