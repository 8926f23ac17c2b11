import * as table from '#games/maquis/session/index.ts';

/** What follows from a game that is known to be sound. */
export function replayedOf(game: table.TableGame): table.MaquisHistory {
  const played = table.historyOf(game);
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  return played.replayed;
}

export const undoOf = (game: table.TableGame): table.Undo | undefined =>
  table.undoOf(game, replayedOf(game));

export const redoOf = (
  game: table.TableGame,
  ahead: readonly table.Step[],
): table.Redo | undefined => table.redoOf(game, replayedOf(game), ahead);
