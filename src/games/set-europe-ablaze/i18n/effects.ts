import * as m from '#messages';
import type { Side } from '../data/actions.ts';
import type { TableEffect } from '../engine/tables/index.ts';

const SAID: Readonly<Record<TableEffect['do'], (inputs: { count: number }) => string>> = {
  damage: m.ablaze_effect_damage,
  vp: m.ablaze_effect_vp,
  capture: m.ablaze_effect_capture,
  flush: m.ablaze_effect_flush,
  eliminate: m.ablaze_effect_eliminate,
  deceive: m.ablaze_effect_deceive,
  'use-labor': m.ablaze_effect_use_labor,
  interdict: m.ablaze_effect_interdict,
  morale: m.ablaze_effect_morale,
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

/** What a side can lose, and what may stand in for it, in the order in which it is offered. */
export const LOSSES: Readonly<
  Record<Side, readonly { readonly what: string; readonly instead?: string }[]>
> = {
  maquis: [
    { what: 'strength', instead: 'demoralize' },
    { what: 'strength' },
    { what: 'network', instead: 'flush' },
    { what: 'network' },
    { what: 'network', instead: 'team' },
    { what: 'team' },
  ],
  german: [
    { what: 'security', instead: 'deceive' },
    { what: 'security' },
    { what: 'vichy-security' },
    { what: 'detachment', instead: 'deceive' },
    { what: 'detachment' },
    { what: 'labor', instead: 'use-labor' },
    { what: 'labor' },
  ],
};

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
  detachment: m.ablaze_loss_detachment,
  'detachment deceive': m.ablaze_loss_deceive_detachment,
  labor: m.ablaze_loss_labor,
  'labor use-labor': m.ablaze_loss_use_labor,
};

/** A loss, or what stands in for it. */
export const lossName = (what: string, instead?: string): string =>
  (LOST[instead ? `${what} ${instead}` : what] ?? m.ablaze_loss_strength)();
