import { lowestBit, setOfBits } from '#shared/bit-set.ts';
import {
  CARD_COPIES,
  CARD_IDS,
  HARDSHIP_IDS,
  HARDSHIPS,
  type HardshipId,
  SOLDIER_IDS,
  SOLDIERS,
  type SoldierId,
  SUPPORT_TILE_IDS,
  type SupportTileId,
  THREAT_KINDS,
  THREATS,
  type ThreatKind,
} from '../data/index.ts';

/**
 * A card is its number in card order, 0 to 46; a copy is one of the 59 pieces of pasteboard, numbered
 * likewise, identical ones side by side. Sets of copies are two numbers, written into two cells that
 * follow one another:
 *
 *     low: copies 0 to 29 (two icons, with traps)    high: 30 to 58 (the other threats, hardships)
 */
export type Card = number;
export type Copy = number;
/** A kind of threat by its number, 0 to 5. */
type KindNumber = number;

/** How many copies the low word holds. */
export const LOW_COPIES = 30;

export const DIFFERENT_CARDS = CARD_IDS.length;
export const THREAT_CARDS = THREATS.length;
export const ALL_COPIES = CARD_COPIES.reduce((sum, copies) => sum + copies, 0);

/** The card each copy is one of. */
export const CARD_OF: Int32Array = Int32Array.from(
  CARD_COPIES.flatMap((copies, card) => new Array<number>(copies).fill(card)),
);

const bitsOf = (holds: (copy: Copy) => boolean): readonly [low: number, high: number] => {
  let [low, high] = [0, 0];
  CARD_OF.forEach((_, copy) => {
    if (!holds(copy)) return;
    if (copy < LOW_COPIES) low |= 1 << copy;
    else high |= 1 << (copy - LOW_COPIES);
  });
  return [low, high];
};

const perCard = (word: 0 | 1): Int32Array =>
  Int32Array.from(
    { length: DIFFERENT_CARDS },
    (_, card) => bitsOf((copy) => CARD_OF[copy] === card)[word],
  );

/** All copies of each card, as the two words of a set. */
export const LOW_OF: Int32Array = perCard(0);
export const HIGH_OF: Int32Array = perCard(1);

export const [ALL_LOW, ALL_HIGH] = bitsOf(() => true);

const kindsOf = (card: Card): readonly ThreatKind[] => {
  if (card < THREAT_CARDS) return THREATS[card].kinds;
  const { kind } = HARDSHIPS[card - THREAT_CARDS];
  return kind ? [kind] : [];
};

/** The kinds on each card, bit n for kind n; those of traumas and phobias too. */
export const KINDS_ON: Int32Array = Int32Array.from({ length: DIFFERENT_CARDS }, (_, card) =>
  setOfBits(kindsOf(card).map((kind) => THREAT_KINDS.indexOf(kind))),
);

const showing =
  (kind: KindNumber): ((copy: Copy) => boolean) =>
  (copy) =>
    (KINDS_ON[CARD_OF[copy]] & (1 << kind)) !== 0;

/** All copies that show a kind, as the two words of a set: what a speech can call for. */
export const LOW_SHOWING: Int32Array = Int32Array.from(
  THREAT_KINDS.map((_, kind) => bitsOf(showing(kind))[0]),
);
export const HIGH_SHOWING: Int32Array = Int32Array.from(
  THREAT_KINDS.map((_, kind) => bitsOf(showing(kind))[1]),
);

/** 1 for the cards with the mark of a trap. */
export const TRAP: Uint8Array = Uint8Array.from({ length: DIFFERENT_CARDS }, (_, card) =>
  card < THREAT_CARDS && THREATS[card].trap ? 1 : 0,
);

/**
 * Counts of all six kinds in one number, four bits a kind, the first kind lowest. A mission has
 * failed long before a count leaves its bits, so counts are added as wholes.
 */
export type Icons = number;
const ICON_BITS = 4;
const THREE = 0x555555;
const TWO = 0x666666;
const FULL = 0x888888;

