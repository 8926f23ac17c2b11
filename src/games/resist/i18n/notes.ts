import * as m from '#messages';
import type { Detail, MaquisId } from '../data/index.ts';
import type { Reason } from '../engine/index.ts';
import {
  missionAsked,
  type NextDetail,
  NOTE_REASONS,
  type NoteEvent,
  type NotePart,
  type Notes,
  noteRules,
  type Spot,
  type SpySpot,
} from '../session/notes/index.ts';
import { enemyName, maquisName, missionName } from './cards.ts';
import { eventText } from './events.ts';
import { PHASE_NAMES } from './moments.ts';
import { reasonText } from './reasons.ts';

/** What can be noted, part by part. */
export const PART_NAMES: Readonly<Record<NotePart, () => string>> = {
  guide: m.resist_notes_part_guide,
  missions: m.resist_notes_part_missions,
  strength: m.resist_notes_part_strength,
  civilians: m.resist_notes_part_civilians,
  spies: m.resist_notes_part_spies,
};

/** Where a Maquis can lie. */
export const SPOT_NAMES: Readonly<Record<Spot, () => string>> = {
  hand: m.resist_notes_spot_hand,
  hidden: m.resist_notes_spot_hidden,
  revealed: m.resist_notes_spot_revealed,
  top: m.resist_notes_spot_top,
  deck: m.resist_notes_spot_deck,
  discard: m.resist_notes_spot_discard,
  pile: m.resist_notes_spot_pile,
  out: m.resist_notes_spot_out,
  recruits: m.resist_notes_spot_recruits,
};

/** Where Spies can lie. */
export const SPY_SPOT_NAMES: Readonly<Record<SpySpot, () => string>> = {
  deck: m.resist_notes_spot_deck,
  top: m.resist_notes_spot_top,
  hand: m.resist_notes_spot_hand,
  discard: m.resist_notes_spot_discard,
  supply: m.resist_notes_spot_supply,
  out: m.resist_notes_spot_out,
};

/** What is asked of an effect; `mission` is where it happens. */
const ASKED: Readonly<Record<Detail, (where: { readonly mission: string }) => string>> = {
  used: m.resist_ask_use,
  copied: m.resist_ask_copy,
  'face-down-where': m.resist_ask_at,
  'turned-up': m.resist_notes_ask_turn_up,
  'two-turned-up': m.resist_notes_ask_came_up,
  'turned-away': m.resist_ask_drop,
  'enemy-away': m.resist_ask_discard_here,
  'enemy-gained': m.resist_ask_gain,
  'enemy-moved': m.resist_ask_shift,
  'guerrillas-away': m.resist_notes_ask_guerrillas,
  elsewhere: m.resist_ask_at,
  'enemy-away-there': m.resist_ask_discard_at,
  'enemy-away-each': m.resist_ask_discard_at,
  drawn: m.resist_notes_ask_drawn,
  'hand-away': m.resist_notes_ask_hand_away,
  'spy-away': m.resist_notes_ask_spy_away,
  'spy-out': m.resist_notes_ask_spy_out,
  'recruit-to-hand': m.resist_notes_ask_recruit,
  'recruit-away': m.resist_notes_ask_recruit,
  'recruit-to-deck': m.resist_ask_pick,
  'back-to-hand': m.resist_ask_take_to_hand,
  'back-to-deck': m.resist_ask_take_to_deck,
  'back-away': m.resist_ask_take_to_discard,
  'seen-away': m.resist_notes_ask_seen_away,
  'seen-back': m.resist_notes_ask_seen_back,
  'enemies-seen-away': m.resist_notes_ask_seen_away,
  'enemies-seen-back': m.resist_notes_ask_seen_back,
  'seen-sorted': m.resist_notes_ask_seen_sorted,
  civilian: m.resist_notes_which_civilian,
  victim: m.resist_notes_ask_victim,
};

