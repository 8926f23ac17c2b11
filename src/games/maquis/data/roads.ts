import { frozen } from '#shared/frozen.ts';
import type { LocationId } from './locations.ts';

export interface Road {
  readonly between: readonly [LocationId, LocationId];
  /** Drawn as a bridge over the river. */
  readonly bridge: boolean;
}

const road = (a: LocationId, b: LocationId): Road => ({ between: [a, b], bridge: false });
const bridge = (a: LocationId, b: LocationId): Road => ({ between: [a, b], bridge: true });

/**
 * The 21 roads of the town. Basis: pictures; five sources agree. An early promotional picture also
 * draws a road from the western spare room to the cafe; no other does, so it is left out.
 */
export const ROADS: readonly Road[] = frozen([
  road('black-market', 'grocer'),
  bridge('black-market', 'pont-du-nord'),
  bridge('black-market', 'poor-district'),
  road('black-market', 'radio-b'),
  road('black-market', 'spare-room-north-east'),
  road('cafe', 'field-west'),
  road('cafe', 'safe-house'),
  road('doctor', 'pont-leveque'),
  road('doctor', 'radio-a'),
  road('doctor', 'rue-baradat'),
  road('doctor', 'spare-room-west'),
  road('fence', 'poor-district'),
  road('fence', 'rue-baradat'),
  road('field-east', 'safe-house'),
  road('grocer', 'safe-house'),
  road('grocer', 'spare-room-south-east'),
  road('pont-du-nord', 'poor-district'),
  road('pont-leveque', 'poor-district'),
  bridge('pont-leveque', 'safe-house'),
  road('radio-a', 'spare-room-west'),
  road('radio-b', 'spare-room-north-east'),
]);

/** The roads that leave the town: each joins a goal card with a place of action to one place. */
export const EXIT_ROADS: readonly Road[] = frozen([
  road('west-exit', 'fence'),
  road('east-exit', 'pont-du-nord'),
]);

/** For drawing: the board's width over its height, and the river's middle in percent of both. */
export const BOARD = frozen({
  aspect: 1.43,
  /** Diameter of a place in percent of the width. */
  placeDiameter: 14,
  riverWidth: 7,
  river: [
    [67.9, 0],
    [67.5, 14],
    [66, 24],
    [62.9, 28],
    [61.8, 40],
    [61.6, 60],
    [60.6, 69],
    [57, 75],
    [49.5, 78],
    [41, 76],
    [30, 74],
    [15, 71.5],
    [0, 69.3],
  ] as readonly (readonly [x: number, y: number])[],
});
