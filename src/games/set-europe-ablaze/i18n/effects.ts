import * as m from '#messages';
import { signed } from '#shared/signed.ts';
import type { TableEffect } from '../engine/tables/index.ts';

type Said = (inputs: { readonly count: number }) => string;

const SAID: Readonly<Record<TableEffect['do'], Said>> = {
  damage: m.ablaze_effect_damage,
  vp: m.ablaze_effect_vp,
  capture: m.ablaze_effect_capture,
  flush: m.ablaze_effect_flush,
  eliminate: m.ablaze_effect_eliminate,
  deceive: m.ablaze_effect_deceive,
  'use-labor': m.ablaze_effect_use_labor,
  interdict: m.ablaze_effect_interdict,
  morale: ({ count }) => m.ablaze_effect_morale({ count: signed(count) }),
  advantage: m.ablaze_effect_advantage,
  repair: m.ablaze_effect_repair,
  demoralize: m.ablaze_effect_demoralize,
  note: m.ablaze_effect_note,
};

/** Effects by name, as a list offers them. */
export const EFFECT_NAMES: Readonly<Record<TableEffect['do'], () => string>> = {
  damage: m.ablaze_form_effect_damage,
  vp: m.ablaze_form_effect_vp,
  capture: m.ablaze_form_effect_capture,
  flush: m.ablaze_form_effect_flush,
  eliminate: m.ablaze_form_effect_eliminate,
  deceive: m.ablaze_form_effect_deceive,
  'use-labor': m.ablaze_effect_use_labor,
  interdict: m.ablaze_effect_interdict,
  morale: m.ablaze_aid_morale,
  advantage: m.ablaze_effect_advantage,
  repair: m.ablaze_form_effect_repair,
  demoralize: m.ablaze_effect_demoralize,
  note: m.ablaze_form_note,
};

/** An effect in words; a note in the owner's own. */
export const effectSaid = (effect: TableEffect): string =>
  effect.do === 'note' && effect.text
    ? effect.text.slice(0, 200)
    : SAID[effect.do]({ count: effect.n ?? 1 });

const LOST: Readonly<Record<string, () => string>> = {
  strength: m.ablaze_loss_strength,
  'strength demoralize': m.ablaze_loss_demoralize,
  network: m.ablaze_loss_network,
  'network flush': m.ablaze_loss_flush,
  'network team': m.ablaze_loss_team_instead,
  team: m.ablaze_loss_team,
  security: m.ablaze_loss_security,
  'security deceive': m.ablaze_loss_deceive,
  'vichy-security': m.ablaze_loss_vichy_security,
  vichySecurity: m.ablaze_loss_vichy_security,
  'vichySecurity deceive': m.ablaze_loss_deceive,
  'vichy-security deceive': m.ablaze_loss_deceive,
  detachment: m.ablaze_loss_detachment,
  'detachment deceive': m.ablaze_loss_deceive_detachment,
  labor: m.ablaze_loss_labor,
  'labor use-labor': m.ablaze_loss_use_labor,
};

/** A loss, or what stands in for it. */
export const lossName = (what: string, instead?: string): string =>
  (LOST[instead ? `${what} ${instead}` : what] ?? m.ablaze_loss_strength)();

/** A piece that a result takes, by what becomes of it; of its own name where it is eliminated. */
export function takenName(
  how: string | undefined,
  option: Readonly<Record<string, unknown>>,
): string {
  const what = String(option.what);
  const instead = typeof option.instead === 'string' ? option.instead : undefined;
  if (how === 'capture' && instead === 'flush') return m.ablaze_loss_flush_instead();
  if (instead !== undefined) return lossName(what, instead);
  if (how === 'capture') return m.ablaze_loss_captured();
  if (how === 'deceive') return m.ablaze_loss_deceived();
  if (how !== 'flush') return lossName(what);
  return option.pay === 1 ? m.ablaze_loss_flush_paid() : m.ablaze_loss_flush_unpaid();
}
