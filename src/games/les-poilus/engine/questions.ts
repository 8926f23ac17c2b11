import { CARD_IDS, THREAT_KINDS, type ThreatKind } from '../data/index.ts';
import { ICONS_OF_KINDS, iconCount, KINDS_ON } from './cards.ts';
import { fallBack, MAY, MUST } from './falling-back.ts';
import type { Position, Seat } from './position.ts';
import { because, type Reason } from './reason.ts';
import { whyNoFallBack } from './why-no-action.ts';

/** What falling back is to a seat, were it its turn now, and which cards make it so. */
export interface Leaving {
  readonly falls: 'may' | 'must' | 'may-not';
  readonly because: readonly Reason[];
}

export function leavingOf(position: Position, seat: Seat): Leaving {
  const state = fallBack(position, seat);
  if (state === MAY) return { falls: 'may', because: [] };
  if (state === MUST) return { falls: 'must', because: [because('fearful-must-leave', { seat })] };
  return { falls: 'may-not', because: whyNoFallBack(position, seat) };
}

/** How often each kind is shown by some cards, traumas and phobias among them. */
export function threatsOn(cards: readonly string[]): Record<ThreatKind, number> {
  const icons = cards.reduce((all, id) => all + ICONS_OF_KINDS[KINDS_ON[CARD_IDS.indexOf(id)]], 0);
  const counts = THREAT_KINDS.map((kind, n) => [kind, iconCount(icons, n)] as const);
  return Object.fromEntries(counts) as Record<ThreatKind, number>;
}
