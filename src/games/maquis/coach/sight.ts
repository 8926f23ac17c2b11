import { RANDOM_WORDS } from '#shared/random.ts';
import { DECK_ORDER, draftOf, type Position, RANDOM } from '../engine/position.ts';

declare const blind: unique symbol;

/**
 * What a player can know of a game: a position in which the order of the deck and the state of the
 * generator are blank. Everything in this room that thinks takes this type and no other, so that no
 * advice can come from the face-down cards.
 */
export type Sight = Position & { readonly [blind]: true };

/** A position as the player sees it. Rule: maquis.open-information. */
export function sightOf(position: Position): Sight {
  const draft = draftOf(position);
  draft[DECK_ORDER] = 0;
  draft[DECK_ORDER + 1] = 0;
  draft.fill(0, RANDOM, RANDOM + RANDOM_WORDS);
  return draft as unknown as Sight;
}
