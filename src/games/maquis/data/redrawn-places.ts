import type { ExitId, LocationId } from './locations.ts';

/**
 * Drawn anew for narrow boxes, in about five columns and four rows: no name touches its neighbour on
 * a phone. The same places, roads, bridges and banks of the river.
 */
export const REDRAWN_PLACES: Readonly<
  Record<Exclude<LocationId, ExitId>, readonly [x: number, y: number]>
> = {
  fence: [29, 9.5],
  'pont-du-nord': [52.5, 9.5],
  'radio-b': [87.5, 11],
  'rue-baradat': [9.8, 15.5],
  doctor: [29, 34.5],
  'poor-district': [49, 34.5],
  'black-market': [71, 34.5],
  'spare-room-north-east': [90.2, 39.5],
  'radio-a': [9.8, 52],
  'spare-room-west': [29, 59.5],
  'pont-leveque': [49, 59.5],
  grocer: [71, 59.5],
  'spare-room-south-east': [90.2, 65],
  'field-west': [11.5, 85],
  cafe: [33.2, 86.5],
  'safe-house': [55.3, 86.5],
  'field-east': [77.4, 86.5],
};
