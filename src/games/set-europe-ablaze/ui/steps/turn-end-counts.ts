import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { StepId } from '#games/set-europe-ablaze/data/sequence.ts';
import { countsPieces, type Position } from '#games/set-europe-ablaze/engine/log/index.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { SIDES } from '../sea.ts';

type AreaNumber = 'usedUnits' | 'deceived';

const sumOf = ({ areas }: Position, entry: AreaNumber): number =>
  Object.values(areas).reduce((sum, area) => sum + (area[entry] ?? 0), 0);

/** Advantages for this turn's damage: one from 5, two from 15 (5.4.6). */
export function advantagesDue({ damageDone }: Position): number {
  if (damageDone >= limit('damage-for-two')) return 2;
  return damageDone >= limit('damage-for-advantage') ? 1 : 0;
}

/** What each step of turn end touches, from the position (3.3). */
const COUNTS: Readonly<Partial<Record<StepId, (now: Position) => string>>> = {
  'end.clear': (now) =>
    m.ablaze_reset_clear({
      areas: now.selected.maquis.length,
      labor: Object.values(now.areas).filter(({ laborUsed }) => laborUsed).length,
      units: sumOf(now, 'usedUnits'),
    }),
  'end.headquarters': ({ soeUsed, mbfUsed }) =>
    m.ablaze_reset_headquarters({ count: Number(soeUsed) + Number(mbfUsed) }),
  'end.networks': ({ ready }) => m.ablaze_reset_networks({ count: ready.quiet }),
  'end.deceived': (now) => m.ablaze_reset_deceived({ count: sumOf(now, 'deceived') }),
  'end.free-moves': ({ freeMoves }) =>
    m.ablaze_reset_moves({ count: Math.max(0, limit('free-moves') - freeMoves) }),
  'end.morale': (now) =>
    m.ablaze_reset_advantages({ damage: now.damageDone, count: advantagesDue(now) }),
  'end.cards': ({ hand }) =>
    SIDES.map((side) => m.ablaze_aid_hand_of({ side: SIDE_NAMES[side](), cards: hand[side] })).join(
      ' · ',
    ),
  'end.next': ({ ap, damageDone: damage }) => m.ablaze_reset_next({ ...ap, damage }),
};

/** Steps that count pieces, of which nobody may have told. */
const BY_PIECES: readonly StepId[] = ['end.networks', 'end.deceived'];

/** How much a step of turn end touches, in words; nothing where nobody has counted. */
export const touchedIn = (now: Position, step: StepId): string | undefined =>
  BY_PIECES.includes(step) && !countsPieces(now) ? undefined : COUNTS[step]?.(now);
