import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DIFFICULTY_IDS,
  GOAL_IDS,
  LOCATION_IDS,
  RESOURCES,
  SPARE_ROOMS,
  TILE_IDS,
} from '#games/maquis/data/index.ts';
import {
  faultsOf,
  legalMoves,
  phaseOf,
  play,
  positionFrom,
  type Table,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { rulesetCalled } from '#games/maquis/engine/rulesets.ts';
import { randomFrom } from '#shared/random.ts';
import { tableWith } from '../tables.ts';

/*
 * A table may be anything somebody reports; a position may not. So of all the tables people could
 * report, those the engine takes must stay sound however the game goes on.
 */

const somePlaces = (most: number) =>
  fc.uniqueArray(fc.constantFrom(...LOCATION_IDS), { maxLength: most });
const someGoods = fc.dictionary(fc.constantFrom(...RESOURCES), fc.nat(2), { maxKeys: 3 });

/** Tables with their workers counted right and their phase nearly right, so that many are sound. */
const reported: fc.Arbitrary<Table> = fc
  .record({
    difficulty: fc.constantFrom(...DIFFICULTY_IDS),
    goals: fc
      .uniqueArray(fc.constantFrom(...GOAL_IDS), { minLength: 2, maxLength: 2 })
      .map(([west = 'sabotage', east = 'aid-the-spy']) => ({ west, east })),
    phase: fc.constantFrom(...rulesetCalled('pnp-1.1').phases),
    day: fc.integer({ min: 0, max: 15 }),
    morale: fc.integer({ min: 0, max: 7 }),
    soldiers: fc.integer({ min: 0, max: 5 }),
    hand: someGoods,
    cafe: fc.nat(2),
    arrested: fc.nat(2),
    workers: somePlaces(3),
    police: somePlaces(5),
    soldierPawns: somePlaces(2),
    airdrops: fc.option(fc.record({ 'field-west': someGoods }), { nil: {} }),
    rooms: fc.dictionary(fc.constantFrom(...SPARE_ROOMS), fc.constantFrom(...TILE_IDS)),
    discard: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const),
    patrolsToCome: fc.nat(5),
    shot: fc.boolean(),
  })
  .map(({ workers, patrolsToCome, ...told }) => {
    const { phase } = told;
    const isPlacement = phase === 'placement' || phase === 'patrol';
    const onBoard = phase === 'dusk' || phase === 'over' ? [] : workers;
    return tableWith({
      ...told,
      workers: onBoard,
      patrolsToCome: isPlacement ? patrolsToCome : 0,
      acting: phase === 'returning' ? (onBoard[0] ?? null) : null,
    });
  });

test('a table that is taken for sound stays sound in every game played from it', () => {
  let sound = 0;
  fc.assert(
    fc.property(reported, fc.nat().map(String), (table, choices) => {
      const made = positionFrom(table);
      if ('faults' in made) return;
      sound++;
      const below = randomFrom(choices);
      let position = made.position;
      for (let n = 0; n < 100; n++) {
        expect(faultsOf(tableOf(position))).toEqual([]);
        const legal = legalMoves(position);
        if (legal.length === 0) break;
        position = play(position, legal[below(legal.length)] ?? 0).position;
      }
      expect(legalMoves(position).length > 0 || phaseOf(position) === 'over').toBe(true);
    }),
    { numRuns: 4000 },
  );
  expect(sound).toBeGreaterThan(80);
});
