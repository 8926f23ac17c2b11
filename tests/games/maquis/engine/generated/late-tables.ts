import { GOALS, RESOURCES, type SIDES, SPARE_ROOMS, TILE_IDS } from '#games/maquis/data/index.ts';
import { type Deal, newGame, type Position, snapshotOf } from '#games/maquis/engine/index.ts';
import { randomFrom } from '#shared/random.ts';
import { atDusk } from '../tables.ts';

/*
 * Left to chance, most games end early in arrests, long before a goal is near. So some begin late:
 * at dusk of some day, with goods, rooms, soldiers, and successes already scored.
 */
export function lateStart({ difficulty, goals }: Deal, choices: string): Position {
  const below = randomFrom(choices);
  const { cafe } = snapshotOf(newGame({ difficulty, goals }));
  const scored = (side: (typeof SIDES)[number]) => {
    const needed = GOALS.find(({ id }) => id === goals[side])?.successes.length ?? 0;
    return { successes: needed === 0 ? 0 : below(needed) };
  };
  const rooms = SPARE_ROOMS.flatMap((room, n) => {
    const tile = TILE_IDS[(below(2) * 3 + n) % TILE_IDS.length];
    return tile && below(3) > 0 ? [[room, tile] as const] : [];
  });
  const tiles = rooms.map(([, tile]) => tile);
  return atDusk({
    difficulty,
    goals,
    day: below(11),
    morale: 3 + below(5),
    soldiers: below(6),
    cafe: below(cafe + 1),
    hand: Object.fromEntries(RESOURCES.map((kind) => [kind, below(4)])),
    airdrops: below(2) === 0 ? {} : { 'field-west': { food: 1 } },
    rooms: Object.fromEntries(rooms.filter(([, tile], n) => tiles.indexOf(tile) === n)),
    west: scored('west'),
    east: scored('east'),
  });
}
