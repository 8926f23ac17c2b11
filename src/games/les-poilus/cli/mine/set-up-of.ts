import { SOLDIER_IDS, type SoldierId, type SupportTileId } from '../../data/index.ts';
import { type Position, snapshotOf, tableOf } from '../../engine/index.ts';
import { cardsBesides } from '../../puzzles/players.ts';
import { type PuzzleSetUp, positionOf } from '../../puzzles/set-up.ts';

const PHASES = ['action', 'place-tile', 'remove-tile', 'intensity', 'christmas'] as const;

/**
 * A position of an open game as a puzzle's file writes it. Nothing where such a file cannot say it, a
 * speech under way for one.
 */
export function setUpOf(position: Position): PuzzleSetUp | undefined {
  const { setUp, state } = tableOf(position);
  const phase = PHASES.find((id) => id === state.phase);
  if (!phase || state.leader === undefined) return undefined;
  const players = state.players.map((player, seat) => ({
    soldier: setUp.soldiers[seat] ?? SOLDIER_IDS[0],
    hand: [...(player.cards ?? [])],
    hardships: [...player.hardships],
    charm: player.charm,
    tiles: [...(player.tileIds ?? [])],
    out: !player.in && player.placedTile === null,
    ...(player.placedTile === null ? {} : { placed: player.placedTile as SupportTileId }),
    speech: player.speech,
  }));
  const shown = [
    ...state.noMansLand,
    ...players.flatMap(({ hand, hardships }) => [...hand, ...hardships]),
    ...state.removed,
  ];
  const said = {
    players: players.map((one) => ({ ...one, soldier: one.soldier as SoldierId })),
    phase,
    mission: state.mission,
    leader: state.leader,
    ...(state.turn === null || state.turn === state.leader ? {} : { turn: state.turn }),
    land: [...state.noMansLand],
    unseen: cardsBesides(shown),
    trials: state.trials,
  } as PuzzleSetUp;
  const made = sound(said);
  return made && lies(positionOf(made)) === lies(position) ? made : undefined;
}

/** What lies on the table; the pool of speech tokens follows from the mission, and matters no more. */
const lies = (position: Position): string => {
  const { speechPool: _, ...state } = snapshotOf(position);
  return JSON.stringify(state);
};

/** A table that can be, or nothing. */
export function sound(setUp: PuzzleSetUp): PuzzleSetUp | undefined {
  try {
    positionOf(setUp);
    return setUp;
  } catch {
    return undefined;
  }
}
