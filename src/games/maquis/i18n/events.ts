import * as m from '#messages';
import { type GoalId, goalCalled, isExit, type LocationId, PATROL_CARDS } from '../data/index.ts';
import {
  type GameEvent,
  type GoalPair,
  type Outcome,
  type Position,
  snapshotOf,
} from '../engine/index.ts';
import { goalSuccesses } from '../engine/mission-table.ts';
import { boxedWords } from './boxed-words.ts';
import { goodsText, placeWithGoal, spaceText, thePlace, thePlaceWithGoal } from './in-sentences.ts';
import { GOAL_NAMES, LOCATION_NAMES, TILE_NAMES } from './names.ts';

/** What happened, as a line of the log; the places beyond the exits are called by the goals of the game. */
export function eventText(event: GameEvent, goals: GoalPair): string {
  const at = (place: LocationId) => thePlaceWithGoal(place, goals);
  switch (event.type) {
    case 'turn-began':
      return m.maquis_event_turn_began(event);
    case 'worker-placed':
      return m.maquis_event_worker_placed({ place: at(event.place) });
    case 'deck-reshuffled':
      return m.maquis_event_deck_reshuffled();
    case 'card-drawn':
      return cardDrawn(event.card);
    case 'patrol-stationed':
      return m.maquis_event_patrol_stationed({ place: thePlace(event.place), pawn: event.pawn });
    case 'patrol-not-placed':
      return m.maquis_event_patrol_not_placed({ card: event.card });
    case 'worker-arrested':
      return m.maquis_event_worker_arrested({ place: at(event.place), when: event.when });
    case 'acted':
      return acted(event, goals);
    case 'paid':
      return m.maquis_event_paid({ goods: goodsText(event.goods) });
    case 'gained':
      return m.maquis_event_gained({ goods: goodsText(event.goods) });
    case 'dropped':
      return m.maquis_event_dropped({
        goods: goodsText(event.goods),
        field: thePlace(event.field),
      });
    case 'short-supply':
      return m.maquis_event_short_supply({
        wanted: goodsText(event.wanted),
        got: goodsText(event.got),
      });
    case 'lost':
      return m.maquis_event_lost({ goods: goodsText(event.goods) });
    case 'tile-laid':
      return m.maquis_event_tile_laid({
        place: thePlace(event.place),
        tile: TILE_NAMES[event.tile](),
      });
    case 'success':
      return success(event.goal, event.successes);
    case 'goal-complete':
      return m.maquis_event_goal_complete({ goal: GOAL_NAMES[event.goal]() });
    case 'recruited':
      return m.maquis_event_recruited({ place: thePlace('cafe') });
    case 'came-home':
      return m.maquis_event_came_home({ place: at(event.place) });
    case 'shot':
      return m.maquis_event_shot({ place: thePlace(event.place) });
    case 'soldiers-rose':
      return m.maquis_event_soldiers_rose({ to: event.to });
    case 'morale-changed':
      return moraleChanged(event);
    case 'patrols-left':
      return m.maquis_event_patrols_left();
    case 'day-passed':
      return m.maquis_event_day_passed({ space: spaceText(event.day) });
    case 'end-triggered':
      return m.maquis_event_end_triggered({ ending: event.ending });
    case 'game-over':
      return m.maquis_event_game_over({ result: event.result, ending: event.ending });
    default:
      return boxedWords().event(event);
  }
}

function cardDrawn(card: number): string {
  const places = PATROL_CARDS.find(({ number }) => number === card)?.places ?? [];
  const [one, two, three] = places.map((place) => LOCATION_NAMES[place]());
  return m.maquis_event_card_drawn({ card, one, two, three });
}

function success(id: GoalId, successes: number): string {
  const goal = goalCalled(id);
  const needed = goal ? goalSuccesses(goal) : successes;
  return m.maquis_event_success({ goal: GOAL_NAMES[id](), successes, needed });
}

/** Morale that moves by a rule of its own says why; after an action the line before has said it. */
function moraleChanged(event: GameEvent & { type: 'morale-changed' }): string {
  switch (event.rule) {
    case 'maquis.mode-very-hard':
      return m.maquis_event_morale_arrest(event);
    case 'maquis.calendar-morale':
      return m.maquis_event_morale_calendar(event);
    case 'maquis.shooting':
      return m.maquis_event_morale_shot(event);
    default:
      return m.maquis_event_morale(event);
  }
}

/** A worker on a goal card is at no place of the town. */
function acted({ action, place }: GameEvent & { type: 'acted' }, goals: GoalPair): string {
  return action === 'goal' && isExit(place)
    ? m.maquis_event_acted_goal_named({ goal: placeWithGoal(place, goals) })
    : ACTED[action]({ place: thePlaceWithGoal(place, goals) });
}

/** By the action's word in a move. */
const ACTED: Readonly<Record<string, (at: { place: string }) => string>> = {
  none: m.maquis_event_acted_none,
  food: m.maquis_event_acted_food,
  medicine: m.maquis_event_acted_medicine,
  aid: m.maquis_event_acted_aid,
  'sell-food': m.maquis_event_acted_sell_food,
  'sell-medicine': m.maquis_event_acted_sell_medicine,
  weapon: m.maquis_event_acted_weapon,
  intel: m.maquis_event_acted_intel,
  'airdrop-food': m.maquis_event_acted_airdrop_food,
  'airdrop-money': m.maquis_event_acted_airdrop_money,
  'airdrop-weapon': m.maquis_event_acted_airdrop_weapon,
  recruit: m.maquis_event_acted_recruit,
  collect: m.maquis_event_acted_collect,
  room: m.maquis_event_acted_room,
  money: m.maquis_event_acted_money,
  explosives: m.maquis_event_acted_explosives,
  poison: m.maquis_event_acted_poison,
  'fake-id': m.maquis_event_acted_fake_id,
  fixer: m.maquis_event_acted_fixer,
  morale: m.maquis_event_acted_morale,
  goal: m.maquis_event_acted_goal,
};

const RESULT = {
  win: m.maquis_table_over_win,
  draw: m.maquis_table_over_draw,
  loss: m.maquis_table_over_loss,
} as const;

/** "You have won". */
export const resultText = ({ result }: Pick<Outcome, 'result'>): string => RESULT[result]();

/** "Turn 4"; once the game is over, no turn follows. */
export function momentText(position: Position): string {
  const { phase, day } = snapshotOf(position);
  return phase === 'over' ? m.maquis_moment_over() : m.maquis_table_turn({ turn: day + 1 });
}
