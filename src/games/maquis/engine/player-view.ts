import type { PlayerView as SightOf } from '#play/rules/game-rules.ts';
import { RANDOM_WORDS } from '#shared/random.ts';
import { DECK_ORDER, mutableCopy, type Position, RANDOM } from './position.ts';
import type { Maquis } from './record.ts';

/**
 * What a player can know of a game: a position in which the order of the deck and the state of the
 * generator are blank. Everything that gives advice takes this type and no other, so that none can
 * come from the face-down cards.
 */
export type PlayerView = SightOf<Maquis>;

/** A position as the player sees it. Rule: maquis.open-information. */
export function playerView(position: Position): PlayerView {
  const draft = mutableCopy(position);
  draft[DECK_ORDER] = 0;
  draft[DECK_ORDER + 1] = 0;
  draft.fill(0, RANDOM, RANDOM + RANDOM_WORDS);
  return draft as unknown as PlayerView;
}
