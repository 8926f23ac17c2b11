import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import type { GameEvent, Move, Position } from '../../engine/index.ts';
import { snapshotOf } from '../../engine/index.ts';
import { makeMove } from '../../engine/make-move.ts';
import { ACTING, DISCARD_ORDER, DUSK, mutableCopy, PHASE, RANDOM } from '../../engine/position.ts';
import { type Calm, calmed } from '../../puzzles/calm.ts';
import { isTerminal, type Puzzle } from '../../puzzles/puzzle.ts';
import { NOT_LOST } from '../../puzzles/questions.ts';
import type { Part } from './asked.ts';

/*
 * What can be made sure at a moment, all questions at once: for each node the largest sets of parts that
 * some play makes sure whatever is drawn. A choice has the sets of all that follow it, a draw what is
 * common to all cards. Sets are bits: part n is bit n.
 */

interface Node {
  readonly position: Position;
  readonly turns: number;
  /** The workers who were to come home and have: their parts. */
  readonly home: number;
}

const DISCARD_CELLS = 2;

/** A first choice with the largest sets of parts that are sure after it. */
interface SureAfter {
  readonly move: Move;
  readonly sets: readonly number[];
}

/**
 * The sure sets after each first choice; nothing where there are too many nodes to look at.
 *
 * @param most how many nodes may be looked at
 * @param calm the patrols that are left out of it, where some are
 */
export function sureSets(
  puzzle: Puzzle,
  parts: readonly Part[],
  { most, calm }: { readonly most: number; readonly calm?: Calm },
): readonly SureAfter[] | undefined {
  const known = new Map<number, readonly number[]>();
  let isTooWide = false;

  function setsAt(node: Node): readonly number[] {
    const key = keyOf(node);
    const before = known.get(key);
    if (before) return before;
    if (known.size >= most) {
      isTooWide = true;
      return NOTHING;
    }
    const found = isTerminal(puzzle, { ...node, happened: 0 }) ? [held(node)] : search(node);
    known.set(key, found);
    return found;
  }

  function search(node: Node): readonly number[] {
    const { choices, chances } = PUZZLE_RULES.optionsAt({ ...node, happened: 0 });
    let best: readonly number[] = [];
    if (chances.of > 0) {
      let all: readonly number[] | undefined;
      for (const { move } of chances.moves) {
        const sets = setsAt(after(node, move));
        all = all === undefined ? sets : common(all, sets);
        if (isTooWide) return NOTHING;
        if (all.length === 1 && all[0] === 0) break;
      }
      best = all ?? NOTHING;
    }
    for (const move of choices) {
      best = largest([...best, ...setsAt(after(node, move))]);
      if (isTooWide) return NOTHING;
    }
    return best;
  }

  function after({ position, turns, home }: Node, move: Move): Node {
    const next = mutableCopy(position);
    const events: GameEvent[] | undefined = position[ACTING] >= 0 ? [] : undefined;
    makeMove(next, move, events);
    const endsTurn = position[PHASE] === DUSK && next[PHASE] !== DUSK;
    let came = home;
    for (const event of events ?? []) {
      if (event.type !== 'came-home') continue;
      parts.forEach((part, n) => {
        if (part.home === event.place) came |= 1 << n;
      });
    }
    return { position: calmly(next), turns: turns + (endsTurn ? 1 : 0), home: came };
  }

  function calmly(position: Position): Position {
    return calm ? calmed(position, calm) : position;
  }

  function held({ position, home }: Node): number {
    if (!NOT_LOST.holds(position)) return 0;
    const now = snapshotOf(position);
    let set = home;
    parts.forEach(({ holds }, n) => {
      if (holds?.(now, position)) set |= 1 << n;
    });
    return set;
  }

  const root: Node = { position: calmly(puzzle.start), turns: 0, home: 0 };
  const moves = PUZZLE_RULES.optionsAt({ ...root, happened: 0 }).choices;
  if (moves.length < 2) return undefined;
  const sure = moves.map((move) => ({ move, sets: setsAt(after(root, move)) }));
  if (isTooWide || sure.every(({ sets }) => sets.every((set) => set === 0))) return undefined;
  return sure;
}

const NOTHING: readonly number[] = [0];

/** Those sets that no other one contains. */
function largest(sets: readonly number[]): readonly number[] {
  const kept: number[] = [];
  for (const set of sets) {
    if (kept.some((other) => (set & other) === set)) continue;
    let n = 0;
    for (const other of kept) if ((other & set) !== other) kept[n++] = other;
    kept.length = n;
    kept.push(set);
  }
  return kept;
}

const common = (one: readonly number[], other: readonly number[]): readonly number[] =>
  largest(one.flatMap((a) => other.map((b) => a & b)));

/** A number for all nodes from which the same may happen; the proof that follows needs no such luck. */
function keyOf({ position, turns, home }: Node): number {
  let one = home ^ 0x9e3779b9;
  let other = turns + 1;
  for (let cell = 0; cell < RANDOM; cell++) {
    if (cell >= DISCARD_ORDER && cell < DISCARD_ORDER + DISCARD_CELLS) continue;
    const value = position[cell];
    one = Math.imul(one ^ value, 0x85ebca6b);
    one ^= one >>> 13;
    other = Math.imul(other + value, 0xc2b2ae35);
    other ^= other >>> 15;
  }
  return (one >>> 0) * 0x200000 + (other >>> 11);
}
