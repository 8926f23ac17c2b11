import * as m from '#messages';
import type { DiceSource, PoolAsset } from '../odds/index.ts';

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
export const SOURCE_NAMES: Readonly<Record<DiceSource, () => string>> = {
  own: m.ablaze_source_own,
  example: m.ablaze_source_example,
  rule: m.ablaze_source_rule,
  unknown: m.ablaze_see_aid,
};