const iconsOf = (kinds: number): Icons => {
  let icons = 0;
  for (let kind = 0; kind < THREAT_KINDS.length; kind++) {
    icons |= ((kinds >>> kind) & 1) << (kind * ICON_BITS);
  }
  return icons;
};
/** The counts that a set of kinds stands for, by the set. */
export const ICONS_OF_KINDS: Int32Array = Int32Array.from({ length: 64 }, (_, set) => iconsOf(set));
/** What a threat card adds to no man's land. */
export const ICONS_ON: Int32Array = Int32Array.from({ length: THREAT_CARDS }, (_, card) =>
  iconsOf(KINDS_ON[card]),
);
export const iconCount = (icons: Icons, kind: KindNumber): number =>
  (icons >>> (kind * ICON_BITS)) & 15;
export const anyThrice = (icons: Icons): boolean => ((icons + THREE) & FULL) !== 0;
export const anyTwice = (icons: Icons): boolean => ((icons + TWO) & FULL) !== 0;

/** Sets of hardships: bit n for the n-th in the order of the record. */
type HardshipSet = number;
const hardshipBit = (id: HardshipId): HardshipSet => 1 << HARDSHIP_IDS.indexOf(id);
/** Traumas and phobias come first, in the order of their kinds: so this also is a set of kinds. */
export const FEARS: HardshipSet = 0b111111;
/** The hardships that the rules ask for by name, each as a set of itself. */
export const HARDSHIP = {
  selfish: hardshipBit('selfish'),
  mute: hardshipBit('mute'),
  demoralised: hardshipBit('demoralised'),
  fearful: hardshipBit('fearful'),
  stubborn: hardshipBit('stubborn'),
  clumsy: hardshipBit('clumsy'),
  proud: hardshipBit('proud'),
  fragile: hardshipBit('fragile'),
  tyrannical: hardshipBit('tyrannical'),
  frenetic: hardshipBit('frenetic'),
  'absent-minded': hardshipBit('absent-minded'),
  panicked: hardshipBit('panicked'),
  wounded: hardshipBit('wounded'),
} as const;

export const isHardship = (card: Card): boolean => card >= THREAT_CARDS;
export const hardshipOf = (card: Card): number => card - THREAT_CARDS;
export const cardOfHardship = (hardship: number): Card => hardship + THREAT_CARDS;
export const CHRISTMAS: Card = CARD_IDS.indexOf('merry-christmas');
/** Where a hardship's bit stands in the high word of a set of copies. */
export const HARDSHIP_SHIFT = ALL_COPIES - HARDSHIPS.length - LOW_COPIES;

/** The kind that each soldier's charm answers. */
export const CHARM_KIND: Uint8Array = Uint8Array.from(
  SOLDIERS.map(({ charm }) => THREAT_KINDS.indexOf(charm)),
);

/** The lowest copy of a set that is not empty. */
export const lowestCopy = (low: number, high: number): Copy =>
  low !== 0 ? lowestBit(low) : LOW_COPIES + lowestBit(high);

/** Numbers of the engine as the ids of the record. */
export const cardText = (card: Card): string => CARD_IDS[card];
export const kindText = (kind: KindNumber): ThreatKind => THREAT_KINDS[kind];
export const tileText = (tile: number): SupportTileId => SUPPORT_TILE_IDS[tile];
export const soldierText = (soldier: number): SoldierId => SOLDIER_IDS[soldier];

/** How often each kind is shown by some cards, traumas and phobias among them. */
export function threatsOn(cards: readonly string[]): Record<ThreatKind, number> {
  const icons = cards.reduce((all, id) => all + ICONS_OF_KINDS[KINDS_ON[CARD_IDS.indexOf(id)]], 0);
  const counts = THREAT_KINDS.map((kind, n) => [kind, iconCount(icons, n)] as const);
  return Object.fromEntries(counts) as Record<ThreatKind, number>;
}
