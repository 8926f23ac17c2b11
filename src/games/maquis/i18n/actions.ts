import * as m from '#messages';
import { signed } from '#shared/signed.ts';
import {
  type Action,
  DIFFICULTIES,
  type DifficultyId,
  EVERY_GOAL,
  EVERY_TILE,
  EXITS,
  type ExitId,
  type FieldId,
  type GoalId,
  type Goods,
  goalCalled,
  type LocationId,
  NO_ACTION,
  type Resource,
  SIDES,
  type Side,
  type TileId,
} from '../data/index.ts';
import {
  actionsOffered,
  goalPairOf,
  type Move,
  movePartsOf,
  type Position,
  snapshotOf,
  tableOf,
  wouldComeHome,
} from '../engine/index.ts';
import { goodsText, placeWithGoal, thePlace, thePlaceWithGoal } from './in-sentences.ts';
import { GOAL_NAMES, TILE_NAMES } from './names.ts';

/** What the words for an action depend on besides the action itself. */
interface Circumstances {
  readonly difficulty: DifficultyId;
  /** The goal worked on at this place, and its successes so far. */
  readonly goal?: { readonly id: GoalId; readonly successes: number; readonly day?: number };
  /** What is done for the goal is to distract from it. */
  readonly isDistraction?: boolean;
  /** What lies on this field. */
  readonly lying?: Goods;
  /** Where an airdrop lands, or the tile that is laid; left out, that is still to be chosen. */
  readonly target?: FieldId | TileId;
  /** What is paid of a choice. */
  readonly payment?: Resource;
  /** The action that is borrowed from the tile. */
  readonly borrowed?: string;
}

/** What a worker at a place could do, short and as an order: "Buy 1 weapon for 1 money". */
export function actionText(action: Action, around: Circumstances): string {
  if (action.airdrop) return airdropText(action, around);
  if (action.succeeds) return goalText(around);
  const { target } = around;
  const cost = goodsText(action.cost);
  if (action.furnishes && target) {
    return m.maquis_action_room_as({ tile: TILE_NAMES[target as TileId](), cost });
  }
  if (action.borrows && target) return borrowedText(action, around);
  if (action.collects && around.lying) {
    return m.maquis_action_collect_goods({ goods: goodsText(around.lying) });
  }
  return LABELS[action.id]({ cost, gain: goodsText(action.gain), morale: signed(action.morale) });
}

interface Terms {
  readonly cost: string;
  readonly gain: string;
  readonly morale: string;
}

/** By the action's word in a move; airdrops and goals have words of their own above. */
const LABELS: Readonly<Record<string, (terms: Terms) => string>> = {
  none: () => m.maquis_action_none(),
  food: m.maquis_action_food,
  medicine: m.maquis_action_medicine,
  aid: m.maquis_action_aid,
  'sell-food': m.maquis_action_sell_food,
  'sell-medicine': m.maquis_action_sell_medicine,
  weapon: m.maquis_action_weapon,
  intel: m.maquis_action_intel,
  recruit: m.maquis_action_recruit,
  collect: () => m.maquis_action_collect(),
  room: m.maquis_action_room,
  money: m.maquis_action_money,
  explosives: m.maquis_action_explosives,
  poison: m.maquis_action_poison,
  'fake-id': m.maquis_action_fake_id,
  fixer: m.maquis_action_fixer,
  morale: m.maquis_action_morale,
};

function airdropText({ airdrop = 'food' }: Action, { difficulty, target }: Circumstances): string {
  const amounts = DIFFICULTIES.find(({ id }) => id === difficulty)?.airdrop;
  const gain = goodsText({ [airdrop]: amounts?.[airdrop] });
  return target
    ? m.maquis_action_airdrop_onto({ gain, field: thePlace(target) })
    : m.maquis_action_airdrop({ gain });
}

/** The lent action, for both prices together. */
function borrowedText(action: Action, { target, borrowed, ...around }: Circumstances): string {
  const tile = EVERY_TILE.find(({ id }) => id === target);
  const lent = tile?.actions.find(({ id }) => id === borrowed) ?? NO_ACTION;
  const cost = summed(action.cost, lent.cost);
  const what = actionText({ ...lent, cost }, around);
  const isFree = Object.keys(lent.cost).length === 0;
  return m.maquis_action_fixer_as({
    tile: TILE_NAMES[target as TileId](),
    what: isFree ? `${what} (${m.maquis_action_fixer_price({ cost: goodsText(cost) })})` : what,
  });
}

