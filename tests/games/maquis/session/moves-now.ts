import { legalMoves, moveText } from '#games/maquis/engine/index.ts';
import type { TableContext } from '#games/maquis/session/index.ts';

/** The legal moves of the running game, as the record writes them. */
export const movesNow = (context: TableContext): string[] =>
  context.replayed ? legalMoves(context.replayed.position).map(moveText) : [];
