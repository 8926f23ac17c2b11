import { MAQUIS } from '../data/index.ts';
import { ACTION_OF, EFFECT_OF, IN_ATTACK, NO_ACTION, TAG_OF } from '../engine/cards.ts';

/*
 * What each side of a Maquis does when it is played in ATTACK, as far as the plan of a round counts it.
 */

/** What changes a whole strike, as the bits of one number. */
export const STRIKE = { weakens: 1, clears: 2, halves: 4, gains: 8 } as const;

const perSide = () => new Int8Array(MAQUIS.length * 2);

/** By side: how much of each it brings. */
export const SIDE_EFFECTS = {
  /** Enemies discarded, and cards drawn. */
  discards: perSide(),
  draws: perSide(),
  /** Counting actions: for the revealed, the civilians, the others. */
  countsRevealed: perSide(),
  countsCivilians: perSide(),
  countsOthers: perSide(),
  /** What it changes in the whole strike: a sum out of {@link STRIKE}. */
  flags: perSide(),
  /** What a Spy sent off or a card looked at is worth beside the strength. */
  aside: new Float64Array(MAQUIS.length * 2),
  /** Whether the action needs a Spy in hand: a card for it, or the Spy out of the game. */
  cycles: perSide(),
  removes: perSide(),
} as const;

for (let side = 0; side < MAQUIS.length * 2; side++) {
  if (ACTION_OF[side] === NO_ACTION) continue;
  const effect = EFFECT_OF[ACTION_OF[side]];
  const { discards, draws, countsRevealed, countsCivilians, countsOthers, flags, aside } =
    SIDE_EFFECTS;
  if (effect.does === 'cycle-spy') SIDE_EFFECTS.cycles[side] = 1;
  else if (effect.does === 'remove-spy') SIDE_EFFECTS.removes[side] = 1;
  if ((TAG_OF[side] & IN_ATTACK) === 0) continue;
  if (effect.does === 'count') {
    if (effect.what === 'revealed') countsRevealed[side] = 1;
    else if (effect.what === 'civilians') countsCivilians[side] = 1;
    else countsOthers[side] = 1;
  } else if (effect.does === 'discard-here') {
    discards[side] = effect.cards;
    if (effect.gains) flags[side] |= STRIKE.gains;
  } else if (effect.does === 'shift') discards[side] = 1;
  else if (effect.does === 'discard-guerrillas') flags[side] |= STRIKE.clears;
  else if (effect.does === 'weaken') flags[side] |= STRIKE.weakens;
  else if (effect.does === 'halve-mission') flags[side] |= STRIKE.halves;
  else if (effect.does === 'draw') draws[side] = effect.cards;
  else if (effect.does === 'draw-recruit') draws[side] = 1;
  else if (effect.does === 'swap') draws[side] = 1;
  else if (effect.does === 'take-revealed') draws[side] = effect.to === 'hand' ? 2 : 0;
  else if (effect.does === 'sift') aside[side] = 0.3;
  else if (effect.does === 'pick-recruit') aside[side] = 0.8;
}
