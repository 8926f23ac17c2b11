/*
 * Everything is in millimetres. A sheet is drawn on a canvas that lies in the middle of A4 as of Letter, 5 mm and
 * more away from every edge, so that either paper takes the same sheet at its true size:
 *
 *     on its side: 269 × 200 of 297 × 210 and of 279.4 × 215.9;  upright: 200 × 269
 */

export const CANVAS = { long: 269, short: 200 } as const;

/** What is drawn begins below the line with the title and the measure. */
export const DRAWING_TOP = 5.5;

/** Fits the sleeves of common small cards. */
export const CARD = { w: 44, h: 63 } as const;
export const TILE = 30;
export const GOODS = 12;
export const MARKER = 10;
/** A pawn is a tent: two faces, a base, and a tab that is glued under it. */
export const PAWN = { w: 12, face: 22, base: 10, tab: 5 } as const;

/** The length of the measure on every sheet. */
export const MEASURE = 50;

export const PLACE_RADIUS = 14;
export const SUCCESS_RADIUS = 5.25;
export const GOAL_RADIUS = 11.25;
