import { frozen } from '#shared/frozen.ts';
import type { ThreatKind } from './threats.ts';

/** The rules this game is played by: the translation of April 2015, of the French rules 1.1. */
export const RULESET = 'seed-1.1';

/** The numbers of the game. */
export const GAME = frozen({
  leastPlayers: 2,
  mostPlayers: 5,
  /** Support tiles each player is given. */
  tilesEach: 3,
  /** Speech tokens in the pool, by the number of players. */
  speechTokens: { 2: 5, 3: 5, 4: 4, 5: 3 } as Readonly<Record<number, number>>,
  firstIntensity: 3,
  /** Cards the Frenetic player is dealt besides. */
  freneticDeal: 2,
  /** So many of a kind, and the mission has failed. */
  sameKindFails: 3,
  /** So many hardships in front of one player, and the game is lost. */
  hardshipsLose: 4,
  leastDrop: 3,
  /** Hardships a bonus may take away. */
  healsAfterSuccess: 2,
  healsAfterFailure: 1,
});

export const VARIANT_IDS = ['normal', 'discovery', 'veteran'] as const;

export type VariantId = (typeof VARIANT_IDS)[number];

interface Variant {
  readonly id: VariantId;
  /** Cards of the 59 that begin in Trials. */
  readonly trials: number;
  /** Whether traps go off. */
  readonly traps: boolean;
}

export const VARIANTS: readonly Variant[] = frozen([
  { id: 'normal', trials: 25, traps: true },
  { id: 'discovery', trials: 25, traps: false },
  { id: 'veteran', trials: 30, traps: true },
]);

/** With the Chaplain Trials is shorter, and may be chosen. */
export const CHAPLAIN_TRIALS: readonly number[] = frozen([20, 22, 24, 26, 28, 30]);
export const chaplainTrials = (variant: VariantId): number => (variant === 'veteran' ? 30 : 20);

/** Points on which tables differ; the first of each is how it is played where nobody says. */
export const OPTIONS = frozen({
  tileDeal: ['one-each', 'random'],
  fearful: ['active', 'no-mans-land'],
  proud: ['unless-last', 'if-last'],
  twoPlayers: ['as-written', 'chaplain'],
} as const);

type OptionId = keyof typeof OPTIONS;
export type GameOptions = { readonly [Id in OptionId]?: (typeof OPTIONS)[Id][number] };

export const SOLDIER_IDS = [
  'moreau',
  'bideau',
  'sauliere',
  'fayard',
  'perrin',
  'bonticelli',
] as const;

export type SoldierId = (typeof SOLDIER_IDS)[number];

interface Soldier {
  readonly id: SoldierId;
  readonly name: string;
  /** The lucky charm: the kind of threat it can take out of no man's land. */
  readonly charm: ThreatKind;
}

export const SOLDIERS: readonly Soldier[] = frozen([
  { id: 'moreau', name: 'Félix Moreau', charm: 'night' },
  { id: 'bideau', name: 'Gustave Bidau', charm: 'snow' },
  { id: 'sauliere', name: 'Charles Saulière', charm: 'rain' },
  { id: 'fayard', name: 'Gaston Fayard', charm: 'shell' },
  { id: 'perrin', name: 'Anselme Perrin', charm: 'gas' },
  { id: 'bonticelli', name: 'Lazare Bonticelli', charm: 'whistle' },
]);

export const SUPPORT_TILE_IDS = ['left', 'right', 'double-left', 'double-right'] as const;

export type SupportTileId = (typeof SUPPORT_TILE_IDS)[number];

interface SupportTile {
  readonly id: SupportTileId;
  /** How many seats on, in the order of play, the arrow points. */
  readonly step: number;
  readonly copies: number;
  /** The fewest players with whom it is used. */
  readonly players: number;
}

/** The sixteen support tiles. */
export const SUPPORT_TILES: readonly SupportTile[] = frozen([
  { id: 'left', step: 1, copies: 6, players: 2 },
  { id: 'right', step: -1, copies: 6, players: 2 },
  { id: 'double-left', step: 2, copies: 2, players: 4 },
  { id: 'double-right', step: -2, copies: 2, players: 4 },
]);
