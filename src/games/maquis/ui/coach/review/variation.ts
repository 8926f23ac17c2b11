import type { TableGame } from '#games/maquis/session/index.ts';

/** A line that was not played: from which moment of the game, and its moves. */
export interface Variation {
  readonly game: TableGame;
  /** How many steps of the game stand before it. */
  readonly from: number;
  readonly moves: readonly string[];
}

/** The game as it would have gone, to be looked at. */
export function gameOfVariation({ game, from, moves }: Variation): TableGame {
  const steps = [
    ...game.steps.slice(0, from),
    ...moves.map((move) =>
      move.startsWith('patrol:') ? ({ move, by: 'site' } as const) : { move },
    ),
  ];
  return { ...game, steps, seen: steps.length };
}
