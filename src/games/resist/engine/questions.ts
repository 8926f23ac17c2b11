import { bitCount, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import {
  ACTIONS,
  type ActionId,
  CARD_SIDES,
  type EnemyKindId,
  type MaquisId,
  type MissionId,
  type Result,
  type SideId,
  TIERS,
} from '../data/index.ts';
import { actionId, actionsToCopy, type Lack, lackOf, tagOfPhase } from './action.ts';
import { ACTION_OF, ATTACK_OF, NO_ACTION, sideIndex, TAG_OF } from './cards.ts';
import { enemyCopiesOf, kindSet, upAt } from './enemy-deck.ts';
import { kindId, MAQUIS_NUMBER, MISSION_NUMBER, maquisId, maquisIn } from './names.ts';
import { resultIfEnded } from './outcome.ts';
import {
  ASK,
  ASKS,
  type AskId,
  COUNTS_CIVILIANS,
  COUNTS_OTHERS,
  COUNTS_REVEALED,
  GAINED,
  GRAVEYARD_SUM,
  HAND,
  inPlay,
  mutableCopy,
  NOWHERE,
  PHASE,
  PHASES,
  type PhaseId,
  PLAYED,
  PLAYED_COUNT,
  POINTS,
  type Position,
  REVEALED_IN_PLAY,
  rowPlaceOf,
  TARGET,
} from './position.ts';
import { currentDefense, strengthNow } from './strength.ts';

/*
 * What the interface may ask of a position, besides its snapshot.
 */

export const phaseOf = (position: Position): PhaseId => PHASES[position[PHASE]];
export const askOf = (position: Position): AskId => ASKS[position[ASK]];

/** What each part of the strength brings, as it would be counted now (resist.strength). */
interface StrengthParts {
  readonly played: readonly {
    readonly maquis: MaquisId;
    readonly side: SideId;
    readonly attack: number;
  }[];
  /** Counting actions used: for the revealed, for the civilians, for the others. */
  readonly counted: number;
  /** Consuelo's gain. */
  readonly gained: number;
  readonly sum: number;
}

export function strengthParts(position: Position): StrengthParts {
  const played = Array.from({ length: position[PLAYED_COUNT] }, (_, n) => {
    const entry = position[PLAYED + n];
    const side = sideIndex(entry >> 1, entry & 1);
    return { maquis: maquisId(entry >> 1), side: CARD_SIDES[entry & 1], attack: ATTACK_OF[side] };
  });
  const others = bitCount(inPlay(position)) - 1;
  const counted =
    position[COUNTS_REVEALED] * bitCount(position[REVEALED_IN_PLAY]) +
    position[COUNTS_CIVILIANS] * position[GRAVEYARD_SUM] +
    position[COUNTS_OTHERS] * others;
  return { played, counted, gained: position[GAINED], sum: strengthNow(position) };
}

/** The action of a side, and why it could not be used if it were played now. */
interface ActionOffer {
  readonly action: ActionId | undefined;
  readonly obstacle: 'no-action' | 'other-phase' | Lack | undefined;
}

/** What would come of a side's action if it were played now; asked of somebody still in hand. */
export function actionOffered(position: Position, maquis: MaquisId, side: SideId): ActionOffer {
  const number = MAQUIS_NUMBER[maquis];
  const action = ACTION_OF[sideIndex(number, CARD_SIDES.indexOf(side))];
  const without = mutableCopy(position);
  without[HAND] &= ~(1 << number);
  return {
    action: action === NO_ACTION ? undefined : actionId(action),
    obstacle: obstacleTo(without, number, CARD_SIDES.indexOf(side)),
  };
}

/** Why the action of a side cannot be used in this phase, or nothing. */
function obstacleTo(
  position: Position,
  maquis: number,
  side: number,
): 'no-action' | 'other-phase' | Lack | undefined {
  const action = ACTION_OF[sideIndex(maquis, side)];
  if (action === NO_ACTION) return 'no-action';
  if ((TAG_OF[sideIndex(maquis, side)] & tagOfPhase(position)) === 0) return 'other-phase';
  return lackOf(position, action);
}

/** The current Defense of the Enemies face up at a Mission, were it chosen now. */
export function defensesAt(
  position: Position,
  mission: MissionId,
): readonly { readonly kind: EnemyKindId; readonly defense: number }[] {
  const place = rowPlaceOf(position, MISSION_NUMBER[mission]);
  if (place === NOWHERE) return [];
  const there = mutableCopy(position);
  there[TARGET] = place;
  const defenses: { kind: EnemyKindId; defense: number }[] = [];
  for (let left = kindSet(position, upAt(place)); left !== 0; left = withoutLowest(left)) {
    const kind = lowestBit(left);
    for (let copies = enemyCopiesOf(position, upAt(place), kind); copies > 0; copies--) {
      defenses.push({ kind: kindId(kind), defense: currentDefense(there, kind) });
    }
  }
  return defenses;
}

/** What the game comes to if it is ended now, and how many points the next better result asks for. */
export function tierNow(position: Position): {
  readonly result: Result;
  readonly next: { readonly result: Result; readonly points: number } | undefined;
} {
  const points = position[POINTS];
  const better = TIERS.filter(({ least }) => least > points).at(-1);
  return {
    result: resultIfEnded(position),
    next: better && { result: better.result, points: better.least - points },
  };
}

/** What an action lacks to be carried out in full now; nothing where it can be (resist.action-in-full). */
export const lackNow = (position: Position, action: ActionId): Lack | undefined =>
  lackOf(
    position,
    ACTIONS.findIndex(({ id }) => id === action),
  );

/** Whose hidden actions could be copied now (resist.copying). */
export const copiesNow = (position: Position): MaquisId[] => maquisIn(actionsToCopy(position));
