import { frozen } from '#shared/frozen.ts';
import type { Edition } from './editions.ts';
import { type Goods, TURN_TRACK } from './pieces.ts';
import type { RuleId } from './rules.ts';

/** The six modes from the gentlest to the harshest. */
export const DIFFICULTY_IDS = [
  'very-easy',
  'easy',
  'normal',
  'tricky',
  'hard',
  'very-hard',
] as const;

export type DifficultyId = (typeof DIFFICULTY_IDS)[number];

export interface Difficulty {
  readonly id: DifficultyId;
  /** Workers in the safe house at the start, and at the cafe. */
  readonly workers: number;
  readonly recruits: number;
  /** What one airdrop of a kind brings. */
  readonly airdrop: Goods;
  /** The space that ends the game. */
  readonly lastDay: number;
  /** From the last space the marker goes back to START. */
  readonly wraps: boolean;
  /** How often the marker passes the track then; without end where left out. */
  readonly laps?: number;
  /** Spaces that cost one morale. */
  readonly losses: readonly number[];
  /** Morale lost for each arrest. */
  readonly moralePerArrest: 0 | 1;
  readonly rule: RuleId;
}

const NORMAL = {
  workers: 3,
  recruits: 2,
  airdrop: { food: 3, money: 1, weapon: 1 },
  lastDay: TURN_TRACK.end,
  wraps: false,
  losses: TURN_TRACK.losses,
  moralePerArrest: 0,
} as const;

const TRICKY = { ...NORMAL, workers: 2, lastDay: 12 } as const;
const HARD = { ...TRICKY, losses: TURN_TRACK.hardLosses } as const;

/** Basis: text, for all six. */
export const DIFFICULTIES: readonly Difficulty[] = frozen([
  {
    ...NORMAL,
    id: 'very-easy',
    airdrop: { food: 4, money: 2, weapon: 2 },
    wraps: true,
    rule: 'maquis.mode-very-easy',
  },
  { ...NORMAL, id: 'easy', airdrop: { food: 4, money: 2, weapon: 1 }, rule: 'maquis.mode-easy' },
  { ...NORMAL, id: 'normal', rule: 'maquis.mode-normal' },
  { ...TRICKY, id: 'tricky', rule: 'maquis.mode-tricky' },
  { ...HARD, id: 'hard', rule: 'maquis.mode-hard' },
  { ...HARD, id: 'very-hard', moralePerArrest: 1, rule: 'maquis.mode-very-hard' },
]);

/** The mode of that id; the first where there is none. */
export const difficultyCalled = (id: DifficultyId): Difficulty =>
  DIFFICULTIES.find((mode) => mode.id === id) ?? DIFFICULTIES[0];

/**
 * The modes as an edition has them: days that cost morale are its own, and where its turn track has a
 * number of laps, time ends the game after the last of them.
 */
export const modesOf = ({ losses, laps }: Edition): readonly Difficulty[] =>
  DIFFICULTIES.map((mode) => ({
    ...mode,
    losses: mode.losses === TURN_TRACK.losses ? losses : mode.losses,
    ...(mode.wraps && laps !== undefined ? { laps } : {}),
  }));
