import { ACTIONS, GOALS, SIDES, TILES } from '../data/index.ts';
import { legalMoves } from '../engine/legal.ts';
import {
  ACT,
  type Move,
  moveKind,
  movePlace,
  moveTarget,
  moveWord,
  PLACE,
  SHOOT,
} from '../engine/move.ts';
import { actionCalled, actionObstacle, actionsAt, costOf } from '../engine/offers.ts';
import { idOf, type Place } from '../engine/places.ts';
import type { PlayerView } from '../engine/player-view.ts';
import {
  ACTING,
  AT_CAFE,
  COMPLETE,
  emptyFields,
  GOAL,
  goalOf,
  HAND,
  MORALE,
  mutableCopy,
  NOWHERE,
  POLICE,
  SUCCESSES,
} from '../engine/position.ts';
import { hasWayHome } from '../engine/return-home.ts';
import { countOf, kindOf, NOTHING, type Stock, some, stockOf } from '../engine/stock.ts';
import { oddsOf } from '../odds/index.ts';

/*
 * A player by rule of thumb, to measure the coach against: it knows what its goals cost, sends workers
 * where they bring it and where the odds let them come home, and thinks no further.
 */

const MEDICINE = kindOf('medicine');
const FOOD = kindOf('food');
const MONEY = kindOf('money');
/** What a thing costs to make: explosives take medicine. */
const MADE_OF: Readonly<Partial<Record<number, number>>> = { [kindOf('explosives')]: MEDICINE };

/** The goods still lacking for all that the goals want. */
function lacking(sight: PlayerView): Stock {
  let want = [0, 0, 0, 0, 0, 0];
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (sight[COMPLETE + exit]) continue;
    const goal = goalOf(sight, exit);
    const costs = goal.successes.slice(sight[SUCCESSES + exit]).map(({ cost }) => stockOf(cost));
    if (goal.atTheEnd) costs.push(stockOf(goal.atTheEnd.hand));
    if (goal.soldiers) costs.push(some(kindOf('weapon'), 2));
    want = want.map((sum, kind) => sum + costs.reduce((all, cost) => all + countOf(cost, kind), 0));
  }
  let lack: Stock = NOTHING;
  want.forEach((count, kind) => {
    const short = Math.min(4, count) - countOf(sight[HAND], kind);
    if (short <= 0) return;
    lack |= some(kind, 1);
    const part = MADE_OF[kind];
    if (part !== undefined && countOf(sight[HAND], part) === 0) lack |= some(part, 1);
  });
  if (sight[AT_CAFE] > 0 && countOf(sight[HAND], FOOD) === 0) lack |= some(FOOD, 1);
  if (countOf(sight[HAND], MONEY) < 2) lack |= some(MONEY, 1);
  return lack;
}

const wants = (lack: Stock, kind: number): boolean => countOf(lack, kind) > 0;

/** How much a tile is wanted: what it makes, or a second home. */
function pointsOfTile(tile: number, lack: Stock): number {
  if (TILES[tile].isHome) return 5;
  const made = TILES[tile].actions.flatMap(({ gain }) => Object.keys(gain));
  return made.some((kind) => wants(lack, kindOf(kind as 'food'))) ? 4 : 0;
}

/** How good it is to take an action, paid for or not. */
function pointsOf(
  sight: PlayerView,
  place: Place,
  number: number,
  target: number,
  lack: Stock,
): number {
  const action = ACTIONS[number];
  if (action.succeeds) return 10;
  if (action.collects) return 8;
  if (action.recruits) return 6;
  if (action.furnishes) return pointsOfTile(target, lack);
  if (action.airdrop) return wants(lack, kindOf(action.airdrop)) ? 5 : 1;
  if (action.morale > 0) return sight[MORALE] < 5 ? 5 : 0;
  if (action.morale < 0) return wants(lack, MONEY) && sight[MORALE] > 4 ? 2 : 0;
  const brings = Object.keys(action.gain).some((kind) => wants(lack, kindOf(kind as 'food')));
  return brings ? 4 + (costOf(sight, place, number) === NOTHING ? 0 : 2) : 0;
}

function pointsOfPlace(sight: PlayerView, place: Place, lack: Stock): number {
  let best = 0;
  for (const number of actionsAt(sight, place)) {
    if (number === 0 || actionObstacle(sight, place, number) !== 'none') continue;
    const { airdrop, furnishes } = ACTIONS[number];
    if (airdrop && emptyFields(sight) === 0) continue;
    const targets = furnishes ? TILES.map((_, tile) => tile) : [0];
    for (const target of targets) {
      best = Math.max(best, pointsOf(sight, place, number, target, lack));
    }
  }
  return best;
}

/** What a worker who does not come home costs, in points. */
const LOST_WORKER = 12;

const best = (moves: readonly Move[], points: (move: Move) => number): Move =>
  moves.reduce((top, move) => (points(move) > points(top) ? move : top));

/** The plain player's move; where a patrol is next it never shoots, so undefined: the card comes. */
export function choosePlainly(sight: PlayerView): Move | undefined {
  const legal = legalMoves(sight);
  const lack = lacking(sight);
  const placing = legal.filter((move) => moveKind(move) === PLACE);
  if (placing.length > 0) {
    const { options } = oddsOf(sight);
    const home = new Map(options.map(({ newcomer }) => [newcomer.at, newcomer.home]));
    return best(placing, (move) => {
      const place = movePlace(move);
      const { deals, of } = home.get(idOf(place)) ?? { deals: 0, of: 1 };
      return (deals / of) * (pointsOfPlace(sight, place, lack) + LOST_WORKER);
    });
  }
  if (sight[ACTING] !== NOWHERE) return shotFor(sight, legal) ?? legal[0];
  const acting = legal.filter((move) => moveKind(move) === ACT);
  if (acting.length === 0)
    return legal.find((move) => moveKind(move) !== SHOOT && moveKind(move) !== 1);
  return best(acting, (move) => {
    const place = movePlace(move);
    const number = actionCalled(sight, place, moveWord(move)) ?? 0;
    const home = hasWayHome(sight, place);
    if (number === 0) return home ? 0.5 : 0;
    if (!home && ACTIONS[number].arrow !== 'red') return -1;
    return pointsOf(sight, place, number, moveTarget(move), lack) + (home ? 1 : 0);
  });
}

/** A shot that lets the acting worker come home, or that a goal waits for. */
function shotFor(sight: PlayerView, legal: readonly Move[]): Move | undefined {
  if (sight[MORALE] < 3) return undefined;
  const shots = legal.filter((move) => moveKind(move) === SHOOT);
  const place = sight[ACTING];
  const isWanted = [0, 1].some(
    (exit) => GOALS[sight[GOAL + exit]].soldiers !== undefined && !sight[COMPLETE + exit],
  );
  if (hasWayHome(sight, place)) return isWanted ? shots[0] : undefined;
  return shots.find((move) => {
    const without = mutableCopy(sight);
    without[POLICE] &= ~(1 << movePlace(move));
    return hasWayHome(without, place);
  });
}
