import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FIELDS,
  LOCATION_IDS,
  PATROL_CARDS,
  RESOURCES,
  SPARE_ROOMS,
  TILE_IDS,
} from '#games/maquis/data/index.ts';
import {
  faultsOf,
  legalMoves,
  PHASES,
  type Position,
  phaseOf,
  play,
  positionFrom,
  type Snapshot,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { correct } from '#games/maquis/session/index.ts';
import { randomFrom } from '#shared/random.ts';
import { samePosition } from '../../../play/same-position.ts';
import { gamesToPlay, playOut } from '../engine/generated/games.ts';

const count = fc.integer({ min: -1, max: 7 });
const places = fc.array(fc.constantFrom(...LOCATION_IDS), { maxLength: 6 });
const goods = fc.record(
  Object.fromEntries(RESOURCES.map((kind) => [kind, fc.integer({ min: -1, max: 5 })])),
) as fc.Arbitrary<Snapshot['hand']>;
const progress = fc.record({ successes: fc.nat(4), complete: fc.boolean() });

/** One field of the table set to anything at all. */
const changes: fc.Arbitrary<Partial<Snapshot>> = fc.oneof(
  fc.record({ day: fc.integer({ min: -1, max: 17 }) }),
  fc.record({ morale: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ soldiers: count }),
  fc.record({ hand: goods }),
  fc.record({ safeHouse: count }),
  fc.record({ cafe: count }),
  fc.record({ arrested: count }),
  fc.record({ workers: places }),
  fc.record({ police: places }),
  fc.record({ soldierPawns: places }),
  fc.record({ patrolsToCome: count }),
  fc.record({ shot: fc.boolean() }),
  fc.record({ airdrops: fc.dictionary(fc.constantFrom(...FIELDS), goods) }),
  fc.record({
    rooms: fc.dictionary(fc.constantFrom(...SPARE_ROOMS), fc.constantFrom(...TILE_IDS)),
  }),
  fc.record({ goals: fc.record({ west: progress, east: progress }) }),
  fc.record({
    discard: fc.array(fc.constantFrom(...PATROL_CARDS.map(({ number }) => number)), {
      maxLength: 10,
    }),
  }),
  fc.record({ phase: fc.constantFrom(...PHASES) }),
  fc.record({ acting: fc.option(fc.constantFrom(...LOCATION_IDS)) }),
);

/** A position out of the midst of some game. */
const positions: fc.Arbitrary<Position> = fc.tuple(gamesToPlay, fc.nat(1000)).map(([game, at]) => {
  const { steps, end } = playOut(game);
  return steps[at % steps.length]?.before ?? end;
});

/** Plays on at random, sound all the way, until the game is over or long enough. */
function expectPlayable(start: Position, choices: string): void {
  const below = randomFrom(choices);
  let position = start;
  for (let n = 0; n < 150; n++) {
    const legal = legalMoves(position);
    if (legal.length === 0) break;
    position = play(position, legal[below(legal.length)] ?? 0).position;
    expect(faultsOf(tableOf(position))).toEqual([]);
  }
  expect(legalMoves(position).length > 0 || phaseOf(position) === 'over').toBe(true);
}

test('any single change of any position is either faulted or can be played on', () => {
  const seen = { faulted: 0, played: 0 };
  fc.assert(
    fc.property(positions, changes, fc.nat().map(String), (position, change, choices) => {
      const before = tableOf(position);
      const { table, faults } = correct(before, change);
      const made = positionFrom(table);
      expect('faults' in made ? made.faults : []).toEqual(faults);
      if ('faults' in made) seen.faulted++;
      else {
        seen.played++;
        expectPlayable(made.position, choices);
      }
    }),
    { numRuns: 400 },
  );
  expect(seen.faulted).toBeGreaterThan(80);
  expect(seen.played).toBeGreaterThan(80);
});

test('a change to what is there already is no change', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const before = tableOf(position);
      for (const key of Object.keys(before.state) as (keyof Snapshot)[]) {
        const { table, adjusted, faults } = correct(before, { [key]: before.state[key] });
        expect(faults).toEqual([]);
        expect(adjusted).toEqual([]);
        expect(table.state).toEqual(before.state);
      }
      const made = positionFrom(correct(before, {}).table);
      expect('position' in made && samePosition(made.position, position)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('the same change once more changes no more', () => {
  fc.assert(
    fc.property(positions, changes, (position, change) => {
      const once = correct(tableOf(position), change);
      const twice = correct(once.table, change);
      expect(twice.table.state).toEqual(once.table.state);
      expect(twice.faults).toEqual(once.faults);
    }),
    { numRuns: 200 },
  );
});
