import * as m from '#messages';
import { isolated } from '#shared/isolated.ts';
import type { HardshipId } from '../data/hardships.ts';
import type { SoldierId, SupportTileId } from '../data/set-up.ts';
import { THREATS, type ThreatKind } from '../data/threats.ts';
import type { SetUp } from '../engine/index.ts';

/** The six kinds of threat. */
export const KIND_NAMES: Readonly<Record<ThreatKind, () => string>> = {
  night: m.poilus_kind_night,
  snow: m.poilus_kind_snow,
  rain: m.poilus_kind_rain,
  shell: m.poilus_kind_shell,
  gas: m.poilus_kind_gas,
  whistle: m.poilus_kind_whistle,
};

/** The soldiers by first name, as comrades call each other: in every room and every text the same. */
export const SOLDIER_NAMES: Readonly<Record<SoldierId, () => string>> = {
  moreau: m.poilus_called_moreau,
  bideau: m.poilus_called_bideau,
  sauliere: m.poilus_called_sauliere,
  fayard: m.poilus_called_fayard,
  perrin: m.poilus_called_perrin,
  bonticelli: m.poilus_called_bonticelli,
};

/** The hardships, as this site calls them. */
export const HARDSHIP_NAMES: Readonly<Record<HardshipId, () => string>> = {
  'trauma-night': m.poilus_card_trauma_night,
  'trauma-snow': m.poilus_card_trauma_snow,
  'trauma-rain': m.poilus_card_trauma_rain,
  'phobia-shell': m.poilus_card_phobia_shell,
  'phobia-gas': m.poilus_card_phobia_gas,
  'phobia-whistle': m.poilus_card_phobia_whistle,
  selfish: m.poilus_card_selfish,
  mute: m.poilus_card_mute,
  demoralised: m.poilus_card_demoralised,
  fearful: m.poilus_card_fearful,
  stubborn: m.poilus_card_stubborn,
  clumsy: m.poilus_card_clumsy,
  proud: m.poilus_card_proud,
  fragile: m.poilus_card_fragile,
  tyrannical: m.poilus_card_tyrannical,
  frenetic: m.poilus_card_frenetic,
  'absent-minded': m.poilus_card_absent_minded,
  panicked: m.poilus_card_panicked,
  wounded: m.poilus_card_wounded,
  'merry-christmas': m.poilus_card_merry_christmas,
};

/** What a hardship does, in one short sentence. */
export const HARDSHIP_EFFECTS: Readonly<Record<HardshipId, () => string>> = {
  'trauma-night': m.poilus_effect_fear,
  'trauma-snow': m.poilus_effect_fear,
  'trauma-rain': m.poilus_effect_fear,
  'phobia-shell': m.poilus_effect_fear,
  'phobia-gas': m.poilus_effect_fear,
  'phobia-whistle': m.poilus_effect_fear,
  selfish: m.poilus_effect_selfish,
  mute: m.poilus_effect_mute,
  demoralised: m.poilus_effect_demoralised,
  fearful: m.poilus_effect_fearful,
  stubborn: m.poilus_effect_stubborn,
  clumsy: m.poilus_effect_clumsy,
  proud: m.poilus_effect_proud,
  fragile: m.poilus_effect_fragile,
  tyrannical: m.poilus_effect_tyrannical,
  frenetic: m.poilus_effect_frenetic,
  'absent-minded': m.poilus_effect_absent_minded,
  panicked: m.poilus_effect_panicked,
  wounded: m.poilus_effect_wounded,
  'merry-christmas': m.poilus_effect_merry_christmas,
};

export const SUPPORT_TILE_NAMES: Readonly<Record<SupportTileId, () => string>> = {
  left: m.poilus_tile_left,
  right: m.poilus_tile_right,
  'double-left': m.poilus_tile_double_left,
  'double-right': m.poilus_tile_double_right,
};

let printed: ((id: HardshipId) => string) | undefined;

/** Has the hardships called by other names than this site's, until nothing is handed in. */
export const nameHardshipsBy = (name: ((id: HardshipId) => string) | undefined): void => {
  printed = name;
};

/** The name of any card by its id: "Night + Shell", "All six kinds", "Mute". A trap is not told. */
export function cardName(id: string): string {
  const threat = THREATS.find((card) => card.id === id);
  if (!threat) return printed?.(id as HardshipId) ?? HARDSHIP_NAMES[id as HardshipId]();
  if (threat.id === 'all-six') return m.poilus_all_six();
  return threat.kinds.map((kind) => KIND_NAMES[kind]()).join(' + ');
}

/** What a seat is called at this table. */
export type Who = (seat: number) => string;

/** Everybody by the name they gave, else by their soldier's; beyond the players sits the Chaplain. */
export function whoIn({ soldiers }: Pick<SetUp, 'soldiers'>, names: readonly string[] = []): Who {
  return (seat) => {
    const given = names[seat]?.trim();
    if (given) return isolated(given);
    return seat < soldiers.length ? SOLDIER_NAMES[soldiers[seat]]() : m.poilus_the_chaplain();
  };
}

/** What has no stop of its own, one after another: "Félix. In the mission. Leads". */
export const oneByOne = (said: readonly string[]): string =>
  said.reduce((first, then) => m.poilus_said_then({ first, then }));
