import type { Deal } from '#games/maquis/engine/index.ts';
import type { TableContext } from '#games/maquis/session/index.ts';
import { randomFrom } from '#shared/random.ts';
import { movesNow } from '../../games/maquis/session/moves-now.ts';

/*
 * Games whose every move follows from their id, so that whoever finds one on a shelf knows how it
 * must have gone, however far it is.
 */

export const setUpOf = (id: string): Deal => ({
  difficulty: 'normal',
  goals: { west: 'sabotage', east: 'aid-the-spy' },
  seed: id,
});

/** The next move of a game with this id; none where it is over or something else comes first. */
export function nextMove(id: string, context: TableContext): string | undefined {
  const moves = movesNow(context);
  const steps = context.game?.steps.length ?? 0;
  return moves[randomFrom(`${id} ${steps}`)(moves.length)];
}
