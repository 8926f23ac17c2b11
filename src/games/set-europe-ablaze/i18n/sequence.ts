import * as m from '#messages';
import type { StepId } from '../data/sequence.ts';

type Said = () => string;

/** What is said of a step beside its name: what is done in it, what is forgotten. */
interface StepWords {
  readonly does?: Said;
  readonly forgotten?: Said;
}

/** The steps of which more is to be said than their name. */
const STEPS: Readonly<Partial<Record<StepId, StepWords>>> = {
  'set-up.german': {
    does: m.ablaze_step_set_up_german_do,
    forgotten: m.ablaze_step_set_up_german_forgotten,
  },
  'set-up.maquis': { does: m.ablaze_step_set_up_maquis_do },
  'set-up.tracks': { does: m.ablaze_step_set_up_tracks_do },
  org: { does: m.ablaze_step_org_do },
  'org.lay': { does: m.ablaze_step_org_lay_do, forgotten: m.ablaze_step_org_lay_forgotten },
  'org.clear': { forgotten: m.ablaze_step_org_clear_forgotten },
  'org.arrive.training': {
    does: m.ablaze_step_org_arrive_training_do,
    forgotten: m.ablaze_step_org_arrive_training_forgotten,
  },
  'org.arrive.strength': {
    does: m.ablaze_step_org_arrive_strength_do,
    forgotten: m.ablaze_step_org_arrive_strength_forgotten,
  },
  'org.arrive.networks': {
    does: m.ablaze_step_org_arrive_networks_do,
    forgotten: m.ablaze_step_org_arrive_networks_forgotten,
  },
  'org.arrive.caches': {
    does: m.ablaze_step_org_arrive_caches_do,
    forgotten: m.ablaze_step_org_arrive_caches_forgotten,
  },
  'org.arrive.teams': {
    does: m.ablaze_step_org_arrive_teams_do,
    forgotten: m.ablaze_step_org_arrive_teams_forgotten,
  },
  'org.arrive.hero': {
    does: m.ablaze_step_org_arrive_hero_do,
    forgotten: m.ablaze_step_org_arrive_hero_forgotten,
  },
  'org.arrive.morale': { forgotten: m.ablaze_step_org_arrive_morale_forgotten },
  'org.arrive.security': {
    does: m.ablaze_step_org_arrive_security_do,
    forgotten: m.ablaze_step_org_arrive_security_forgotten,
  },
  'org.arrive.vichy': { forgotten: m.ablaze_step_org_arrive_vichy_forgotten },
  'org.arrive.detachments': { forgotten: m.ablaze_step_org_arrive_detachments_forgotten },
  'org.arrive.labor': { forgotten: m.ablaze_step_org_arrive_labor_forgotten },
  'org.recruit': { does: m.ablaze_step_org_recruit_do },
  'org.recruit.strength': { does: m.ablaze_step_org_recruit_strength_do },
  'org.recruit.networks': {
    does: m.ablaze_step_org_recruit_networks_do,
    forgotten: m.ablaze_step_org_recruit_networks_forgotten,
  },
  'org.recruit.caches': { does: m.ablaze_step_org_recruit_caches_do },
  'org.recruit.security': {
    does: m.ablaze_step_org_recruit_security_do,
    forgotten: m.ablaze_step_org_recruit_security_forgotten,
  },
  'org.recruit.labor': {
    does: m.ablaze_step_org_recruit_labor_do,
    forgotten: m.ablaze_step_org_recruit_labor_forgotten,
  },
  'org.reveal': {
    does: m.ablaze_step_org_reveal_do,
    forgotten: m.ablaze_step_org_reveal_forgotten,
  },
  ops: { does: m.ablaze_step_ops_do },
  'ops.over': { does: m.ablaze_step_ops_over_do },
  'ops.residual': {
    does: m.ablaze_step_ops_residual_do,
    forgotten: m.ablaze_step_ops_residual_forgotten,
  },
  'ops.maximum': {
    does: m.ablaze_step_ops_maximum_do,
    forgotten: m.ablaze_step_ops_maximum_forgotten,
  },
  'ops.pass': { does: m.ablaze_step_ops_pass_do, forgotten: m.ablaze_step_ops_pass_forgotten },
  'ops.area': { does: m.ablaze_step_ops_area_do, forgotten: m.ablaze_step_ops_area_forgotten },
  'ops.act': { does: m.ablaze_step_ops_act_do, forgotten: m.ablaze_step_ops_act_forgotten },
  'ops.act.maquis-prepare': { forgotten: m.ablaze_step_ops_act_maquis_prepare_forgotten },
  'ops.act.maquis-strike': { forgotten: m.ablaze_step_ops_act_maquis_strike_forgotten },
  'ops.act.german-prepare': { forgotten: m.ablaze_step_ops_act_german_prepare_forgotten },
  'ops.act.german-strike': { forgotten: m.ablaze_step_ops_act_german_strike_forgotten },
  'ops.resolve.declare': {
    does: m.ablaze_step_ops_resolve_declare_do,
    forgotten: m.ablaze_step_ops_resolve_declare_forgotten,
  },
  'ops.resolve.headquarters': { does: m.ablaze_step_ops_resolve_headquarters_do },
  'ops.resolve.withhold': {
    does: m.ablaze_step_ops_resolve_withhold_do,
    forgotten: m.ablaze_step_ops_resolve_withhold_forgotten,
  },
  'ops.resolve.convert': {
    does: m.ablaze_step_ops_resolve_convert_do,
    forgotten: m.ablaze_step_ops_resolve_convert_forgotten,
  },
  'ops.resolve.dice': {
    does: m.ablaze_step_ops_resolve_dice_do,
    forgotten: m.ablaze_step_ops_resolve_dice_forgotten,
  },
  'ops.resolve.roll': { does: m.ablaze_step_ops_resolve_roll_do },
  'ops.resolve.pips': { does: m.ablaze_step_ops_resolve_pips_do },
  'ops.resolve.check': {
    does: m.ablaze_step_ops_resolve_check_do,
    forgotten: m.ablaze_step_ops_resolve_check_forgotten,
  },
  'ops.resolve.compare': {
    does: m.ablaze_step_ops_resolve_compare_do,
    forgotten: m.ablaze_step_ops_resolve_compare_forgotten,
  },
  'ops.resolve.backfire': {
    does: m.ablaze_step_ops_resolve_backfire_do,
    forgotten: m.ablaze_step_ops_resolve_backfire_forgotten,
  },
  'ops.resolve.result': {
    does: m.ablaze_step_ops_resolve_result_do,
    forgotten: m.ablaze_step_ops_resolve_result_forgotten,
  },
  'ops.resolve.losses': {
    does: m.ablaze_step_ops_resolve_losses_do,
    forgotten: m.ablaze_step_ops_resolve_losses_forgotten,
  },
  'ops.resolve.spies': { forgotten: m.ablaze_step_ops_resolve_spies_forgotten },
  'ops.resolve.spend': {
    does: m.ablaze_step_ops_resolve_spend_do,
    forgotten: m.ablaze_step_ops_resolve_spend_forgotten,
  },
  'ops.close.maquis': { does: m.ablaze_step_ops_close_maquis_do },
  'ops.close.german': { forgotten: m.ablaze_step_ops_close_german_forgotten },
  end: { does: m.ablaze_step_end_do },
  'end.clear': { does: m.ablaze_step_end_clear_do, forgotten: m.ablaze_step_end_clear_forgotten },
  'end.networks': { forgotten: m.ablaze_step_end_networks_forgotten },
  'end.free-moves': { forgotten: m.ablaze_step_end_free_moves_forgotten },
  'end.morale': {
    does: m.ablaze_step_end_morale_do,
    forgotten: m.ablaze_step_end_morale_forgotten,
  },
  'end.score': { does: m.ablaze_step_end_score_do, forgotten: m.ablaze_step_end_score_forgotten },
  'end.cards': { does: m.ablaze_step_end_cards_do, forgotten: m.ablaze_step_end_cards_forgotten },
  'end.next': { forgotten: m.ablaze_step_end_next_forgotten },
  'any-time.morale': { does: m.ablaze_step_any_time_morale_do },
  'any-time.strength-zero': { does: m.ablaze_step_any_time_strength_zero_do },
  'any-time.value-zero': { does: m.ablaze_step_any_time_value_zero_do },
  'any-time.repaired': {
    does: m.ablaze_step_any_time_repaired_do,
    forgotten: m.ablaze_step_any_time_repaired_forgotten,
  },
  'any-time.network': { does: m.ablaze_step_any_time_network_do },
  'any-time.last-card': { does: m.ablaze_step_any_time_last_card_do },
  'any-time.spade': { does: m.ablaze_step_any_time_spade_do },
};

/** What is said of a step beside its name. */
export const stepWords = (id: StepId): StepWords => STEPS[id] ?? {};
