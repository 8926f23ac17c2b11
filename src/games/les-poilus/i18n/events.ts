import * as m from '#messages';
import {
  type EndingId,
  type GameEvent,
  type Outcome,
  type Position,
  snapshotOf,
} from '../engine/index.ts';
import { cardInWords } from './cards.ts';
import { KIND_NAMES, SUPPORT_TILE_NAMES, type Who } from './names.ts';

/** What happened, as a line of the log. */
export function eventText(event: GameEvent, who: Who): string {
  switch (event.type) {
    case 'mission-began':
      return m.poilus_event_mission_began({ mission: event.mission, who: who(event.leader) });
    case 'chaplain-placed':
      return event.tile
        ? m.poilus_event_chaplain_placed_tile({ tile: SUPPORT_TILE_NAMES[event.tile]() })
        : m.poilus_event_chaplain_placed();
    case 'intensity-chosen':
      return m.poilus_event_intensity({ who: who(event.seat), count: event.cards });
    case 'card-dealt':
      return m.poilus_event_card_dealt(bySeat(event, who));
    case 'cards-dealt':
      return m.poilus_event_cards_dealt({ who: who(event.seat), count: event.count });
    case 'trials-ran-out':
      return m.poilus_event_trials_ran_out();
    case 'threat-played':
      return event.drawn
        ? m.poilus_event_threat_drawn(bySeat(event, who))
        : m.poilus_event_threat_played(bySeat(event, who));
    case 'hardship-played':
      return event.drawn
        ? m.poilus_event_hardship_drawn(bySeat(event, who))
        : m.poilus_event_hardship_played(bySeat(event, who));
    case 'christmas-played':
      return event.drawn
        ? m.poilus_event_christmas_drawn({ who: who(event.seat) })
        : m.poilus_event_christmas_played({ who: who(event.seat) });
    case 'leader-taken':
      return m.poilus_event_leader_taken({ who: who(event.seat) });
    case 'trap-set-off':
      return m.poilus_event_trap_set_off({ who: who(event.seat) });
    case 'trap-found-nothing':
      return m.poilus_event_trap_found_nothing();
    case 'charm-used':
      return m.poilus_event_charm_used(bySeat(event, who));
    case 'speech-made':
      return m.poilus_event_speech_made({ who: who(event.seat), kind: KIND_NAMES[event.kind]() });
    case 'token-returned':
      return m.poilus_event_token_returned();
    case 'card-discarded':
      return m.poilus_event_card_discarded(bySeat(event, who));
    case 'hand-kept':
      return m.poilus_event_hand_kept({ who: who(event.seat) });
    case 'fell-back':
      return m.poilus_event_fell_back({ who: who(event.seat) });
    case 'tile-removed':
      return event.tile
        ? m.poilus_event_tile_removed_which({
            who: who(event.seat),
            tile: SUPPORT_TILE_NAMES[event.tile](),
          })
        : m.poilus_event_tile_removed({ who: who(event.seat) });
    case 'tile-placed':
      return m.poilus_event_tile_placed({ who: who(event.seat) });
    case 'clumsiness':
      return m.poilus_event_clumsiness({ who: who(event.seat) });
    case 'hardship-cured':
      return m.poilus_event_hardship_cured({ ...bySeat(event, who), by: who(event.by) });
    case 'mission-failed':
      return m.poilus_event_mission_failed({ kind: KIND_NAMES[event.kind]() });
    case 'mission-succeeded':
      return event.cards > 0
        ? m.poilus_event_mission_succeeded({ count: event.cards })
        : m.poilus_event_mission_succeeded_empty();
    case 'tile-revealed':
      return m.poilus_event_tile_revealed({
        who: who(event.seat),
        tile: SUPPORT_TILE_NAMES[event.tile](),
      });
    case 'tile-given':
      return m.poilus_event_tile_given({
        from: who(event.from),
        to: who(event.to),
        tile: SUPPORT_TILE_NAMES[event.tile](),
      });
    case 'tile-kept':
      return m.poilus_event_tile_kept({
        who: who(event.seat),
        tile: SUPPORT_TILE_NAMES[event.tile](),
      });
    case 'support-tied':
      return m.poilus_event_support_tied({ most: event.most });
    case 'support-won':
      return m.poilus_event_support_won({ who: who(event.seat), count: event.tiles });
    case 'hardship-healed':
      return m.poilus_event_hardship_healed(bySeat(event, who));
    case 'charm-recovered':
      return m.poilus_event_charm_recovered({ who: who(event.seat) });
    case 'morale-dropped':
      return m.poilus_event_morale_dropped({ count: event.cards, hands: event.inHands });
    case 'token-taken':
      return m.poilus_event_token_taken({ who: who(event.seat) });
    case 'leader-passed':
      return m.poilus_event_leader_passed({ who: who(event.seat) });
    case 'leader-kept':
      return m.poilus_event_leader_kept({ who: who(event.seat) });
    case 'game-over':
      return endingText(event.ending);
    default:
      return event satisfies never;
  }
}

const bySeat = ({ seat, card }: { readonly seat: number; readonly card: string }, who: Who) => ({
  who: who(seat),
  card: cardInWords(card),
});

const NAMES: Readonly<Record<EndingId, () => string>> = {
  peace: m.poilus_ending_peace,
  hardships: m.poilus_ending_hardships,
  monument: m.poilus_ending_monument,
};

const TEXTS: Readonly<Record<EndingId, () => string>> = {
  peace: m.poilus_ending_peace_text,
  hardships: m.poilus_ending_hardships_text,
  monument: m.poilus_ending_monument_text,
};

/** What ended the game, in one word or two. */
export const endingName = (ending: EndingId): string => NAMES[ending]();

/** What ended the game, as a sentence or two. */
export const endingText = (ending: EndingId): string => TEXTS[ending]();

/** What a game has come to: "Won: Peace". */
export const resultText = ({ result, reason }: Outcome): string =>
  result === 'win'
    ? m.poilus_result_win({ ending: endingName(reason) })
    : m.poilus_result_loss({ ending: endingName(reason) });

/** Where in a game a position is. */
export const momentText = (position: Position): string =>
  m.poilus_moment_mission({ mission: snapshotOf(position).mission });
