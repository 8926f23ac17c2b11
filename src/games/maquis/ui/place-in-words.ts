import * as m from '#messages';
import { eitherOf, listed } from '#shared/list-text.ts';
import {
  type Action,
  type Arrow,
  EXIT_ROADS,
  type Goods,
  goalCalled,
  isExit,
  type LocationId,
  markedOn,
  type Pawn,
  ROADS,
} from '../data/index.ts';
import { goodsText, placeWithGoal, sideBySide } from '../i18n/in-sentences.ts';
import { GOAL_NAMES, LOCATION_NAMES, TILE_NAMES } from '../i18n/names.ts';
import type { GoalView, PlaceView, TownView } from './town-view.ts';

const PAWN_HERE: Readonly<Record<Pawn, () => string>> = {
  worker: m.maquis_map_worker_here,
  police: m.maquis_map_police_here,
  soldier: m.maquis_map_soldier_here,
};

/** "Sabotage: 1 of 3 marked". */
export function goalInWords({ goal: id, marked, of, complete, major, inside }: GoalView): string {
  const goal = GOAL_NAMES[id]();
  if (major) return m.maquis_map_goal_major({ goal });
  if (complete) return m.maquis_map_goal_complete({ goal });
  if (of === 0) return m.maquis_map_goal_open({ goal });
  const told = m.maquis_map_goal_marked({ goal, marked, of });
  return inside ? sideBySide([told, INSIDE[inside]()]) : told;
}

const INSIDE = { mole: m.maquis_goal_mole, cryptographer: m.maquis_goal_cryptographer } as const;

/** A place as the map calls it: an exit by the goal beyond it. */
export function nameIn({ goals }: Pick<TownView, 'goals'>, place: LocationId): string {
  if (!goals) return LOCATION_NAMES[place]();
  return placeWithGoal(place, { west: goals['west-exit'].goal, east: goals['east-exit'].goal });
}

/** The full name of a place, with the tile that furnishes it; an exit is its goal, as far as it has come. */
function nameOfPlace({ location, tile, goal }: PlaceView): string {
  if (goal) return goalInWords(goal);
  const name = LOCATION_NAMES[location.id]();
  return tile ? m.maquis_map_room_as({ room: name, tile: TILE_NAMES[tile]() }) : name;
}

/** Everything that can be seen at a place, said: "free, gives 1 medicine". */
function stateOfPlace(place: PlaceView): string {
  const { pawn, goods, home, ordinal, actions, goal } = place;
  const patrolled = pawn === 'police' || pawn === 'soldier';
  const offers =
    patrolled || goal?.complete ? [] : offersOf(actions).map((offer) => offerInWords(offer, goal));
  const free = home ? m.maquis_map_home() : m.maquis_map_free();
  return sideBySide([
    pawn ? PAWN_HERE[pawn]() : free,
    ...(place.acting ? [m.maquis_map_acting()] : []),
    ...(place.chosen ? [m.maquis_map_chosen()] : []),
    ...(place.advised ? [m.maquis_coach_advised()] : []),
    ...(ordinal ? [m.maquis_map_ordinal({ number: ordinal })] : []),
    ...(place.ring ? [place.ring.said] : []),
    ...(place.cuts ? [m.maquis_map_cut()] : []),
    ...(place.opensByShot ? [m.maquis_map_opens()] : []),
    ...(place.onRoute ? [m.maquis_map_on_route()] : []),
    ...marksInWords(place),
    ...(place.waiting ? [m.maquis_map_waiting({ count: place.waiting })] : []),
    ...(goods ? [m.maquis_map_goods_lie({ goods: goodsText(goods) })] : []),
    ...(offers.length > 0 ? [eitherOf(offers)] : []),
  ]);
}

/** What missions of the boxed editions mark here, said. */
const marksInWords = (place: PlaceView): readonly string[] => [
  ...(place.visit === 'wanted' ? [m.maquis_map_visit_wanted()] : []),
  ...(place.visit === 'made' ? [m.maquis_map_visit_made()] : []),
  ...(place.target ? [m.maquis_map_target()] : []),
  ...(place.gun ? [m.maquis_map_gun()] : []),
  ...(place.closed ? [m.maquis_map_closed()] : []),
  ...(place.fakeId ? [m.maquis_map_fake_id()] : []),
  ...(place.shutTo ?? []).map((to) => m.maquis_map_road_shut({ place: LOCATION_NAMES[to]() })),
];

