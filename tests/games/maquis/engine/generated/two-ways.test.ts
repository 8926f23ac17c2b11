import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EXIT_ROADS,
  LOCATION_IDS,
  type LocationId,
  PATROL_CARDS,
  ROADS,
} from '#games/maquis/data/index.ts';
import {
  movePartsOf,
  routesHome,
  type Snapshot,
  snapshotOf,
  wouldComeHome,
} from '#games/maquis/engine/index.ts';
import { gamesToPlay, playOut } from './games.ts';

/*
 * The two rules with the most reasoning in them, once more in the plainest way: lists of names and
 * a walk along the printed roads. The engine has to give the same answers.
 */

const roadsFrom = (place: LocationId): LocationId[] =>
  [...ROADS, ...EXIT_ROADS].flatMap(({ between: [a, b] }) =>
    a === place ? [b] : b === place ? [a] : [],
  );

const homesOn = ({ rooms }: Snapshot): string[] => [
  'safe-house',
  ...Object.entries(rooms).flatMap(([room, tile]) => (tile === 'safe-house' ? [room] : [])),
];

/** Roads from a place to the nearest safe house, or undefined where patrols close every way. */
function roadsHome(state: Snapshot, from: LocationId): number | undefined {
  const closed: readonly LocationId[] = [...state.police, ...state.soldierPawns];
  const seen = [from];
  const roads = new Map([[from, 0]]);
  for (const place of seen) {
    const far = roads.get(place) ?? 0;
    if (homesOn(state).includes(place)) return far;
    for (const next of roadsFrom(place)) {
      if (closed.includes(next) || seen.includes(next)) continue;
      seen.push(next);
      roads.set(next, far + 1);
    }
  }
  return undefined;
}

test('maquis.route-home: a plain walk along the roads finds the same ways home', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { position } of playOut(game).steps) {
        const state = snapshotOf(position);
        for (const place of LOCATION_IDS) {
          const { isHome, route } = routesHome(position, place);
          const roads = roadsHome(state, place);
          expect(isHome).toBe(roads !== undefined);
          expect(wouldComeHome(position, place)).toBe(isHome);
          expect(route.length).toBe(roads === undefined ? 0 : roads + 1);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('maquis.route-home: every route given is one that can be walked', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { position } of playOut(game).steps) {
        const state = snapshotOf(position);
        for (const place of state.workers) {
          const { route } = routesHome(position, place);
          for (const [n, next] of route.slice(1).entries()) {
            expect(roadsFrom(route[n] as LocationId)).toContain(next);
            expect([...state.police, ...state.soldierPawns]).not.toContain(next);
          }
        }
      }
    }),
    { numRuns: 30 },
  );
});

/** Where a patrol goes, read off the rule sheet. */
function patrolGoes(state: Snapshot, card: number): { to?: LocationId; arrests: boolean } {
  const places = PATROL_CARDS.find(({ number }) => number === card)?.places ?? [];
  const pawns: readonly LocationId[] = [...state.workers, ...state.police, ...state.soldierPawns];
  const free = places.find((place) => !pawns.includes(place));
  if (free) return { to: free, arrests: false };
  const worker = places.find((place) => state.workers.includes(place));
  return worker ? { to: worker, arrests: true } : { arrests: false };
}

test('maquis.patrol-placement: every card does what its three places say', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before, move, position } of playOut(game).steps) {
        const parts = movePartsOf(move);
        if (parts.kind !== 'patrol') continue;
        const [was, is] = [snapshotOf(before), snapshotOf(position)];
        const { to, arrests } = patrolGoes(was, parts.card);
        const patrols = [...is.police, ...is.soldierPawns];
        const stood = [...was.police, ...was.soldierPawns];
        expect(new Set(patrols)).toEqual(new Set(to ? [...stood, to] : stood));
        expect(is.workers).toEqual(was.workers.filter((place) => !arrests || place !== to));
        expect(is.arrested - was.arrested).toBe(arrests ? 1 : 0);
      }
    }),
    { numRuns: 100 },
  );
});
