import { fitsLink, gameLink, positionLink, tableOf } from '#games/maquis/engine/index.ts';
import { type MaquisSaves, recordOf, sharedPosition } from '#games/maquis/session/index.ts';
import type { GameLinks } from '#play/game-mode.ts';
import { MOST_MOVES } from '#play/rules/game-rules.ts';

/** Games and positions of Maquis as links. */
export const links: GameLinks<MaquisSaves> = {
  game: (game, at) => {
    // A game of so many steps need not be played through to be refused.
    const moves = game.steps.filter((step) => 'move' in step);
    if (moves.length > MOST_MOVES) return undefined;
    if (game.from) {
      const shared = sharedPosition(game, game.from, at);
      return fitsLink(shared) ? positionLink(shared) : undefined;
    }
    const record = recordOf(game);
    return fitsLink(record)
      ? gameLink({ record, at: Math.min(at, record.moves.length) })
      : undefined;
  },
  position: (position) => positionLink({ table: tableOf(position), moves: [], at: 0 }),
  // A record does not begin at a set position: then the steps are told as they are kept.
  told: (game) => (game.from ? game : recordOf(game)),
};
