import { EVERY_GOAL, EVERY_RESOURCE, EVERY_TILE_ID, type Goods } from '../../data/index.ts';
import { tileIsLaid } from '../../engine/offers.ts';
import {
  AT_CAFE,
  COMPLETE,
  GOAL,
  HAND,
  MORALE,
  type Position,
  SUCCESSES,
} from '../../engine/position.ts';
import { countOf, kindOf } from '../../engine/stock.ts';

/*
 * What the goals of a game still cost, and what has to be had first for it.
 */

const KINDS = EVERY_RESOURCE.length;
const FOOD = kindOf('food');
const MONEY = kindOf('money');
const WEAPON = kindOf('weapon');

/** Goods that a tile makes, what of, and the tile. */
const MADE: readonly (readonly [kind: number, of: Goods, tile: number])[] = [
  [kindOf('explosives'), { medicine: 1 }, EVERY_TILE_ID.indexOf('chemists-lab')],
  [kindOf('poison'), { medicine: 2 }, EVERY_TILE_ID.indexOf('pharmacist')],
  [kindOf('fake-id'), { intel: 1, money: 2 }, EVERY_TILE_ID.indexOf('forger')],
];
const MEDICINE = kindOf('medicine');
/** Below this much is done for morale. */
export const LOW_MORALE = 5;
const PRICE_OF_ROOM = 2;
const WEAPONS_FOR_A_SHOT = 2;

const countsOf = (goods: Goods): number[] => EVERY_RESOURCE.map((kind) => goods[kind] ?? 0);

/** What is left to pay for each goal after so many successes, by kind. */
const LEFT: readonly (readonly (readonly number[])[])[] = EVERY_GOAL.map((goal) => {
  const { visits = [], target, guns, successes, soldiers, atTheEnd } = goal;
  const before = visits.length + (target ? 1 : 0);
  const steps = guns ? successes.slice(0, guns.complete) : successes;
  return Array.from({ length: before + successes.length + 1 }, (_, done) => {
    const left = countsOf(atTheEnd?.hand ?? {});
    if (soldiers) left[WEAPON] += WEAPONS_FOR_A_SHOT;
    for (const { cost, oneOf } of steps.slice(Math.max(0, done - before))) {
      countsOf(cost).forEach((count, kind) => {
        left[kind] += count;
      });
      if (oneOf) left[WEAPON]++;
    }
    return left;
  });
});

/** What is wanted and not in hand, by kind; and the tiles that are wanted to make it. */
export interface Wants {
  readonly goods: Int32Array;
  tiles: number;
}

/** Reads off a position what is wanted. */
export function readWants(position: Position, wants: Wants): void {
  const { goods } = wants;
  const hand = position[HAND];
  goods.fill(0);
  wants.tiles = 0;
  for (let exit = 0; exit < 2; exit++) {
    if (position[COMPLETE + exit]) continue;
    const left = LEFT[position[GOAL + exit]][position[SUCCESSES + exit]];
    for (let kind = 0; kind < KINDS; kind++) goods[kind] += left[kind];
  }
  for (const [kind, of, tile] of MADE) {
    const lack = goods[kind] - countOf(hand, kind);
    if (lack <= 0) continue;
    countsOf(of).forEach((count, part) => {
      goods[part] += count * lack;
    });
    if (tileIsLaid(position, tile)) continue;
    wants.tiles |= 1 << tile;
    goods[MONEY] += PRICE_OF_ROOM;
  }
  if (position[AT_CAFE] > 0) goods[FOOD]++;
  if (position[MORALE] <= LOW_MORALE) {
    goods[FOOD]++;
    goods[MEDICINE]++;
  }
  if (goods[WEAPON] > countOf(hand, WEAPON)) goods[MONEY]++;
  for (let kind = 0; kind < KINDS; kind++) {
    goods[kind] = Math.max(0, Math.min(4, goods[kind]) - countOf(hand, kind));
  }
}
