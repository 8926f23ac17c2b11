import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Position, positionFrom, tableOf } from '#games/maquis/engine/index.ts';
import { oddsOf } from '#games/maquis/odds/index.ts';
import { gamesToPlay, playOut } from '../engine/generated/games.ts';

/** The same table with other things hidden: the order of the deck, the state of the generator. */
function hiddenOtherwise(
  position: Position,
  shuffled: readonly number[],
  random: readonly number[],
) {
  const table = tableOf(position);
  const { discard } = table.state;
  const gone: readonly number[] = discard.length < 10 ? discard : [];
  const deck = shuffled.filter((card) => !gone.includes(card)) as typeof discard;
  const made = positionFrom({ ...table, unseen: { ...table.unseen, deck, random } });
  if ('faults' in made) throw new Error(made.faults.map(({ code }) => code).join(', '));
  return made.position;
}

const words = fc.array(fc.integer(), { minLength: 4, maxLength: 4 });
const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const anyOrder = fc.shuffledSubarray(cards, { minLength: 10 });

test('maquis.open-information: the odds are the same whatever is hidden', () => {
  fc.assert(
    fc.property(gamesToPlay, fc.nat(), anyOrder, words, (game, n, order, random) => {
      const { steps } = playOut(game);
      const { position } = steps[n % steps.length];
      expect(oddsOf(hiddenOtherwise(position, order, random))).toEqual(oddsOf(position));
    }),
    { numRuns: 150 },
  );
});
