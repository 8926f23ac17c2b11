import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import type { GameEvent } from '../engine/index.ts';
import { cardName, cardNames, enemyName, maquisName, missionName } from './cards.ts';
import { ACTION_TEXTS } from './effects.ts';
import { outcomeText } from './moments.ts';

/** What happened, as a line of the log. */
export function eventText(event: GameEvent): string {
  switch (event.type) {
    case 'drafted':
      return m.resist_event_drafted({
        hidden: maquisName(event.hidden),
        recruit: maquisName(event.recruit),
      });
    case 'mission-laid':
      return m.resist_event_mission_laid({ mission: missionName(event.mission) });
    case 'garrison-dealt':
      return event.enemies > 0
        ? m.resist_event_garrison_dealt({
            mission: missionName(event.mission),
            enemies: event.enemies,
          })
        : m.resist_event_garrison_none({ mission: missionName(event.mission) });
    case 'round-began':
      return m.resist_event_round_began({ round: event.round });
    case 'reshuffled':
      return event.deck === 'hidden'
        ? m.resist_event_reshuffled_hidden()
        : m.resist_event_reshuffled_enemies();
    case 'drawn':
      return m.resist_event_drawn({ card: cardName(event.card) });
    case 'nothing-to-draw':
      return m.resist_event_nothing_to_draw();
    case 'played':
      return event.side === 'hidden'
        ? m.resist_event_played_hidden({ maquis: maquisName(event.maquis) })
        : m.resist_event_played_revealed({ maquis: maquisName(event.maquis) });
    case 'used':
      return m.resist_event_used({
        maquis: maquisName(event.maquis),
        action: ACTION_TEXTS[event.action](),
      });
    case 'not-used':
      return m.resist_event_not_used({ maquis: maquisName(event.maquis) });
    case 'copied':
      return m.resist_event_copied({
        maquis: maquisName(event.maquis),
        action: ACTION_TEXTS[event.action](),
      });
    case 'mission-chosen':
      return m.resist_event_mission_chosen({ mission: missionName(event.mission) });
    case 'turned-up':
      return m.resist_event_turned_up({
        enemy: enemyName(event.kind),
        mission: missionName(event.mission),
      });
    case 'enemy-discarded':
      return m.resist_event_enemy_discarded({
        enemy: enemyName(event.kind),
        mission: missionName(event.mission),
      });
    case 'enemy-moved':
      return m.resist_event_enemy_moved({
        enemy: enemyName(event.kind),
        to: missionName(event.to),
      });
    case 'strength-gained':
      return m.resist_event_strength_gained({ by: event.by });
    case 'weakened':
      return m.resist_event_weakened({ enemies: listed(event.kinds.map(enemyName)) });
    case 'mission-ignored':
      return m.resist_event_mission_ignored();
    case 'mission-halved':
      return m.resist_event_mission_halved({ defense: event.defense });
    case 'looked-at':
      return m.resist_event_looked_at({ card: cardName(event.card) });
    case 'put-back':
      return PUT_BACK[event.where]({ card: cardName(event.card) });
    case 'put-on-hidden-deck':
      return m.resist_event_put_on_hidden_deck({ card: cardName(event.card) });
    case 'taken-to-hand':
      return m.resist_event_taken_to_hand({ maquis: maquisName(event.maquis) });
    case 'discarded':
      return event.cards.length > 0
        ? m.resist_event_discarded({ cards: cardNames(event.cards) })
        : m.resist_event_discarded_none();
    case 'spy-removed':
      return m.resist_event_spy_removed();
    case 'spy-added':
      return m.resist_event_spy_added();
    case 'no-spy-left':
      return m.resist_event_no_spy_left();
    case 'recruited':
      return event.to === 'hand'
        ? m.resist_event_recruited_hand({ maquis: maquisName(event.maquis) })
        : m.resist_event_recruited_discard({ maquis: maquisName(event.maquis) });
    case 'struck':
      return m.resist_event_struck({ strength: event.strength });
    case 'enemy-defeated':
      return m.resist_event_enemy_defeated({
        enemy: enemyName(event.kind),
        spent: event.spent,
        left: event.left,
      });
    case 'mission-beaten':
      return m.resist_event_mission_beaten({
        mission: missionName(event.mission),
        spent: event.spent,
        left: event.left,
      });
    case 'draw-changed':
      return event.by < 0 ? m.resist_event_draw_less() : m.resist_event_draw_more();
    case 'survived':
      return m.resist_event_survived({ enemy: enemyName(event.kind) });
    case 'reinforced':
      return m.resist_event_reinforced({ mission: missionName(event.mission) });
    case 'civilian-drawn':
      return event.number === 0
        ? m.resist_event_black_cat()
        : m.resist_event_civilian_drawn({ number: event.number, sum: event.sum });
    case 'maquis-removed':
      return m.resist_event_maquis_removed({ maquis: maquisName(event.maquis) });
    case 'stopped':
      return event.left > 0
        ? m.resist_event_stopped({ left: event.left })
        : m.resist_event_stopped_none();
    case 'mission-scored':
      return event.points === 1
        ? m.resist_event_mission_scored_one({ mission: missionName(event.mission) })
        : m.resist_event_mission_scored({
            mission: missionName(event.mission),
            points: event.points,
          });
    case 'mission-failed':
      return m.resist_event_mission_failed({
        mission: missionName(event.mission),
        failed: event.failed,
      });
    case 'cleaned-up':
      return event.revealed.length > 0
        ? m.resist_event_cleaned_up({ cards: listed(event.revealed.map(maquisName)) })
        : m.resist_event_cleaned_up_none();
    case 'game-over':
      return outcomeText({ ...event, reason: event.ending });
    default:
      return event satisfies never;
  }
}

const PUT_BACK = {
  top: m.resist_event_put_top,
  bottom: m.resist_event_put_bottom,
  discard: m.resist_event_put_discard,
} as const;
