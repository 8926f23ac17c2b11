import * as m from '#messages';
import type { TableAsset } from '../engine/tables/index.ts';
import type { AreaLine, PoolAsset } from '../odds/index.ts';

/** What can take part, by its name; Morale of either kind. */
export const POOL_ASSET_NAMES: Readonly<Record<PoolAsset, () => string>> = {
  strength: m.ablaze_asset_strength,
  network: m.ablaze_asset_network,
  team: m.ablaze_asset_team,
  jed: m.ablaze_piece_jed,
  og: m.ablaze_aid_other_team,
  cache: m.ablaze_asset_cache,
  hero: m.ablaze_asset_hero,
  soe: m.ablaze_asset_soe,
  security: m.ablaze_asset_security,
  'vichy-security': m.ablaze_asset_vichy_security,
  detachment: m.ablaze_asset_detachment,
  abwehr: m.ablaze_piece_abwehr,
  gestapo: m.ablaze_piece_gestapo,
  rsha: m.ablaze_piece_rsha,
  labor: m.ablaze_asset_labor,
  mbf: m.ablaze_asset_mbf,
  advantage: m.ablaze_asset_advantage,
  morale: m.ablaze_aid_morale,
};

/** Where the dice of a line come from. */
export const SOURCE_NAMES: Readonly<Record<AreaLine['source'], () => string>> = {
  own: m.ablaze_source_own,
  example: m.ablaze_source_example,
  rule: m.ablaze_source_rule,
  unknown: m.ablaze_see_aid,
};

/** What can bring dice, as the owner's table of dice names it. */
export const TABLE_ASSET_NAMES: Readonly<Record<TableAsset, () => string>> = {
  strength: m.ablaze_asset_strength,
  demoralized: m.ablaze_aid_demoralized,
  network: m.ablaze_asset_network,
  team: m.ablaze_asset_team,
  jed: m.ablaze_piece_jed,
  og: m.ablaze_piece_og,
  sas: m.ablaze_piece_sas,
  cache: m.ablaze_asset_cache,
  hero: m.ablaze_asset_hero,
  soe: m.ablaze_asset_soe,
  security: m.ablaze_asset_security,
  vichySecurity: m.ablaze_asset_vichy_security,
  detachment: m.ablaze_asset_detachment,
  abwehr: m.ablaze_piece_abwehr,
  gestapo: m.ablaze_piece_gestapo,
  rsha: m.ablaze_piece_rsha,
  labor: m.ablaze_piece_labor,
  mbf: m.ablaze_asset_mbf,
  advantage: m.ablaze_asset_advantage,
  morale: m.ablaze_aid_morale,
  card: m.ablaze_piece_card,
};

/** What a check number is counted from: all dice of both sides, and what is added or taken off. */
export function checkText(modifier: number): string {
  if (modifier === 0) return m.ablaze_check_dice();
  return modifier < 0
    ? m.ablaze_check_less({ count: -modifier })
    : m.ablaze_check_more({ count: modifier });
}
