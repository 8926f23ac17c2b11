import * as m from '#messages';
import type { HouseOption, HouseRuling } from '../data/house-options.ts';

type Name = () => string;

/** What a group may choose, by the ruling. */
export const HOUSE_NAMES: Readonly<Record<HouseRuling, Name>> = {
  C01: m.ablaze_house_c01,
  C10: m.ablaze_house_c10,
  C13: m.ablaze_house_c13,
  C15: m.ablaze_house_c15,
  N01: m.ablaze_house_n01,
  N10: m.ablaze_house_n10,
  N11: m.ablaze_house_n11,
  N17: m.ablaze_house_n17,
  N20: m.ablaze_house_n20,
};

const OPTIONS: { readonly [Id in HouseRuling]: Readonly<Record<HouseOption<Id>, Name>> } = {
  C01: {
    'half-or-less': m.ablaze_house_c01_half_or_less,
    'less-than-half': m.ablaze_house_c01_less_than_half,
  },
  C10: { required: m.ablaze_house_c10_required, waived: m.ablaze_house_c10_waived },
  C13: { 'by-level': m.ablaze_house_c13_by_level, 'one-only': m.ablaze_house_c13_one_only },
  C15: {
    'strength-and-networks': m.ablaze_house_c15_strength_and_networks,
    'strength-only': m.ablaze_house_c15_strength_only,
  },
  N01: { before: m.ablaze_house_n01_before, after: m.ablaze_house_n01_after },
  N10: { france: m.ablaze_house_n10_france, anywhere: m.ablaze_house_n10_anywhere },
  N11: {
    'ready-only': m.ablaze_house_n11_ready_only,
    'support-too': m.ablaze_house_n11_support_too,
  },
  N17: { jedburgh: m.ablaze_house_n17_jedburgh, 'any-team': m.ablaze_house_n17_any_team },
  N20: {
    'one-mission': m.ablaze_house_n20_one_mission,
    'one-turn': m.ablaze_house_n20_one_turn,
  },
};

/** A choice in words. */
export function optionName(id: HouseRuling, option: string): string {
  const names: Readonly<Record<string, Name>> = OPTIONS[id];
  return names[option]?.() ?? option;
}
