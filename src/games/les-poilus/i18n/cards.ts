import * as m from '#messages';
import {
  HARDSHIP_IDS,
  type HardshipId,
  SOLDIERS,
  type SoldierId,
  THREAT_KINDS,
  type ThreatKind,
} from '../data/index.ts';
import { PRINTED_NAMES } from '../data/printed-names.ts';
import { THREATS } from '../data/threats.ts';
import { cardName, HARDSHIP_EFFECTS, KIND_NAMES } from './names.ts';

export const isHardshipId = (id: string): id is HardshipId =>
  HARDSHIP_IDS.some((hardship) => hardship === id);

/** The kinds a card makes active: those on a threat, the one of a trauma or phobia. */
export function kindsOn(id: string): readonly ThreatKind[] {
  const threat = THREATS.find((card) => card.id === id);
  if (threat) return threat.kinds;
  const kind = THREAT_KINDS.find((one) => id.endsWith(`-${one}`));
  return kind ? [kind] : [];
}

export const hasTrap = (id: string): boolean => id.endsWith('-trap');

/** A card by its id, its trap told: "Rain + Gas, trap". */
export const cardInWords = (id: string): string =>
  hasTrap(id) ? m.poilus_card_with_trap({ card: cardName(id) }) : cardName(id);

/** What a hardship does, and what it is called on printed cards. */
export function hardshipInWords(id: HardshipId): string {
  const { english, french } = PRINTED_NAMES[id];
  return `${HARDSHIP_EFFECTS[id]()} ${m.poilus_in_print({ english, french })}`;
}

/** The kind of threat a soldier's lucky charm is for. */
export function charmKind(soldier: SoldierId): ThreatKind {
  const found = SOLDIERS.find(({ id }) => id === soldier);
  if (!found) throw new Error(`no soldier: ${soldier}`);
  return found.charm;
}

export const charmInWords = (soldier: SoldierId): string =>
  m.poilus_charm_of({ kind: KIND_NAMES[charmKind(soldier)]() });
