import * as m from '#messages';
import type { Ending, Reading, Result, Split } from '../data/index.ts';
import { type AskId, type Lack, type PhaseId, type Position, snapshotOf } from '../engine/index.ts';
import { RESULT_NAMES } from './names.ts';

/** The phases, as the rulebook calls them. */
export const PHASE_NAMES: Readonly<Record<PhaseId, () => string>> = {
  setup: m.resist_phase_setup,
  plan: m.resist_phase_plan,
  attack: m.resist_phase_attack,
  strike: m.resist_phase_strike,
  survive: m.resist_phase_survive,
  aftermath: m.resist_phase_aftermath,
  recover: m.resist_phase_recover,
  over: m.resist_phase_over,
};

/** What each question waits for, within a sentence. */
export const WAITS_FOR: Readonly<Record<AskId, () => string>> = {
  pair: m.resist_waits_pair,
  draft: m.resist_waits_draft,
  mission: m.resist_waits_mission,
  draw: m.resist_waits_draw,
  plan: m.resist_waits_plan,
  use: m.resist_waits_use,
  copy: m.resist_waits_copy,
  at: m.resist_waits_at,
  turn: m.resist_waits_turn,
  drop: m.resist_waits_drop,
  reveal: m.resist_waits_reveal,
  'discard-here': m.resist_waits_discard_here,
  shift: m.resist_waits_shift,
  'discard-elsewhere': m.resist_waits_discard_elsewhere,
  'discard-card': m.resist_waits_discard_card,
  look: m.resist_waits_look,
  arrange: m.resist_waits_arrange,
  pick: m.resist_waits_pick,
  take: m.resist_waits_take,
  recruit: m.resist_waits_recruit,
  remove: m.resist_waits_remove,
  attack: m.resist_waits_attack,
  strike: m.resist_waits_strike,
  survive: m.resist_waits_survive,
  civilian: m.resist_waits_civilian,
  decide: m.resist_waits_decide,
  over: m.resist_waits_over,
};

/** What an action needs to be carried out in full, within a sentence. */
export const LACKS: Readonly<Record<Lack, () => string>> = {
  'enemy-here': m.resist_lack_enemy_here,
  'two-enemies-here': m.resist_lack_two_enemies_here,
  'guerrilla-here': m.resist_lack_guerrilla_here,
  'strong-enemy-here': m.resist_lack_strong_enemy_here,
  'other-mission': m.resist_lack_other_mission,
  'face-down-enemy': m.resist_lack_face_down_enemy,
  'spy-in-hand': m.resist_lack_spy_in_hand,
  'maquis-in-hand': m.resist_lack_maquis_in_hand,
  'card-to-draw': m.resist_lack_card_to_draw,
  'enemy-to-look-at': m.resist_lack_enemy_to_look_at,
  recruit: m.resist_lack_recruit,
  'revealed-card': m.resist_lack_revealed_card,
  'action-to-copy': m.resist_lack_action_to_copy,
};

interface Ended {
  readonly result: Result;
  readonly reason: Ending;
  readonly points?: number | undefined;
}

/** What a game came to, as a sentence. Points count only where it was not lost. */
export function outcomeText({ result, reason, points = 0 }: Ended): string {
  switch (reason) {
    case 'civilians':
      return m.resist_outcome_civilians();
    case 'missions':
      return m.resist_outcome_missions();
    case 'spies':
      return m.resist_outcome_spies();
    case 'ended':
      return endedText(result, points);
    default:
      return reason satisfies never;
  }
}

/** The same without its full stop, where something follows. */
export const outcomeInLine = (outcome: Ended): string =>
  outcomeText(outcome).replace(/[.。]$/u, '');

function endedText(result: Result, points: number): string {
  if (result === 'epic') return m.resist_outcome_epic();
  return points === 1
    ? m.resist_outcome_one_point({ result: RESULT_NAMES[result]() })
    : m.resist_outcome_points({ result: RESULT_NAMES[result](), points });
}

export const SPLIT_NAMES: Readonly<Record<Split, () => string>> = {
  random: m.resist_split_random,
  draft: m.resist_split_draft,
};

export const READING_NAMES: Readonly<Record<Reading, () => string>> = {
  strict: m.resist_reading_strict,
  lenient: m.resist_reading_lenient,
};

/** "Draft, strict reading". */
export const gameText = ({ split, reading }: { split: Split; reading: Reading }): string =>
  m.resist_game_named({ split: SPLIT_NAMES[split](), reading: READING_NAMES[reading]() });

/** "Round 3, ATTACK". */
export function momentText(position: Position): string {
  const { round, phase } = snapshotOf(position);
  const name = PHASE_NAMES[phase]();
  return round > 0 ? m.resist_moment({ round, phase: name }) : name;
}
