import { EVERY_GOAL, EVERY_RESOURCE, EVERY_TILE_ID, type Goods } from '../../data/index.ts';
import { goalSuccesses } from '../../engine/mission-table.ts';
import { tileIsLaid } from '../../engine/offers.ts';
import {
  COMPLETE,
  FIELD_GOODS,
  GOAL,
  HAND,
  type Position,
  SOLDIERS,
  SUCCESSES,
} from '../../engine/position.ts';
import { countOf, kindOf } from '../../engine/stock.ts';

/*
 * How much is still to be done for a goal, counted the same way for all of them, so that what was
 * learned of one goal and the time it takes also serves for the others.
 */

/** More than this counts as this. */
const MOST_WORK = 9;
export const WORKS = MOST_WORK + 1;

const WEAPON = kindOf('weapon');
const KINDS = EVERY_RESOURCE.length;
/** To bring two money for a tile, and to lay it. */
const WORK_OF_TILE = 3;

/** Goods that only a tile makes, what of, and the tile. */
const MADE: readonly (readonly [
  kind: number,
  of: readonly (readonly [number, number])[],
  tile: number,
])[] = [
  [kindOf('explosives'), [[kindOf('medicine'), 1]], EVERY_TILE_ID.indexOf('chemists-lab')],
  [kindOf('poison'), [[kindOf('medicine'), 2]], EVERY_TILE_ID.indexOf('pharmacist')],
  [
    kindOf('fake-id'),
    [
      [kindOf('intel'), 1],
      [kindOf('money'), 2],
    ],
    EVERY_TILE_ID.indexOf('forger'),
  ],
];

/** What is left to pay for a goal, by kind, and how many successes are left to mark. */
interface Left {
  readonly goods: Int8Array;
  readonly successes: number;
}

/** By goal, then by how many successes are marked. A goal of three stars is wanted as a major success. */
const LEFT: readonly (readonly Left[])[] = EVERY_GOAL.map((goal) => {
  const { visits = [], target, successes, distraction, atTheEnd, stars } = goal;
  const all = goalSuccesses(goal);
  const before = visits.length + (target ? 1 : 0);
  return Array.from({ length: all + 1 }, (_, done) => {
    const goods = new Int8Array(KINDS);
    const add = (cost: Goods) =>
      EVERY_RESOURCE.forEach((resource, kind) => {
        goods[kind] += cost[resource] ?? 0;
      });
    if (atTheEnd) add(atTheEnd.hand);
    if (distraction) add(distraction.cost);
    for (const { cost, otherwise, oneOf } of successes.slice(Math.max(0, done - before))) {
      add(stars === 3 && otherwise ? otherwise.cost : cost);
      if (oneOf) goods[WEAPON]++;
    }
    return { goods, successes: all - done + (distraction ? 1 : 0) };
  });
});

const goodsThere = (position: Position, kind: number): number =>
  countOf(position[HAND], kind) +
  countOf(position[FIELD_GOODS], kind) +
  countOf(position[FIELD_GOODS + 1], kind);

/** How many things are still to be fetched, made and marked for the goal beyond an exit, none to MOST_WORK. */
export function workLeft(position: Position, exit: number): number {
  if (position[COMPLETE + exit]) return 0;
  const goal = position[GOAL + exit];
  const { goods, successes } = LEFT[goal][position[SUCCESSES + exit]];
  const shots = Math.max(0, (EVERY_GOAL[goal].soldiers ?? 0) - position[SOLDIERS]);
  let work = successes + shots;
  for (let kind = 0; kind < KINDS; kind++) {
    const wanted = kind === WEAPON ? goods[kind] + shots : goods[kind];
    if (wanted > 0) work += Math.max(0, wanted - goodsThere(position, kind));
  }
  for (const [kind, of, tile] of MADE) {
    const lack = goods[kind] - goodsThere(position, kind);
    if (lack <= 0) continue;
    for (const [part, count] of of) {
      work +=
        Math.max(0, count * lack + goods[part] - goodsThere(position, part)) -
        Math.max(0, goods[part] - goodsThere(position, part));
    }
    if (!tileIsLaid(position, tile)) work += WORK_OF_TILE;
  }
  return Math.min(MOST_WORK, work);
}
