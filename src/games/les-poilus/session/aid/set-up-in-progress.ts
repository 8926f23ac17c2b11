import {
  GAME,
  type GameOptions,
  RULESET,
  SOLDIER_IDS,
  type SoldierId,
  type VariantId,
} from '#games/les-poilus/data/index.ts';
import type { LesPoilus, SetUp } from '#games/les-poilus/engine/index.ts';
import { withPlayers } from '../set-up-in-progress.ts';

/** What is told of a real table before its first mission. */
export interface TableSetUpInProgress {
  /** 2 to 5. */
  readonly players: number;
  /** What players are called, clockwise; more than play now, so that nobody is forgotten. */
  readonly names: readonly string[];
  /** The soldiers as they lie in front of the seats; a different one for each of five. */
  readonly soldiers: readonly SoldierId[];
  /** Who leads the first mission. */
  readonly leader: number;
  readonly variant: VariantId;
  readonly options: GameOptions;
}

export const newTableSetUp = (): TableSetUpInProgress => ({
  players: 3,
  names: [],
  soldiers: SOLDIER_IDS.slice(0, GAME.mostPlayers),
  leader: 0,
  variant: 'normal',
  options: {},
});

/** A draft with some of it decided; whoever leads sits at the table. */
export function decided(
  draft: TableSetUpInProgress,
  change: Partial<TableSetUpInProgress>,
): TableSetUpInProgress {
  const next = { ...draft, ...change };
  if (change.players === undefined) return next;
  const seated = withPlayers(next, change.players);
  return { ...seated, leader: next.leader < seated.players ? next.leader : 0 };
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

/** The game that is played: only what the whole table sees is ever told. */
export const setUpOfTable = (draft: TableSetUpInProgress): SetUp => ({
  ruleset: RULESET,
  hands: 'secret',
  players: draft.players,
  soldiers: draft.soldiers.slice(0, draft.players),
  leader: draft.leader,
  variant: draft.variant,
  options: draft.options,
});

/** The types of what is written down of a game at a real table. */
export type AidSaves = LesPoilus & {
  readonly draft: TableSetUpInProgress;
  /** What the players are called, by seat. */
  readonly extra: { readonly names: readonly string[] };
};
