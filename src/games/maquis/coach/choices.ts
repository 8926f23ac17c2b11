import { LOCATION_IDS } from '../data/index.ts';

/*
 * The choices at one moment of placement as numbers: a place to go to, a policeman to shoot, or the
 * next card.
 */

/** Choices below this are places. */
export const PLACES = LOCATION_IDS.length;
/** The choice to shoot at a place is this and the place's number. */
export const SHOTS = PLACES;
/** The choice to let the next card come. */
export const DRAW_CARD = 2 * PLACES;
export const CHOICES = DRAW_CARD + 1;
