import { frozen } from '#shared/frozen.ts';
import { THREATS, type ThreatKind } from './threats.ts';

/** The twenty hardship cards, each printed once, in the order of the record. */
export const HARDSHIP_IDS = [
  'trauma-night',
  'trauma-snow',
  'trauma-rain',
  'phobia-shell',
  'phobia-gas',
  'phobia-whistle',
  'selfish',
  'mute',
  'demoralised',
  'fearful',
  'stubborn',
  'clumsy',
  'proud',
  'fragile',
  'tyrannical',
  'frenetic',
  'absent-minded',
  'panicked',
  'wounded',
  'merry-christmas',
] as const;

export type HardshipId = (typeof HARDSHIP_IDS)[number];

interface Hardship {
  readonly id: HardshipId;
  /** What it counts towards the four that lose the game. */
  readonly symbols: 0 | 1 | 2;
  /** The threat a trauma or phobia keeps active while its owner is in the mission. */
  readonly kind?: ThreatKind;
}

const KIND_OF: Partial<Record<HardshipId, ThreatKind>> = {
  'trauma-night': 'night',
  'trauma-snow': 'snow',
  'trauma-rain': 'rain',
  'phobia-shell': 'shell',
  'phobia-gas': 'gas',
  'phobia-whistle': 'whistle',
};

const SYMBOLS: Partial<Record<HardshipId, 0 | 2>> = { wounded: 2, 'merry-christmas': 0 };

export const HARDSHIPS: readonly Hardship[] = frozen(
  HARDSHIP_IDS.map((id) => {
    const kind = KIND_OF[id];
    return { id, symbols: SYMBOLS[id] ?? 1, ...(kind && { kind }) };
  }),
);

/** The ids of all cards, in card order: threats, then hardships. */
export const CARD_IDS: readonly string[] = Object.freeze([
  ...THREATS.map(({ id }) => id),
  ...HARDSHIPS.map(({ id }) => id),
]);

/** How many there are of each card, in card order: 59 in all. */
export const CARD_COPIES: readonly number[] = Object.freeze([
  ...THREATS.map(({ copies }) => copies),
  ...HARDSHIPS.map(() => 1),
]);
