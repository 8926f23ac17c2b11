import { bitCount } from '#shared/bit-set.ts';
import { THREAT_KINDS } from '../data/index.ts';
import { HIGH_SHOWING, type Icons, iconCount, LOW_SHOWING } from '../engine/cards.ts';
import { hand, KNOWN, PLAYERS, type Position, type Seat, UNSEEN } from '../engine/position.ts';

/** How hot a kind is with none, one or two of it active; three have failed the mission. */
const HEAT = [0, 1, 3.2, 20];

/** How near the mission is to failing, all kinds together. */
export function heatOf(icons: Icons): number {
  let heat = 0;
  for (let kind = 0; kind < THREAT_KINDS.length; kind++)
    heat += HEAT[Math.min(3, iconCount(icons, kind))];
  return heat;
}

/**
 * The share of the cards a seat does not see that show a kind active twice already. Cards in other
 * hands are as good as any, so nothing but the seat's own hand tells this from what the table knows.
 */
export function shareOfThirds(position: Position, seat: Seat, icons: Icons): number {
  let low = position[UNSEEN] | position[KNOWN];
  let high = position[UNSEEN + 1] | position[KNOWN + 1];
  for (let other = 0; other < position[PLAYERS]; other++) {
    if (other === seat) continue;
    low |= position[hand(other)];
    high |= position[hand(other) + 1];
  }
  let [lowHot, highHot] = [0, 0];
  for (let kind = 0; kind < THREAT_KINDS.length; kind++) {
    if (iconCount(icons, kind) < 2) continue;
    lowHot |= LOW_SHOWING[kind];
    highHot |= HIGH_SHOWING[kind];
  }
  const all = bitCount(low) + bitCount(high);
  return all === 0 ? 0 : (bitCount(low & lowHot) + bitCount(high & highHot)) / all;
}
