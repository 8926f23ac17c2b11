import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_COPIES, CARD_IDS } from '#les-poilus/data/index.ts';
import {
  keyOf,
  type Position,
  positionFrom,
  type Seat,
  sightOf,
  snapshotOf,
  type Table,
  tableOf,
} from '#les-poilus/engine/index.ts';
import { randomFrom } from '#shared/random.ts';
import { type GameToPlay, gamesToPlay, stepsOf } from './games.ts';

/** The same table, with everything a seat cannot see dealt otherwise. */
function otherwise(position: Position, seat: Seat, seed: string): Position {
  const below = randomFrom(seed);
  const table = tableOf(position);
  const { state, unseen } = table;
  const hidden = hiddenFrom(table, seat);
  for (let left = hidden.length - 1; left > 0; left--) {
    const other = below(left + 1);
    [hidden[left], hidden[other]] = [hidden[other], hidden[left]];
  }
  const tiles = state.players.flatMap(({ tileIds }, other) =>
    other === seat ? [] : (tileIds ?? []),
  );
  tiles.reverse();
  const players = state.players.map((player, other) => {
    if (other === seat) return player;
    const cards = hidden.splice(0, player.hand);
    return { ...player, cards, tileIds: tiles.splice(0, player.tiles) };
  });
  // Cards that went into Trials for all to see may since have been dealt to somebody, or not.
  const known = without(
    unseen?.publicKnown ?? [],
    players.flatMap(({ cards }) => cards ?? []),
  );
  const changed: Table = {
    ...table,
    state: { ...state, players },
    unseen: { ...unseen, known, random: [1, 2, 3, below(1000)] },
  };
  const made = positionFrom(changed);
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  return made.position;
}

/** The cards that a seat does not see. */
function hiddenFrom({ state }: Table, seat: Seat): string[] {
  const told = [
    ...state.noMansLand,
    ...state.removed,
    ...state.players.flatMap(({ hardships }) => hardships),
    ...(state.players[seat].cards ?? []),
  ];
  return CARD_IDS.flatMap((id, n) => {
    const left = CARD_COPIES[n] - told.filter((card) => card === id).length;
    return new Array<string>(left).fill(id);
  });
}

/** A list without one of each that another names. */
function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** Every seventh moment of a game: looking is slower than playing. */
const momentsOf = (game: GameToPlay): Position[] =>
  [...stepsOf(game)].filter((_, n) => n % 7 === 3).map(({ position }) => position);

const cells = (position: Position): number[] => [...(position as Int32Array)];

test('les-poilus.secret-hands: what a seat is shown does not depend on what it cannot see', () => {
  fc.assert(
    fc.property(gamesToPlay, fc.nat().map(String), (game, seed) => {
      for (const position of momentsOf(game)) {
        for (let seat = 0; seat < game.setUp.players; seat++) {
          const shown = sightOf(position, seat);
          const again = sightOf(otherwise(position, seat, seed), seat);
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
          const seen = snapshotOf(sightOf(position, seat));
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
        const seen = sightOf(position, 1);
        expect(cells(sightOf(seen, 1))).toEqual(cells(seen));
        expect(tableOf(seen).unseen?.random).toEqual([0, 0, 0, 0]);
      }
    }),
    { numRuns: 10 },
  );
});