/** What is asked now of a card just played, or of an effect. */
export function askedText(notes: Notes, asked: NextDetail): string {
  const mission = missionAsked(notes, asked);
  return ASKED[asked.told]({ mission: mission ? missionName(mission) : '' });
}

/** What happened, as a line of the log. */
export function noteEventText(event: NoteEvent): string {
  switch (event.type) {
    case 'hand-told':
      return m.resist_notes_event_hand({ cards: event.cards, spies: event.spies });
    case 'drawn-unnamed':
      return m.resist_notes_event_drawn_unnamed();
    case 'put':
      return m.resist_notes_event_put({
        maquis: maquisName(event.maquis as MaquisId),
        where: SPOT_NAMES[event.where as Spot](),
      });
    case 'spy-put':
      return m.resist_notes_event_spy_put({ where: SPY_SPOT_NAMES[event.to]() });
    case 'taken-back':
      return m.resist_notes_event_taken_back({ maquis: maquisName(event.maquis) });
    case 'added':
      return event.by > 0 ? m.resist_notes_event_added() : m.resist_notes_event_added_less();
    default:
      return eventText(event);
  }
}

const SENTENCES: Readonly<
  Record<keyof typeof NOTE_REASONS, (params: Readonly<Record<string, string | number>>) => string>
> = {
  'row-is-full': () => m.resist_notes_reason_row_is_full(),
  'unnamed-in-hand': ({ count }) => m.resist_notes_reason_unnamed_in_hand({ count }),
  'no-mission-chosen': () => m.resist_notes_reason_no_mission_chosen(),
  'hand-cannot-be': ({ cards, least, most }) =>
    m.resist_notes_reason_hand_cannot_be({ cards, least, most }),
  'no-spy-there': () => m.resist_notes_reason_no_spy_there(),
  'no-recruit': () => m.resist_notes_reason_no_recruit(),
  'nothing-due': () => m.resist_notes_reason_nothing_due(),
  'not-now': () => m.resist_notes_reason_not_now(),
  'not-a-telling': () => m.resist_notes_reason_not_a_telling(),
};

const isOwn = (code: string): code is keyof typeof NOTE_REASONS => code in NOTE_REASONS;

/** Why something cannot be, as a sentence. */
export const noteReasonText = ({ code, params }: Pick<Reason, 'params'> & { code: string }) =>
  isOwn(code) ? SENTENCES[code](params) : reasonText({ code, params });

/** Something told, named by what happened with it: "Abel comes hidden". */
export function tellingText(before: Notes, move: string): string {
  const taken = noteRules.apply(before, { move });
  const [event] = 'events' in taken ? taken.events : [];
  return event ? noteEventText(event).replace(/[.。]$/, '') : m.resist_notes_step();
}

/** The same as briefly as undo says it: what was tapped. */
export function tellingInShort(before: Notes, move: string): string {
  const taken = noteRules.apply(before, { move });
  const [event] = 'events' in taken ? taken.events : [];
  if (!event) return tellingText(before, move);
  if ('kind' in event) return enemyName(event.kind);
  if ('maquis' in event) return maquisName(event.maquis as MaquisId);
  if ('mission' in event) return missionName(event.mission);
  switch (event.type) {
    case 'hand-told':
      return m.resist_notes_spies({ spies: event.spies });
    case 'civilian-drawn':
      return event.number > 0
        ? m.resist_notes_civilian({ number: event.number })
        : m.resist_notes_cat_short();
    case 'struck':
      return PHASE_NAMES.strike();
    case 'stopped':
      return m.resist_event_stopped_none().replace(/[.。]$/, '');
    case 'game-over':
      return PHASE_NAMES.over();
    default:
      return tellingText(before, move);
  }
}

/** "Round 3, ATTACK". */
export const notesMoment = ({ round, phase }: Notes): string =>
  round > 0 ? m.resist_moment({ round, phase: PHASE_NAMES[phase]() }) : PHASE_NAMES[phase]();
