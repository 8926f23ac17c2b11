import * as m from '#messages';
import type { EventType } from '../engine/log/index.ts';

/** What happens at the table, as the log names it. */
export const EVENT_NAMES: Readonly<Record<EventType, () => string>> = {
  start: m.ablaze_event_start,
  next: m.ablaze_event_next,
  lay: m.ablaze_event_lay,
  reveal: m.ablaze_event_reveal,
  place: m.ablaze_event_place,
  buy: m.ablaze_event_buy,
  pass: m.ablaze_event_pass,
  select: m.ablaze_event_select,
  kind: m.ablaze_event_kind,
  action: m.ablaze_event_action,
  withhold: m.ablaze_event_withhold,
  hq: m.ablaze_event_hq,
  effect: m.ablaze_event_effect,
  lose: m.ablaze_event_lose,
  spies: m.ablaze_event_spies,
  score: m.ablaze_event_score,
  hand: m.ablaze_event_hand,
  'end-impulse': m.ablaze_event_end_impulse,
  correct: m.ablaze_event_correct,
  undo: m.ablaze_event_undo,
  redo: m.ablaze_event_redo,
};
