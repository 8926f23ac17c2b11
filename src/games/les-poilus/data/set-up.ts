import { frozen } from '#shared/frozen.ts';

/** The rules this game is played by: the translation of April 2015, of the French rules 1.1. */
export const RULESET = 'seed-1.1';

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 5;

export const VARIANT_IDS = ['normal', 'discovery', 'veteran'] as const;

export type VariantId = (typeof VARIANT_IDS)[number];

export interface Variant {
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

export type OptionId = keyof typeof OPTIONS;
export type GameOptions = { readonly [Id in OptionId]?: (typeof OPTIONS)[Id][number] };

/** Speech tokens in the pool, by the number of players. */
export const SPEECH_TOKENS: Readonly<Record<number, number>> = frozen({ 2: 5, 3: 5, 4: 4, 5: 3 });

/** So many of a kind, and the mission has failed. */
export const SAME_KIND_FAILS = 3;
/** So many hardships in front of one player, and the game is lost. */
export const HARDSHIPS_LOSE = 4;
export const FIRST_INTENSITY = 3;
export const LEAST_DROP = 3;
/** Cards the Frenetic player is dealt besides. */
export const FRENETIC_DEAL = 2;
/** Hardships a bonus may take away. */
export const HEALS_AFTER_SUCCESS = 2;
export const HEALS_AFTER_FAILURE = 1;
