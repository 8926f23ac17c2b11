import * as m from '#messages';
import type { StepId } from '../data/sequence.ts';

type Said = () => string;

/** What is said of a step: its name, what is done in it, what is forgotten. */
export interface StepWords {
  readonly title: Said;
  readonly does?: Said;
  readonly forgotten?: Said;
}

export const STEP_WORDS: Readonly<Record<StepId, StepWords>> = {
  'set-up': { title: m.ablaze_step_set_up },
  'set-up.german': {
    title: m.ablaze_step_set_up_german,
    does: m.ablaze_step_set_up_german_do,
    forgotten: m.ablaze_step_set_up_german_forgotten,
  },
  'set-up.maquis': { title: m.ablaze_step_set_up_maquis, does: m.ablaze_step_set_up_maquis_do },
  'set-up.heroes': { title: m.ablaze_step_set_up_heroes },
  'set-up.hands': { title: m.ablaze_step_set_up_hands },
  'set-up.tracks': { title: m.ablaze_step_set_up_tracks, does: m.ablaze_step_set_up_tracks_do },
  org: { title: m.ablaze_step_org, does: m.ablaze_step_org_do },
  'org.lay': {
    title: m.ablaze_step_org_lay,
    does: m.ablaze_step_org_lay_do,
    forgotten: m.ablaze_step_org_lay_forgotten,
  },
  'org.clear': { title: m.ablaze_step_org_clear, forgotten: m.ablaze_step_org_clear_forgotten },
  'org.arrive': { title: m.ablaze_step_org_arrive },
  'org.arrive.training': {
    title: m.ablaze_step_org_arrive_training,
    does: m.ablaze_step_org_arrive_training_do,
    forgotten: m.ablaze_step_org_arrive_training_forgotten,
  },
  'org.arrive.heroes-back': { title: m.ablaze_step_org_arrive_heroes_back },
  'org.arrive.strength': {
    title: m.ablaze_step_org_arrive_strength,
    does: m.ablaze_step_org_arrive_strength_do,
    forgotten: m.ablaze_step_org_arrive_strength_forgotten,
  },
  'org.arrive.networks': {
    title: m.ablaze_step_org_arrive_networks,
    does: m.ablaze_step_org_arrive_networks_do,
    forgotten: m.ablaze_step_org_arrive_networks_forgotten,
  },
  'org.arrive.caches': {
    title: m.ablaze_step_org_arrive_caches,
    does: m.ablaze_step_org_arrive_caches_do,
    forgotten: m.ablaze_step_org_arrive_caches_forgotten,
  },
  'org.arrive.teams': {
    title: m.ablaze_step_org_arrive_teams,
    does: m.ablaze_step_org_arrive_teams_do,
    forgotten: m.ablaze_step_org_arrive_teams_forgotten,
  },
  'org.arrive.hero': {
    title: m.ablaze_step_org_arrive_hero,
    does: m.ablaze_step_org_arrive_hero_do,
    forgotten: m.ablaze_step_org_arrive_hero_forgotten,
  },
  'org.arrive.morale': {
    title: m.ablaze_step_org_arrive_morale,
    forgotten: m.ablaze_step_org_arrive_morale_forgotten,
  },
  'org.arrive.security': {
    title: m.ablaze_step_org_arrive_security,
    does: m.ablaze_step_org_arrive_security_do,
    forgotten: m.ablaze_step_org_arrive_security_forgotten,
  },
  'org.arrive.vichy': {
    title: m.ablaze_step_org_arrive_vichy,
    forgotten: m.ablaze_step_org_arrive_vichy_forgotten,
  },
  'org.arrive.detachments': {
    title: m.ablaze_step_org_arrive_detachments,
    forgotten: m.ablaze_step_org_arrive_detachments_forgotten,
  },
  'org.arrive.labor': {
    title: m.ablaze_step_org_arrive_labor,
    forgotten: m.ablaze_step_org_arrive_labor_forgotten,
  },
  'org.recruit': { title: m.ablaze_step_org_recruit, does: m.ablaze_step_org_recruit_do },
  'org.recruit.strength': {
    title: m.ablaze_step_org_recruit_strength,
    does: m.ablaze_step_org_recruit_strength_do,
  },
  'org.recruit.networks': {
    title: m.ablaze_step_org_recruit_networks,
    does: m.ablaze_step_org_recruit_networks_do,
    forgotten: m.ablaze_step_org_recruit_networks_forgotten,
  },
  'org.recruit.caches': {
    title: m.ablaze_step_org_recruit_caches,
    does: m.ablaze_step_org_recruit_caches_do,
  },
  'org.recruit.security': {
    title: m.ablaze_step_org_recruit_security,
    does: m.ablaze_step_org_recruit_security_do,
    forgotten: m.ablaze_step_org_recruit_security_forgotten,
  },
  'org.recruit.labor': {
    title: m.ablaze_step_org_recruit_labor,
    does: m.ablaze_step_org_recruit_labor_do,
    forgotten: m.ablaze_step_org_recruit_labor_forgotten,
  },
  'org.reveal': {
    title: m.ablaze_step_org_reveal,
    does: m.ablaze_step_org_reveal_do,
    forgotten: m.ablaze_step_org_reveal_forgotten,
  },
  ops: { title: m.ablaze_step_ops, does: m.ablaze_step_ops_do },
  'ops.over': { title: m.ablaze_step_ops_over, does: m.ablaze_step_ops_over_do },
  'ops.residual': {
    title: m.ablaze_step_ops_residual,
    does: m.ablaze_step_ops_residual_do,
    forgotten: m.ablaze_step_ops_residual_forgotten,
  },
  'ops.maximum': {
    title: m.ablaze_step_ops_maximum,
    does: m.ablaze_step_ops_maximum_do,
    forgotten: m.ablaze_step_ops_maximum_forgotten,
  },
  'ops.pass': {
    title: m.ablaze_step_ops_pass,
    does: m.ablaze_step_ops_pass_do,
    forgotten: m.ablaze_step_ops_pass_forgotten,
  },
  'ops.area': {
    title: m.ablaze_step_ops_area,
    does: m.ablaze_step_ops_area_do,
    forgotten: m.ablaze_step_ops_area_forgotten,
  },
  'ops.act': {
    title: m.ablaze_step_ops_act,
    does: m.ablaze_step_ops_act_do,
    forgotten: m.ablaze_step_ops_act_forgotten,
  },
  'ops.act.maquis-prepare': {
    title: m.ablaze_step_ops_act_maquis_prepare,
    forgotten: m.ablaze_step_ops_act_maquis_prepare_forgotten,
  },
  'ops.act.maquis-strike': {
    title: m.ablaze_step_ops_act_maquis_strike,
    forgotten: m.ablaze_step_ops_act_maquis_strike_forgotten,
  },
  'ops.act.german-prepare': {
    title: m.ablaze_step_ops_act_german_prepare,
    forgotten: m.ablaze_step_ops_act_german_prepare_forgotten,
  },
  'ops.act.german-strike': {
    title: m.ablaze_step_ops_act_german_strike,
    forgotten: m.ablaze_step_ops_act_german_strike_forgotten,
  },
  'ops.resolve': { title: m.ablaze_step_ops_resolve },
  'ops.resolve.declare': {
    title: m.ablaze_step_ops_resolve_declare,
    does: m.ablaze_step_ops_resolve_declare_do,
    forgotten: m.ablaze_step_ops_resolve_declare_forgotten,
  },
  'ops.resolve.headquarters': {
    title: m.ablaze_step_ops_resolve_headquarters,
    does: m.ablaze_step_ops_resolve_headquarters_do,
  },
  'ops.resolve.withhold': {
    title: m.ablaze_step_ops_resolve_withhold,
    does: m.ablaze_step_ops_resolve_withhold_do,
    forgotten: m.ablaze_step_ops_resolve_withhold_forgotten,
  },
  'ops.resolve.convert': {
    title: m.ablaze_step_ops_resolve_convert,
    does: m.ablaze_step_ops_resolve_convert_do,
    forgotten: m.ablaze_step_ops_resolve_convert_forgotten,
  },
  'ops.resolve.dice': {
    title: m.ablaze_step_ops_resolve_dice,
    does: m.ablaze_step_ops_resolve_dice_do,
    forgotten: m.ablaze_step_ops_resolve_dice_forgotten,
  },
  'ops.resolve.roll': {
    title: m.ablaze_step_ops_resolve_roll,
    does: m.ablaze_step_ops_resolve_roll_do,
  },
  'ops.resolve.pips': {
    title: m.ablaze_step_ops_resolve_pips,
    does: m.ablaze_step_ops_resolve_pips_do,
  },
  'ops.resolve.check': {
    title: m.ablaze_step_ops_resolve_check,
    does: m.ablaze_step_ops_resolve_check_do,
    forgotten: m.ablaze_step_ops_resolve_check_forgotten,
  },
  'ops.resolve.compare': {
    title: m.ablaze_step_ops_resolve_compare,
    does: m.ablaze_step_ops_resolve_compare_do,
    forgotten: m.ablaze_step_ops_resolve_compare_forgotten,
  },
  'ops.resolve.backfire': {
    title: m.ablaze_step_ops_resolve_backfire,
    does: m.ablaze_step_ops_resolve_backfire_do,
    forgotten: m.ablaze_step_ops_resolve_backfire_forgotten,
  },
  'ops.resolve.result': {
    title: m.ablaze_step_ops_resolve_result,
    does: m.ablaze_step_ops_resolve_result_do,
    forgotten: m.ablaze_step_ops_resolve_result_forgotten,
  },
  'ops.resolve.losses': {
    title: m.ablaze_step_ops_resolve_losses,
    does: m.ablaze_step_ops_resolve_losses_do,
    forgotten: m.ablaze_step_ops_resolve_losses_forgotten,
  },
  'ops.resolve.spies': {
    title: m.ablaze_step_ops_resolve_spies,
    forgotten: m.ablaze_step_ops_resolve_spies_forgotten,
  },
  'ops.resolve.spend': {
    title: m.ablaze_step_ops_resolve_spend,
    does: m.ablaze_step_ops_resolve_spend_do,
    forgotten: m.ablaze_step_ops_resolve_spend_forgotten,
  },
  'ops.close': { title: m.ablaze_step_ops_close },
  'ops.close.maquis': {
    title: m.ablaze_step_ops_close_maquis,
    does: m.ablaze_step_ops_close_maquis_do,
  },
  'ops.close.german': {
    title: m.ablaze_step_ops_close_german,
    forgotten: m.ablaze_step_ops_close_german_forgotten,
  },
  end: { title: m.ablaze_step_end, does: m.ablaze_step_end_do },
  'end.clear': {
    title: m.ablaze_step_end_clear,
    does: m.ablaze_step_end_clear_do,
    forgotten: m.ablaze_step_end_clear_forgotten,
  },
  'end.headquarters': { title: m.ablaze_step_end_headquarters },
  'end.networks': {
    title: m.ablaze_step_end_networks,
    forgotten: m.ablaze_step_end_networks_forgotten,
  },
  'end.deceived': { title: m.ablaze_step_end_deceived },
  'end.free-moves': {
    title: m.ablaze_step_end_free_moves,
    forgotten: m.ablaze_step_end_free_moves_forgotten,
  },
  'end.morale': {
    title: m.ablaze_step_end_morale,
    does: m.ablaze_step_end_morale_do,
    forgotten: m.ablaze_step_end_morale_forgotten,
  },
  'end.score': {
    title: m.ablaze_step_end_score,
    does: m.ablaze_step_end_score_do,
    forgotten: m.ablaze_step_end_score_forgotten,
  },
  'end.cards': {
    title: m.ablaze_step_end_cards,
    does: m.ablaze_step_end_cards_do,
    forgotten: m.ablaze_step_end_cards_forgotten,
  },
  'end.next': { title: m.ablaze_step_end_next, forgotten: m.ablaze_step_end_next_forgotten },
  'any-time': { title: m.ablaze_step_any_time },
  'any-time.morale': {
    title: m.ablaze_step_any_time_morale,
    does: m.ablaze_step_any_time_morale_do,
  },
  'any-time.strength-zero': {
    title: m.ablaze_step_any_time_strength_zero,
    does: m.ablaze_step_any_time_strength_zero_do,
  },
  'any-time.value-zero': {
    title: m.ablaze_step_any_time_value_zero,
    does: m.ablaze_step_any_time_value_zero_do,
  },
  'any-time.repaired': {
    title: m.ablaze_step_any_time_repaired,
    does: m.ablaze_step_any_time_repaired_do,
    forgotten: m.ablaze_step_any_time_repaired_forgotten,
  },
  'any-time.network': {
    title: m.ablaze_step_any_time_network,
    does: m.ablaze_step_any_time_network_do,
  },
  'any-time.last-card': {
    title: m.ablaze_step_any_time_last_card,
    does: m.ablaze_step_any_time_last_card_do,
  },
  'any-time.spade': { title: m.ablaze_step_any_time_spade, does: m.ablaze_step_any_time_spade_do },
};
