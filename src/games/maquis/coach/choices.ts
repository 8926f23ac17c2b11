import { LOCATION_IDS } from '../data/index.ts';
import { type Move, placeMove, placeWithFakeIdMove, shootMove } from '../engine/move.ts';

/*
 * The choices at one moment of placement as numbers: a place to go to, a policeman to shoot, the next
 * card, or a place to go to with a Fake ID.
 */

/** Choices below this are places. */
export const PLACES = LOCATION_IDS.length;
/** The choice to shoot at a place is this and the place's number. */
export const SHOTS = PLACES;
/** The choice to let the next card come. */
export const DRAW_CARD = 2 * PLACES;
/** The choice of a place with a Fake ID is this and the place's number. */
export const WITH_ID = DRAW_CARD + 1;
export const CHOICES = WITH_ID + PLACES;

/** The move that such a choice is. */
export function moveOf(choice: number): Move {
  if (choice < SHOTS) return placeMove(choice);
  return choice < DRAW_CARD ? shootMove(choice - SHOTS) : placeWithFakeIdMove(choice - WITH_ID);
}
