import {
  type GameEvent,
  goalPairOf,
  patrolsToCome,
  phaseOf,
  wouldComeHome,
} from '#games/maquis/engine/index.ts';
import { eventText, resultText } from '#games/maquis/i18n/events.ts';
import { placeWithGoal } from '#games/maquis/i18n/goals.ts';
import {
  type CardStory,
  cardStory,
  eventOf,
  type MaquisHistory,
} from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { readPreferences } from '#play/ui/settings.ts';
import type { ActiveSession, Aid } from '../aid/aid.ts';
import { cardHeadline } from '../card-in-words.ts';

/** The card drawn last in a game, place by place, and whether that was the last thing done at all. */
export function lastDraw(
  replayed: MaquisHistory,
): { readonly told: CardStory; readonly isNew: boolean } | undefined {
  const step = replayed.events.findLastIndex((events) => eventOf(events, 'card-drawn'));
  const told = step < 0 ? undefined : cardStory(replayed.positions[step], replayed.events[step]);
  return told && { told, isNew: step === replayed.events.length - 1 };
}

/** What a game waits for, in a line, and above it in small what that line is about. */
interface WaitedFor {
  readonly about?: string;
  readonly line: string;
}

/** A card that was looked at, or turned over to name a place. */
const seenCard = (events: readonly GameEvent[]): string | undefined =>
  events
    .filter(({ type }) => type === 'card-seen' || type === 'card-turned-over')
    .map(eventText)[0];

export function waitedFor(
  state: Aid['state'],
  { game, replayed, position, now }: ActiveSession,
): WaitedFor {
  const turn = m.maquis_table_turn({ turn: now.day + 1 });
  const worker = now.workers.length + 1;
  const workers = now.workers.length + now.safeHouse;
  const nextWorker = m.maquis_table_place_prompt({ worker, workers });
  if (state.matches({ playing: { patrol: 'shown' } })) {
    const seen = seenCard(replayed.events.at(-1) ?? []);
    if (seen) return { about: turn, line: seen };
    const told = lastDraw(replayed)?.told;
    const line = told ? cardHeadline(told) : m.maquis_table_patrol_none();
    // As in the window where it is played, the next worker is asked for beside the card.
    const isAlone = phaseOf(position) !== 'placement' || readPreferences().announced.alone;
    return isAlone ? { about: turn, line } : { about: line, line: nextWorker };
  }
  if (state.matches({ playing: 'patrol' }) && now.phase !== 'patrol') {
    return {
      about: turn,
      line: (now.phase === 'look' ? m.maquis_look_draw : m.maquis_reveal_draw)(),
    };
  }
  if (state.matches({ playing: 'remove' })) return { about: turn, line: m.maquis_remove_prompt() };
  if (state.matches({ playing: 'bridge' })) return { about: turn, line: m.maquis_bridge_prompt() };
  if (state.matches({ playing: 'patrol' })) {
    return {
      about: m.maquis_table_patrols({ all: patrolsToCome(position).all }),
      line:
        game.owners.deck === 'site' ? m.maquis_table_patrol_draw() : m.maquis_table_patrol_tell(),
    };
  }
  if (state.matches({ playing: 'placement' })) {
    return { about: turn, line: nextWorker };
  }
  if (now.acting && state.matches({ playing: { action: 'return' } })) {
    const isOpen = wouldComeHome(position, now.acting);
    return {
      about: placeWithGoal(now.acting, goalPairOf(position)),
      line: isOpen ? m.maquis_table_home_open() : m.maquis_table_home_cut(),
    };
  }
  if (state.matches({ playing: 'action' })) {
    return { about: turn, line: m.maquis_table_act_prompt() };
  }
  if (state.matches({ playing: { dusk: 'lastShot' } })) {
    return { about: m.maquis_table_dusk_prompt(), line: m.maquis_table_dusk_hint() };
  }
  if (state.matches({ playing: 'dusk' })) {
    return { about: turn, line: m.maquis_table_upkeep_prompt() };
  }
  return { line: resultText(replayed.outcome ?? { result: 'draw' }) };
}
