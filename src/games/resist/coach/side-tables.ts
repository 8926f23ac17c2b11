import { MAQUIS } from '../data/index.ts';
import { ACTION_OF, EFFECT_OF, IN_ATTACK, NO_ACTION, TAG_OF } from '../engine/cards.ts';

/*
 * What each side of a Maquis does when it is played in ATTACK, as far as the plan of a round counts it.
 */

/** Enemies discarded, cards drawn, and counting actions: for the revealed, the civilians, the others. */
export const DISCARDS = new Int8Array(MAQUIS.length * 2);
export const DRAWS = new Int8Array(MAQUIS.length * 2);
export const COUNTS_R = new Int8Array(MAQUIS.length * 2);
export const COUNTS_C = new Int8Array(MAQUIS.length * 2);
export const COUNTS_O = new Int8Array(MAQUIS.length * 2);
/** What changes the whole strike: a sum of the four below. */
export const FLAGS = new Int8Array(MAQUIS.length * 2);
export const WEAKENS = 1;
export const CLEARS = 2;
export const HALVES = 4;
export const GAINS = 8;
/** What a Spy sent off or a card looked at is worth beside the strength. */
export const ASIDE = new Float64Array(MAQUIS.length * 2);

for (let side = 0; side < MAQUIS.length * 2; side++) {
  if (ACTION_OF[side] === NO_ACTION || (TAG_OF[side] & IN_ATTACK) === 0) continue;
  const effect = EFFECT_OF[ACTION_OF[side]];
  if (effect.does === 'count') {
    if (effect.what === 'revealed') COUNTS_R[side] = 1;
    else if (effect.what === 'civilians') COUNTS_C[side] = 1;
    else COUNTS_O[side] = 1;
  } else if (effect.does === 'discard-here') {
    DISCARDS[side] = effect.cards;
    if (effect.gains) FLAGS[side] |= GAINS;
  } else if (effect.does === 'shift') DISCARDS[side] = 1;
  else if (effect.does === 'discard-guerrillas') FLAGS[side] |= CLEARS;
  else if (effect.does === 'weaken') FLAGS[side] |= WEAKENS;
  else if (effect.does === 'halve-mission') FLAGS[side] |= HALVES;
  else if (effect.does === 'draw') DRAWS[side] = effect.cards;
  else if (effect.does === 'draw-recruit') DRAWS[side] = 1;
  else if (effect.does === 'swap') DRAWS[side] = 1;
  else if (effect.does === 'take-revealed') DRAWS[side] = effect.to === 'hand' ? 2 : 0;
  else if (effect.does === 'sift') ASIDE[side] = 0.3;
  else if (effect.does === 'pick-recruit') ASIDE[side] = 0.8;
}
/** Sides whose action needs a Spy in hand: a card for it, or the Spy out of the game. */
export const CYCLES = new Int8Array(MAQUIS.length * 2);
export const REMOVES = new Int8Array(MAQUIS.length * 2);
for (let side = 0; side < MAQUIS.length * 2; side++) {
  if (ACTION_OF[side] === NO_ACTION) continue;
  const { does } = EFFECT_OF[ACTION_OF[side]];
  if (does === 'cycle-spy') CYCLES[side] = 1;
  if (does === 'remove-spy') REMOVES[side] = 1;
}
