import { bitCount, bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import {
  ATTACK_OF,
  type EnemyKindNumber,
  HIDDEN,
  MISSION_DEFENSE,
  PRINTED_DEFENSE,
  RAISES_ENEMIES,
  RAISING_OTHERS,
  REVEALED,
  sideIndex,
} from './cards.ts';
import { enemyCopiesOf } from './enemy-counts.ts';
import { upAt } from './enemy-deck.ts';
import {
  BEATEN,
  COUNTS_CIVILIANS,
  COUNTS_OTHERS,
  COUNTS_REVEALED,
  GAINED,
  GRAVEYARD_SUM,
  HALVED,
  HIDDEN_IN_PLAY,
  missionCounts,
  type Position,
  REVEALED_IN_PLAY,
  ROW,
  TARGET,
  WEAKENED,
} from './position.ts';

/** resist.strength: what the strength is if it is counted now (C04). */
export function strengthNow(position: Position): number {
  const hidden = position[HIDDEN_IN_PLAY];
  const revealed = position[REVEALED_IN_PLAY];
  let strength = position[GAINED];
  for (let left = hidden; left !== 0; left = withoutLowest(left)) {
    strength += ATTACK_OF[sideIndex(lowestBit(left), HIDDEN)];
  }
  for (let left = revealed; left !== 0; left = withoutLowest(left)) {
    strength += ATTACK_OF[sideIndex(lowestBit(left), REVEALED)];
  }
  const shown = bitCount(revealed);
  strength += position[COUNTS_REVEALED] * shown;
  strength += position[COUNTS_CIVILIANS] * position[GRAVEYARD_SUM];
  if (position[COUNTS_OTHERS] > 0) {
    strength += position[COUNTS_OTHERS] * (shown + bitCount(hidden) - 1);
  }
  return strength;
}

/**
 * resist.current-defense: printed, more for each Engineer here if it is none itself, more at the
 * Mayor's House while that stands and counts, less if weakened; at least 1 (C13). Only the Mission
 * chosen this round is asked about.
 */
export function currentDefense(position: Position, kind: EnemyKindNumber): number {
  const here = upAt(position[TARGET]);
  let defense = PRINTED_DEFENSE[kind];
  if ((RAISING_OTHERS & bitOf(kind)) === 0) {
    for (let left = RAISING_OTHERS; left !== 0; left = withoutLowest(left)) {
      defense += enemyCopiesOf(position, here, lowestBit(left));
    }
  }
  if (position[BEATEN] === 0 && missionCounts(position)) {
    defense += RAISES_ENEMIES[position[ROW + position[TARGET]]];
  }
  if ((position[WEAKENED] & bitOf(kind)) !== 0) defense--;
  return defense > 1 ? defense : 1;
}

/** The Defense of the Mission chosen this round; halved, rounded up, where Ricardo saw to it. */
export function missionDefense(position: Position): number {
  const printed = MISSION_DEFENSE[position[ROW + position[TARGET]]];
  return position[HALVED] ? (printed + 1) >> 1 : printed;
}
