import type { EnemyKindId } from '../data/index.ts';
import { first, rest, SHIELDING_ENEMIES, SHIELDING_MISSION } from './cards.ts';
import { upAt } from './enemy-deck.ts';
import { kindSet, listKinds, takeKind } from './kinds.ts';
import { DEFEAT_MOVE, KIND, type Move, moveOf, moveText, THE_MISSION } from './move.ts';
import { kindId } from './names.ts';
import { BEATEN, type Draft, draftOf, type Position, STRENGTH, TARGET } from './position.ts';
import { currentDefense, missionDefense } from './strength.ts';

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
  const found = new Map<string, { readonly draft: Draft; readonly moves: readonly Move[] }>();
  visit(draftOf(position), []);
  return [...found.values()].map(({ draft, moves }) => ({
    moves: moves.map(moveText),
    left: draft[STRENGTH],
    beaten: draft[BEATEN] === 1,
    survivors: listKinds(draft, upAt(draft[TARGET])).map(kindId),
    isFull: targetsNow(draft).length === 0,
  }));

  function visit(draft: Draft, moves: readonly Move[]): void {
    const here = upAt(draft[TARGET]);
    const key = `${draft[here]} ${draft[here + 1]} ${draft[BEATEN]}`;
    const known = found.get(key);
    if (known && known.draft[STRENGTH] >= draft[STRENGTH]) return;
    found.set(key, { draft, moves });
    for (const target of targetsNow(draft)) {
      visit(without(draft, target), [...moves, moveOf(DEFEAT_MOVE, target)]);
    }
  }
}

/** What can be paid for now, as things of a move. */
function targetsNow(position: Position): number[] {
  const here = kindSet(position, upAt(position[TARGET]));
  const open = (here & SHIELDING_ENEMIES) !== 0 ? here & SHIELDING_ENEMIES : here;
  const targets: number[] = [];
  for (let left = open; left !== 0; left = rest(left)) {
    if (currentDefense(position, first(left)) <= position[STRENGTH])
      targets.push(KIND + first(left));
  }
  const isShielded = (here & SHIELDING_MISSION) !== 0 || position[BEATEN] === 1;
  if (!isShielded && missionDefense(position) <= position[STRENGTH]) targets.push(THE_MISSION);
  return targets;
}

function without(position: Position, target: number): Draft {
  const draft = draftOf(position);
  if (target === THE_MISSION) {
    draft[STRENGTH] -= missionDefense(position);
    draft[BEATEN] = 1;
  } else {
    draft[STRENGTH] -= currentDefense(position, target - KIND);
    takeKind(draft, upAt(draft[TARGET]), target - KIND);
  }
  return draft;
}
