import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_COPIES, CARD_IDS, SUPPORT_TILES } from '#games/les-poilus/data/index.ts';
import { outcomeOf, type Snapshot, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { gamesToPlay, stepsOf } from './games.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const opened = ({ noMansLand, removed, players }: Snapshot): string[] => [
  ...noMansLand,
  ...removed,
  ...players.flatMap(({ cards, hardships }) => [...(cards ?? []), ...hardships]),
];

test('les-poilus.components: no card is lost and none appears', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { position } of stepsOf(game)) {
        const state = snapshotOf(position);
        const told = opened(state);
        expect(told.length + state.trials + state.morale).toBe(59);
        const tooMany = CARD_IDS.filter(
          (id, n) => told.filter((card) => card === id).length > CARD_COPIES[n],
        );
        expect(tooMany).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});

test('les-poilus.setup-tiles: tiles change hands and none appears', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const dealt = (game.setUp.tiles ?? []).flat();
      for (const { position } of stepsOf(game)) {
        const { players, chaplain } = snapshotOf(position);
        const seats = [...players, ...(chaplain ? [chaplain] : [])];
        const told = seats.flatMap(({ tileIds, placedTile }) => [
          ...(tileIds ?? []),
          ...(placedTile ? [placedTile] : []),
        ]);
        expect(sum(seats.map(({ tiles, placed }) => tiles + Number(placed)))).toBe(told.length);
        for (const { id } of SUPPORT_TILES) {
          const count = (tiles: readonly string[]) => tiles.filter((tile) => tile === id).length;
          expect(count(told)).toBeLessThanOrEqual(count(dealt));
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('les-poilus.three-of-a-kind: nobody acts while three are active', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { position } of stepsOf(game)) {
        expect(Math.max(...Object.values(snapshotOf(position).active))).toBeLessThan(3);
      }
    }),
    { numRuns: 25 },
  );
});

test('les-poilus.morale-drop: a game ends within twelve missions, and says how', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const steps = [...stepsOf(game)];
      const end = steps[steps.length - 1].position;
      const { mission, turn, acting, phase } = snapshotOf(end);
      expect({ turn, acting, phase }).toEqual({ turn: null, acting: null, phase: 'over' });
      expect(mission).toBeLessThanOrEqual(13);
      expect(outcomeOf(end)).toBeDefined();
      for (const { before } of steps) expect(outcomeOf(before)).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});
