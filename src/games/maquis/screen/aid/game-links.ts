import { gameLink, MOST_LINK_MOVES, positionLink, tableOf } from '#maquis/engine/index.ts';
import { type KeptMaquis, recordOf, sharedPosition } from '#maquis/table/index.ts';
import type { GameLinks } from '#play/screen/face.ts';

/** Games and positions of Maquis as links. */
export const links: GameLinks<KeptMaquis> = {
  game: (game, at) => {
    if (game.from) {
      const shared = sharedPosition(game, game.from, at);
      return shared.moves.length > MOST_LINK_MOVES ? undefined : positionLink(shared);
    }
    const record = recordOf(game);
    if (record.moves.length > MOST_LINK_MOVES) return undefined;
    return gameLink({ record, at: Math.min(at, record.moves.length) });
  },
  position: (position) => positionLink({ table: tableOf(position), moves: [], at: 0 }),
  // A record holds neither corrections nor a set position: then the steps are told as they are kept.
  told: (game) =>
    game.from || game.steps.some((step) => 'correction' in step) ? game : recordOf(game),
};
