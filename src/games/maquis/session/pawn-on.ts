import { LOCATION_IDS, type LocationId, PAWNS, type Pawn } from '../data/index.ts';
import type { Snapshot } from '../engine/index.ts';

/** Where each pawn is told of in a table. */
const LISTS = {
  worker: 'workers',
  police: 'police',
  soldier: 'soldierPawns',
} as const satisfies Record<Pawn, keyof Snapshot>;

/** Who stands on a place; the first of two, where two are told of. */
export const pawnIn = (state: Snapshot, place: LocationId): Pawn | undefined =>
  PAWNS.find((pawn) => state[LISTS[pawn]].includes(place));

/** Says who stands on a place, and leaves everything else to be said. */
export function withOnlyPawn(
  state: Snapshot,
  place: LocationId,
  pawn: Pawn | undefined,
): Partial<Snapshot> {
  const lists = PAWNS.map((kind) => {
    const others = state[LISTS[kind]].filter((other) => other !== place);
    return [LISTS[kind], kind === pawn ? inOrder([...others, place]) : others] as const;
  });
  return Object.fromEntries(lists);
}

const inOrder = (places: readonly LocationId[]): LocationId[] =>
  LOCATION_IDS.filter((id) => places.includes(id));
