import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  keyOf,
  type Position,
  playerView,
  snapshotOf,
  tableOf,
} from '#games/les-poilus/engine/index.ts';
import { type GameToPlay, gamesToPlay, stepsOf } from './games.ts';
import { otherwise } from './otherwise.ts';

/** Every seventh moment of a game: looking is slower than playing. */
const momentsOf = (game: GameToPlay): Position[] =>
  [...stepsOf(game)].filter((_, n) => n % 7 === 3).map(({ position }) => position);

const cells = (position: Position): number[] => [...(position as Int32Array)];

test('les-poilus.secret-hands: what a seat is shown does not depend on what it cannot see', () => {
  fc.assert(
    fc.property(gamesToPlay, fc.nat().map(String), (game, seed) => {
      for (const position of momentsOf(game)) {
        for (let seat = 0; seat < game.setUp.players; seat++) {
          const shown = playerView(position, seat);
          const again = playerView(otherwise(position, seat, seed), seat);
          expect(keyOf(again)).toBe(keyOf(shown));
          expect(snapshotOf(again)).toEqual(snapshotOf(shown));
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('les-poilus.secret-hands: a seat sees the table, its own cards and tiles, and nothing else', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const position of momentsOf(game)) {
        const all = snapshotOf(position);
        for (let seat = 0; seat < game.setUp.players; seat++) {
          const seen = snapshotOf(playerView(position, seat));
          expect(seen.players[seat]).toEqual(all.players[seat]);
          expect({ ...seen, players: [], chaplain: null }).toEqual({
            ...all,
            players: [],
            chaplain: null,
          });
          seen.players.forEach((player, other) => {
            if (other !== seat)
              expect([player.cards, player.tileIds, player.placedTile]).toEqual([null, null, null]);
            expect(player.hand).toBe(all.players[other].hand);
          });
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('a sight of a sight is the same, and no generator comes with it', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const position of momentsOf(game)) {
        const seen = playerView(position, 1);
        expect(cells(playerView(seen, 1))).toEqual(cells(seen));
        expect(tableOf(seen).unseen?.random).toEqual([0, 0, 0, 0]);
      }
    }),
    { numRuns: 10 },
  );
});
