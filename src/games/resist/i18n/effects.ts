import * as m from '#messages';
import type { ActionId, EnemyTypeId, MISSIONS } from '../data/index.ts';

/** What an action does, in full. */
export const ACTION_TEXTS: Readonly<Record<ActionId, () => string>> = {
  'count-revealed': m.resist_action_count_revealed,
  'count-civilians': m.resist_action_count_civilians,
  'count-others': m.resist_action_count_others,
  'shift-enemy': m.resist_action_shift_enemy,
  'discard-guerrillas': m.resist_action_discard_guerrillas,
  'discard-enemy': m.resist_action_discard_enemy,
  'discard-two': m.resist_action_discard_two,
  'discard-for-strength': m.resist_action_discard_for_strength,
  'turn-all': m.resist_action_turn_all,
  'turn-two': m.resist_action_turn_two,
  'cycle-spy': m.resist_action_cycle_spy,
  'remove-spy': m.resist_action_remove_spy,
  'recruit-to-deck': m.resist_action_recruit_to_deck,
  'draw-recruit': m.resist_action_draw_recruit,
  weaken: m.resist_action_weaken,
  'draw-1': m.resist_action_draw_1,
  'draw-2': m.resist_action_draw_2,
  'swap-for-2': m.resist_action_swap_for_2,
  'take-revealed': m.resist_action_take_revealed,
  'revealed-to-deck': m.resist_action_revealed_to_deck,
  'sift-hidden': m.resist_action_sift_hidden,
  'sift-enemies': m.resist_action_sift_enemies,
  'sift-recruit': m.resist_action_sift_recruit,
  copy: m.resist_action_copy,
  'ignore-mission': m.resist_action_ignore_mission,
  'halve-mission': m.resist_action_halve_mission,
};

/** What an action does, in three or four words. */
export const ACTION_SHORT_WORDS: Readonly<Record<ActionId, () => string>> = {
  'count-revealed': m.resist_action_short_count_revealed,
  'count-civilians': m.resist_action_short_count_civilians,
  'count-others': m.resist_action_short_count_others,
  'shift-enemy': m.resist_action_short_shift_enemy,
  'discard-guerrillas': m.resist_action_short_discard_guerrillas,
  'discard-enemy': m.resist_action_short_discard_enemy,
  'discard-two': m.resist_action_short_discard_two,
  'discard-for-strength': m.resist_action_short_discard_for_strength,
  'turn-all': m.resist_action_short_turn_all,
  'turn-two': m.resist_action_short_turn_two,
  'cycle-spy': m.resist_action_short_cycle_spy,
  'remove-spy': m.resist_action_short_remove_spy,
  'recruit-to-deck': m.resist_action_short_recruit_to_deck,
  'draw-recruit': m.resist_action_short_draw_recruit,
  weaken: m.resist_action_short_weaken,
  'draw-1': m.resist_action_short_draw_1,
  'draw-2': m.resist_action_short_draw_2,
  'swap-for-2': m.resist_action_short_swap_for_2,
  'take-revealed': m.resist_action_short_take_revealed,
  'revealed-to-deck': m.resist_action_short_revealed_to_deck,
  'sift-hidden': m.resist_action_short_sift_hidden,
  'sift-enemies': m.resist_action_short_sift_enemies,
  'sift-recruit': m.resist_action_short_sift_recruit,
  copy: m.resist_action_short_copy,
  'ignore-mission': m.resist_action_short_ignore_mission,
  'halve-mission': m.resist_action_short_halve_mission,
};

/** What an Enemy does. */
export const ENEMY_EFFECTS: Readonly<Record<EnemyTypeId, () => string>> = {
  'counter-guerrilla': m.resist_enemy_does_counter_guerrilla,
  military: m.resist_enemy_does_military,
  'spy-master': m.resist_enemy_does_spy_master,
  guard: m.resist_enemy_does_guard,
  grunt: m.resist_enemy_does_grunt,
  jailor: m.resist_enemy_does_jailor,
  engineer: m.resist_enemy_does_engineer,
  'radio-operator': m.resist_enemy_does_radio_operator,
};

/** What a Mission does. */
export function missionEffect(effect: (typeof MISSIONS)[number]['effect']): string {
  switch (effect.does) {
    case 'reinforce-others':
      return m.resist_effect_reinforce();
    case 'change-draw':
      return effect.by < 0 ? m.resist_effect_draw_less() : m.resist_effect_draw_more();
    case 'turn-all':
      return m.resist_effect_turn_all();
    case 'discard-elsewhere':
      return effect.at === 'one' ? m.resist_effect_discard_one() : m.resist_effect_discard_each();
    case 'remove-spy':
      return m.resist_effect_remove_spy();
    case 'civilian-per-enemy':
      return m.resist_effect_civilians();
    case 'recruit-to-discard':
      return m.resist_effect_recruit();
    case 'new-spy':
      return m.resist_effect_new_spy();
    case 'revealed-to-discard':
      return m.resist_effect_revealed_back();
    case 'remove-hidden':
      return m.resist_effect_remove_hidden();
    case 'spies-on-top':
      return m.resist_effect_spies_on_top();
    case 'discard-from-hand':
      return m.resist_effect_discard_from_hand();
    case 'discard-in-play':
      return m.resist_effect_discard_in_play();
    case 'limit-reveals':
      return effect.most === 0 ? m.resist_effect_reveal_none() : m.resist_effect_reveal_one();
    case 'raise-enemies':
      return m.resist_effect_raise_enemies();
  }
}

/** What a Mission does, in a few words. */
export function missionShortEffect(effect: (typeof MISSIONS)[number]['effect']): string {
  switch (effect.does) {
    case 'reinforce-others':
      return m.resist_effect_short_reinforce();
    case 'change-draw':
      return effect.by < 0 ? m.resist_effect_short_draw_less() : m.resist_effect_short_draw_more();
    case 'turn-all':
      return m.resist_effect_short_turn_all();
    case 'discard-elsewhere':
      return effect.at === 'one'
        ? m.resist_effect_short_discard_one()
        : m.resist_effect_short_discard_each();
    case 'remove-spy':
      return m.resist_effect_short_remove_spy();
    case 'civilian-per-enemy':
      return m.resist_effect_short_civilians();
    case 'recruit-to-discard':
      return m.resist_effect_short_recruit();
    case 'new-spy':
      return m.resist_effect_short_new_spy();
    case 'revealed-to-discard':
      return m.resist_effect_short_revealed_back();
    case 'remove-hidden':
      return m.resist_effect_short_remove_hidden();
    case 'spies-on-top':
      return m.resist_effect_short_spies_on_top();
    case 'discard-from-hand':
      return m.resist_effect_short_discard_from_hand();
    case 'discard-in-play':
      return m.resist_effect_short_discard_in_play();
    case 'limit-reveals':
      return effect.most === 0
        ? m.resist_effect_short_reveal_none()
        : m.resist_effect_short_reveal_one();
    case 'raise-enemies':
      return m.resist_effect_short_raise_enemies();
  }
}
