import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealHidden } from '#games/les-poilus/coach/deal-hidden.ts';
import { choosePlainlyInPoilus, judgeMoves } from '#games/les-poilus/coach/index.ts';
import {
  isChanceTurn,
  keyOf,
  legalMoves,
  type Position,
  playerView,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { mutableCopy, TURN } from '#games/les-poilus/engine/position.ts';
import { randomFrom } from '#shared/random.ts';
import { type GameToPlay, gamesToPlay, stepsOf } from '../engine/generated/games.ts';

/** Every fifth moment in which somebody decides. */
const decisionsOf = (game: GameToPlay): Position[] =>
  [...stepsOf(game)]
    .map(({ before }) => before)
    .filter((before) => !isChanceTurn(before))
    .filter((_, n) => n % 5 === 2);

test('les-poilus.secret-hands: the plain player chooses by what its seat sees', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const position of decisionsOf(game)) {
        expect(choosePlainlyInPoilus(playerView(position, position[TURN]))).toBe(
          choosePlainlyInPoilus(position),
        );
      }
    }),
    { numRuns: 40 },
  );
});

test('what is dealt for a line is a whole game that the seat could be in', () => {
  fc.assert(
    fc.property(gamesToPlay, fc.nat().map(String), (game, seed) => {
      const below = randomFrom(seed);
      for (const position of decisionsOf(game)) {
        const seat = position[TURN];
        const sight = playerView(position, seat);
        const dealt = mutableCopy(sight);
        dealHidden(dealt, below);
        const all = snapshotOf(dealt);
        expect(all.players.map(({ cards }) => cards?.length)).toEqual(
          all.players.map(({ hand }) => hand),
        );
        expect(all.players.map(({ tileIds }) => tileIds?.length)).toEqual(
          all.players.map(({ tiles }) => tiles),
        );
        // Seen again from the seat it is the same; what went below is known to all by other cells.
        const shown = snapshotOf(playerView(dealt, seat));
        expect(shown).toEqual(snapshotOf(sight));
        expect(new Set(legalMoves(dealt))).toEqual(new Set(legalMoves(position)));
      }
    }),
    { numRuns: 40 },
  );
});

test('the coach names each move once, and the same for the same seed', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const [position] = decisionsOf(game).filter((one) => legalMoves(one).length > 2);
      if (!position) return;
      const sight = playerView(position, position[TURN]);
      const judged = judgeMoves(sight, 40, 'seed');
      const moves = judged.map(({ move }) => move);
      expect(new Set(moves).size).toBe(moves.length);
      for (const move of moves) expect(legalMoves(position)).toContain(move);
      expect(judgeMoves(sight, 40, 'seed')).toEqual(judged);
      expect(keyOf(sight)).toBe(keyOf(playerView(position, position[TURN])));
    }),
    { numRuns: 15 },
  );
});
