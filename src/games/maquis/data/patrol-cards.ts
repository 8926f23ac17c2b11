import { frozen } from '#shared/frozen.ts';
import type { LocationId } from './locations.ts';

/** The number of a patrol card, 1 to 10. */
export type CardNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export interface PatrolCard {
  readonly number: CardNumber;
  /** Where the patrol tries to stand: first, second, third. */
  readonly places: readonly [LocationId, LocationId, LocationId];
}

const card = (number: CardNumber, ...places: PatrolCard['places']): PatrolCard => ({
  number,
  places,
});

/**
 * The ten patrol cards. Basis: pictures and the later editions, which agree; the numbers are ours.
 * An early promotional picture shows card 2 with the doctor in third place; no other source does.
 */
export const PATROL_CARDS: readonly PatrolCard[] = frozen([
  card(1, 'grocer', 'poor-district', 'doctor'),
  card(2, 'radio-b', 'grocer', 'black-market'),
  card(3, 'pont-leveque', 'pont-du-nord', 'doctor'),
  card(4, 'radio-b', 'rue-baradat', 'pont-leveque'),
  card(5, 'pont-leveque', 'black-market', 'doctor'),
  card(6, 'radio-a', 'rue-baradat', 'grocer'),
  card(7, 'radio-a', 'pont-leveque', 'black-market'),
  card(8, 'fence', 'rue-baradat', 'poor-district'),
  card(9, 'grocer', 'pont-du-nord', 'fence'),
  card(10, 'fence', 'pont-du-nord', 'pont-leveque'),
]);