function summed(one: Goods, other: Goods): Goods {
  const sum: Partial<Record<Resource, number>> = { ...one };
  for (const [kind, count] of Object.entries(other)) {
    sum[kind as Resource] = (sum[kind as Resource] ?? 0) + count;
  }
  return sum;
}

function goalText({ goal, payment, isDistraction }: Circumstances): string {
  if (!goal) return m.maquis_action_goal_any();
  const { successes, visits = [], distraction } = goalCalled(goal.id) ?? EVERY_GOAL[0];
  if (payment) return m.maquis_action_gun({ cost: goodsText({ [payment]: 1 }) });
  if (isDistraction) return m.maquis_action_distract({ cost: goodsText(distraction?.cost ?? {}) });
  const step = successes[goal.successes - visits.length];
  const isLate = step?.otherwise && goal.day !== undefined && !step.days?.includes(goal.day);
  const next = isLate ? step.otherwise : step;
  if (!next) return m.maquis_action_goal_any();
  const terms = {
    goal: GOAL_NAMES[goal.id](),
    number: goal.successes + 1,
    needed: successes.length + visits.length,
  };
  return Object.keys(next.cost).length > 0
    ? m.maquis_action_goal_for({ ...terms, cost: goodsText(next.cost) })
    : m.maquis_action_goal(terms);
}

/** What the words for actions at a place depend on, read off a position. */
export function circumstancesAt(
  position: Position,
  place: LocationId,
  named?: Side,
): Circumstances {
  const { difficulty, goals, state } = tableOf(position);
  const side = named ?? SIDES[EXITS.indexOf(place as ExitId)];
  const goal = side && goalCalled(goals[side]);
  const lying = state.airdrops[place as FieldId];
  return {
    difficulty,
    ...(side
      ? { goal: { id: goals[side], successes: state.goals[side].successes, day: state.day } }
      : {}),
    ...(named && goal?.distraction ? { isDistraction: true } : {}),
    ...(lying ? { lying } : {}),
  };
}

/** A legal move as an order: the words for buttons, and for what an undo would take back. */
export function moveInWords(position: Position, move: Move): string {
  const parts = movePartsOf(move);
  switch (parts.kind) {
    case 'place':
      return (parts.withFakeId ? m.maquis_action_place_with_fake_id : m.maquis_action_place_worker)(
        { place: thePlaceWithGoal(parts.place, goalPairOf(position)) },
      );
    case 'patrol':
      return m.maquis_action_draw_card({ card: parts.card });
    case 'look':
      return m.maquis_action_look({ card: parts.card });
    case 'reveal':
      return m.maquis_action_reveal({ card: parts.card });
    case 'remove':
      return parts.place === 'safe-house'
        ? m.maquis_action_remove_home()
        : m.maquis_action_remove({ place: thePlaceWithGoal(parts.place, goalPairOf(position)) });
    case 'bridge':
      return m.maquis_action_bridge({
        place: thePlace(parts.place),
        market: thePlace('black-market'),
      });
    case 'shoot':
      return m.maquis_action_shoot({ place: thePlace(parts.place) });
    case 'return': {
      const place = snapshotOf(position).acting ?? 'safe-house';
      return m.maquis_action_return({ place: thePlaceWithGoal(place, goalPairOf(position)) });
    }
    case 'upkeep':
      return m.maquis_action_upkeep();
    case 'act': {
      const { side, payment, borrowed } = parts;
      const target = (parts.field ?? parts.tile) as FieldId | TileId | undefined;
      const offers = actionsOffered(position, parts.place).map(({ action }) => action);
      const action = offers.find(({ id }) => id === parts.action) ?? NO_ACTION;
      // A worker who is cut off goes nowhere.
      if (action.id === NO_ACTION.id && !wouldComeHome(position, parts.place)) {
        return m.maquis_table_act_none_cut();
      }
      return actionText(action, {
        ...circumstancesAt(position, parts.place, side),
        ...(target ? { target } : {}),
        ...(payment ? { payment } : {}),
        ...(borrowed ? { borrowed } : {}),
      });
    }
  }
}

/** The same with its place where it names none itself: "Radio A: Gather 1 intel". */
export function moveWithPlace(position: Position, move: Move): string {
  const parts = movePartsOf(move);
  const action = moveInWords(position, move);
  if (parts.kind !== 'act') return action;
  return m.maquis_coach_act({ place: placeWithGoal(parts.place, goalPairOf(position)), action });
}
