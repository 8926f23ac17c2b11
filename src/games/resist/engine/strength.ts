import { bitCount, bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import type { EnemyKindId } from '../data/index.ts';
import {
  ATTACK_OF,
  type EnemyKindNumber,
  HIDDEN,
  MISSION_DEFENSE,
  PRINTED_DEFENSE,
  RAISES_ENEMIES,
  RAISING_OTHERS,
  REVEALED,
  SHIELDING_ENEMIES,
  SHIELDING_MISSION,
  sideIndex,
} from './cards.ts';
import { enemyCopiesOf, kindSet, listKinds, takeEnemyKind, upAt } from './enemy-deck.ts';
import { KIND, MOVE, type Move, moveOf, moveText, THE_MISSION } from './move.ts';
import { kindId } from './names.ts';
import {
  BEATEN,
  COUNTS_CIVILIANS,
  COUNTS_OTHERS,
  COUNTS_REVEALED,
  GAINED,
  GRAVEYARD_SUM,
  HALVED,
  HIDDEN_IN_PLAY,
  type MutablePosition,
  missionCounts,
  mutableCopy,
  NOWHERE,
  type Position,
  REVEALED_IN_PLAY,
  ROW,
  STRENGTH,
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

/** Targets that the strength pays for, with what they leave. */
export interface StrikeSet {
  /** In an order that is legal and leaves as much strength as any; texts of the record. */
  readonly moves: readonly string[];
  /** The strength left over. */
  readonly left: number;
  /** Whether the Mission is among them, or was defeated before. */
  readonly beaten: boolean;
  /** The Enemies left here, in table order. */
  readonly survivors: readonly EnemyKindId[];
  /** Whether something more could be paid for. */
  readonly isFull: boolean;
}

/**
 * Every set of targets that can be paid for now (resist.strike, resist.grunts-first,
 * resist.guards-first, resist.current-defense), the empty one included. What targets do when they
 * fall is left out of it: no such effect changes strength or Defense.
 */
export function strikeSets(position: Position): StrikeSet[] {
  const found = new Map<
    string,
    { readonly draft: MutablePosition; readonly moves: readonly Move[] }
  >();
  visit(mutableCopy(position), []);
  return [...found.values()].map(({ draft, moves }) => ({
    moves: moves.map(moveText),
    left: draft[STRENGTH],
    beaten: draft[BEATEN] === 1,
    survivors: listKinds(draft, upAt(draft[TARGET])).map(kindId),
    isFull: targetsNow(draft).length === 0,
  }));

  function visit(draft: MutablePosition, moves: readonly Move[]): void {
    const key = whatStands(draft);
    const known = found.get(key);
    if (known && known.draft[STRENGTH] >= draft[STRENGTH]) return;
    found.set(key, { draft, moves });
    for (const target of targetsNow(draft)) {
      visit(without(draft, target), [...moves, moveOf(MOVE.defeat, target)]);
    }
  }
}

/**
 * The least strength that defeats everything at the Mission chosen, in the best order; 0 where none is.
 * An Engineer defeated first makes the others cheaper, and so does the Mayor's House.
 */
export function stillToClear(position: Position): number {
  if (position[TARGET] === NOWHERE) return 0;
  const known = new Map<string, number>();
  return leastFrom(position);

  function leastFrom(at: Position): number {
    const key = whatStands(at);
    const before = known.get(key);
    if (before !== undefined) return before;
    const costs = openTargets(at).map(
      (target) => priceOf(at, target) + leastFrom(without(at, target)),
    );
    const least = costs.length > 0 ? Math.min(...costs) : 0;
    known.set(key, least);
    return least;
  }
}

/** Tells apart what still stands at the Mission chosen. */
function whatStands(position: Position): string {
  const here = upAt(position[TARGET]);
  return `${position[here]} ${position[here + 1]} ${position[BEATEN]}`;
}

/** What can be paid for now, as things of a move. */
const targetsNow = (position: Position): number[] =>
  openTargets(position).filter((target) => priceOf(position, target) <= position[STRENGTH]);

/** What may be defeated now, whatever it costs. */
function openTargets(position: Position): number[] {
  const here = kindSet(position, upAt(position[TARGET]));
  const open = (here & SHIELDING_ENEMIES) !== 0 ? here & SHIELDING_ENEMIES : here;
  const targets: number[] = [];
  for (let left = open; left !== 0; left = withoutLowest(left))
    targets.push(KIND + lowestBit(left));
  const isShielded = (here & SHIELDING_MISSION) !== 0 || position[BEATEN] === 1;
  if (!isShielded) targets.push(THE_MISSION);
  return targets;
}

const priceOf = (position: Position, target: number): number =>
  target === THE_MISSION ? missionDefense(position) : currentDefense(position, target - KIND);

function without(position: Position, target: number): MutablePosition {
  const draft = mutableCopy(position);
  draft[STRENGTH] -= priceOf(position, target);
  if (target === THE_MISSION) draft[BEATEN] = 1;
  else takeEnemyKind(draft, upAt(draft[TARGET]), target - KIND);
  return draft;
}
