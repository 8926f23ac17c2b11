import { rules } from '#games/maquis/engine/index.ts';
import * as table from '#games/maquis/session/index.ts';
import * as history from '#play/history/undo.ts';

/** What follows from a game that is known to be sound. */
export function replayedOf(game: table.TableGame): table.MaquisHistory {
  const played = table.historyOf(game);
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  return played.replayed;
}

export const undoOf = (game: table.TableGame) => history.undoOf(rules, game, replayedOf(game));

export const redoOf = (game: table.TableGame, ahead: readonly table.Step[]) =>
  history.redoOf(rules, game, replayedOf(game), ahead);