/** What a place is called by assistive technology: its name, its state, what choosing it does. */
export function placeInWords(place: PlaceView): string {
  if (place.onlyShown && place.goal) return goalInWords(place.goal);
  const [name, state] = [nameOfPlace(place), stateOfPlace(place)];
  const choice = place.choice ?? place.ring?.look;
  return choice
    ? m.maquis_map_choice({ place: name, state, choice })
    : m.maquis_map_place({ place: name, state });
}

/** Where the roads of a place lead, which the drawing of the map shows to whoever sees it. */
export function roadsInWords(place: LocationId): string {
  const said = ROADS_SAID[place];
  if (said) return said;
  const ends = [...ROADS, ...EXIT_ROADS].flatMap(({ between: [one, other] }) =>
    one === place ? [other] : other === place && !isExit(one) ? [one] : [],
  );
  const told = m.maquis_map_roads({ places: listed(ends.map((end) => LOCATION_NAMES[end]())) });
  ROADS_SAID[place] = told;
  return told;
}

/** The roads of a town never change while its page is open. */
const ROADS_SAID: Partial<Record<LocationId, string>> = {};

/** What a place offers: one reward, and the prices of which one is paid for it. */
interface Offer {
  readonly reward:
    | 'goods'
    | 'morale'
    | 'airdrop'
    | 'recruit'
    | 'collect'
    | 'room'
    | 'goal'
    | 'borrow';
  readonly prices: readonly Goods[];
  readonly gain: Goods;
  readonly morale: -1 | 0 | 1;
  readonly arrow: Arrow;
}

function rewardOf(action: Action): Offer['reward'] {
  if (action.airdrop) return 'airdrop';
  if (action.recruits) return 'recruit';
  if (action.collects) return 'collect';
  if (action.furnishes) return 'room';
  if (action.succeeds) return 'goal';
  if (action.borrows) return 'borrow';
  return Object.keys(action.gain).length > 0 ? 'goods' : 'morale';
}

const sameReward = (a: Offer, b: Offer) =>
  a.reward === b.reward &&
  a.morale === b.morale &&
  JSON.stringify(a.gain) === JSON.stringify(b.gain);

/** The actions of a place, those with the same reward as one offer. */
export function offersOf(actions: readonly Action[]): readonly Offer[] {
  const offers: Offer[] = [];
  for (const action of actions) {
    const { cost, gain, morale, arrow } = action;
    const price = Object.keys(cost).length > 0 ? [cost] : [];
    const offer: Offer = { reward: rewardOf(action), prices: price, gain, morale, arrow };
    const known = offers.findIndex((other) => sameReward(other, offer));
    const same = offers[known];
    if (same) offers[known] = { ...same, prices: [...same.prices, ...price] };
    else offers.push(offer);
  }
  return offers;
}

/** "gives 1 weapon for 1 money"; on a goal card, what the next success costs. */
function offerInWords({ reward, prices, gain, morale }: Offer, on?: GoalView): string {
  const cost = eitherOf(prices.map(goodsText));
  const given = goodsText(gain);
  const next = nextCost(on);
  switch (reward) {
    case 'airdrop':
      return m.maquis_map_airdrops();
    case 'recruit':
      return m.maquis_map_recruits({ cost });
    case 'collect':
      return m.maquis_map_collects();
    case 'room':
      return m.maquis_map_furnishes({ cost });
    case 'goal':
      return next ? m.maquis_map_succeeds_for({ cost: next }) : m.maquis_map_succeeds();
    case 'borrow':
      return m.maquis_map_borrows({ cost });
    case 'morale':
      return cost ? m.maquis_map_raises_morale_for({ cost }) : m.maquis_map_raises_morale();
    case 'goods':
      if (!cost) return m.maquis_map_gives({ gain: given });
      if (morale < 0) return m.maquis_map_sells({ gain: given, cost });
      return m.maquis_map_trades({ gain: given, cost });
  }
}

/** What the next success on a card costs; empty where that is nothing. */
function nextCost(on: GoalView | undefined): string {
  const goal = on && goalCalled(on.goal);
  const cost = goal ? (markedOn(goal)[on.marked]?.cost ?? {}) : {};
  return Object.keys(cost).length > 0 ? goodsText(cost) : '';
}
