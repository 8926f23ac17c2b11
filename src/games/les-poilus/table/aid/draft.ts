import {
  LEAST_PLAYERS,
  MOST_PLAYERS,
  type Options,
  RULESET,
  SOLDIER_IDS,
  type SoldierId,
  type VariantId,
} from '../../data/index.ts';
import type { SetUp } from '../../engine/index.ts';

/** What is told of a real table before its first mission. */
export interface AidDraft {
  /** 2 to 5. */
  readonly players: number;
  /** What players are called, clockwise; more than play now, so that nobody is forgotten. */
  readonly names: readonly string[];
  /** The soldiers as they lie in front of the seats; a different one for each of five. */
  readonly soldiers: readonly SoldierId[];
  /** Who leads the first mission. */
  readonly leader: number;
  readonly variant: VariantId;
  readonly options: Options;
}

export const freshAidDraft = (): AidDraft => ({
  players: 3,
  names: [],
  soldiers: SOLDIER_IDS.slice(0, MOST_PLAYERS),
  leader: 0,
  variant: 'normal',
  options: {},
});

/** A draft with some of it decided. With two the Chaplain stands by, and he leaves when there are more. */
export function decided(draft: AidDraft, change: Partial<AidDraft>): AidDraft {
  const next = { ...draft, ...change };
  if (change.players === undefined) return next;
  const players = Math.max(LEAST_PLAYERS, Math.min(MOST_PLAYERS, change.players));
  const { twoPlayers: _, ...options } = next.options;
  return {
    ...next,
    players,
    leader: next.leader < players ? next.leader : 0,
    options: players === LEAST_PLAYERS ? { ...options, twoPlayers: 'chaplain' } : options,
  };
}

/** The soldiers with another one at a seat; whoever had that one takes the one left. */
export const withSoldier = (
  soldiers: readonly SoldierId[],
  seat: number,
  wanted: SoldierId,
): readonly SoldierId[] =>
  soldiers.map((id, other) => {
    if (other === seat) return wanted;
    return id === wanted ? soldiers[seat] : id;
  });

/** The names with another one at a seat. */
export const withName = (names: readonly string[], seat: number, name: string): readonly string[] =>
  Array.from({ length: MOST_PLAYERS }, (_, n) => (n === seat ? name : (names[n] ?? '')));

/** The game that is played: only what the whole table sees is ever told. */
export const setUpOfTable = (draft: AidDraft): SetUp => ({
  ruleset: RULESET,
  hands: 'secret',
  players: draft.players,
  soldiers: draft.soldiers.slice(0, draft.players),
  leader: draft.leader,
  variant: draft.variant,
  options: draft.options,
});
