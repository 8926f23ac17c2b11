import * as m from '#messages';
import type { SubstituteId } from '../data/substitutes.ts';

/** What is lost, by what may stand in for it. */
export const LOSS_NAMES: Readonly<Record<SubstituteId, () => string>> = {
  'use-labor': m.ablaze_replaced_labor,
  deceive: m.ablaze_replaced_deceived,
  flush: m.ablaze_replaced_flush,
  demoralize: m.ablaze_replaced_demoralized,
  team: m.ablaze_replaced_team,
};

/** What its owner may do instead. */
export const SUBSTITUTE_NAMES: Readonly<Record<SubstituteId, () => string>> = {
  'use-labor': m.ablaze_instead_labor,
  deceive: m.ablaze_instead_deceived,
  flush: m.ablaze_instead_flush,
  demoralize: m.ablaze_instead_demoralized,
  team: m.ablaze_instead_team,
};
