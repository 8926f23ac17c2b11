import { bitOf } from '#shared/bit-set.ts';
import type { Card, CardSet } from './cards.ts';
import { forget } from './hidden-deck.ts';
import {
  type MutablePosition,
  type Position,
  RECRUIT_BOTTOM,
  RECRUIT_BOTTOM_COUNT,
  RECRUIT_MAYBE,
  RECRUIT_REST,
  RECRUIT_TOP,
  RECRUIT_TOP_COUNT,
} from './position.ts';

/*
 * The Recruit deck: known on top, an unknown rest, known at the bottom. It is never reshuffled.
 */

export const recruitsLeft = (position: Position): number =>
  position[RECRUIT_TOP_COUNT] + position[RECRUIT_REST] + position[RECRUIT_BOTTOM_COUNT];

/** Everyone who may be the top Recruit, as a set. */
export function recruitsPossible(position: Position): CardSet {
  const known = position[RECRUIT_TOP_COUNT];
  if (known > 0) return bitOf(position[RECRUIT_TOP + known - 1]);
  if (position[RECRUIT_REST] > 0) return position[RECRUIT_MAYBE];
  return position[RECRUIT_BOTTOM_COUNT] > 0 ? bitOf(position[RECRUIT_BOTTOM]) : 0;
}

/** Takes the top Recruit, who turns out to be this one. */
export function takeRecruit(draft: MutablePosition, maquis: Card): void {
  if (draft[RECRUIT_TOP_COUNT] > 0) draft[RECRUIT_TOP_COUNT]--;
  else if (draft[RECRUIT_REST] > 0) {
    draft[RECRUIT_REST]--;
    forget(draft, maquis);
  } else {
    const left = --draft[RECRUIT_BOTTOM_COUNT];
    draft.copyWithin(RECRUIT_BOTTOM, RECRUIT_BOTTOM + 1, RECRUIT_BOTTOM + 1 + left);
  }
}

export function putOnRecruits(draft: MutablePosition, maquis: Card): void {
  draft[RECRUIT_TOP + draft[RECRUIT_TOP_COUNT]++] = maquis;
}

/** resist.sifting: below everything that lies there. */
export function putUnderRecruits(draft: MutablePosition, maquis: Card): void {
  draft[RECRUIT_BOTTOM + draft[RECRUIT_BOTTOM_COUNT]++] = maquis;
}
