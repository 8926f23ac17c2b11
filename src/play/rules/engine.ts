import type { GameRules, GameTypes } from './game-rules.ts';

/**
 * The same rules for those who make millions of moves: moves are numbers, and are made on a draft,
 * a position of one's own that changes in place. Whoever has {@link GameRules} only has an engine by
 * {@link engineOf}, as slow as the rules are.
 */
export interface Engine<Position, Draft, Moves extends ArrayLike<unknown> = Int32Array> {
  /** A draft that stands as the position does. */
  readonly mutableCopy: (position: Position) => Draft;
  /** Overwrites a draft with another. */
  readonly copyInto: (draft: Draft, other: Draft) => void;
  /** Where moves are listed, long enough for any position. */
  readonly moveBuffer: () => Moves;
  /** Writes every legal move into a buffer and returns how many there are. */
  readonly listMoves: (draft: Draft, moves: Moves) => number;
  readonly makeMove: (draft: Draft, move: Moves[number]) => void;
  readonly isOver: (draft: Draft) => boolean;
  /** Whether chance moves and nobody is asked before. */
  readonly isChanceTurn: (draft: Draft) => boolean;
  readonly isChanceMove: (move: Moves[number]) => boolean;
  /** The move chance makes, by the generator in the draft. */
  readonly drawChanceMove: (draft: Draft) => Moves[number];
}

/** A draft of a game whose positions do not change in place. */
interface Boxed<Position> {
  position: Position;
}

/** An engine that goes by the rules as the kit knows them. */
export function engineOf<T extends GameTypes>(
  rules: GameRules<T>,
): Engine<T['position'], Boxed<T['position']>, string[]> {
  return {
    mutableCopy: (position) => ({ position }),
    copyInto(draft, { position }) {
      draft.position = position;
    },
    moveBuffer: () => [],
    listMoves({ position }, moves) {
      const legal = rules.legalMoves(position);
      legal.forEach((move, n) => {
        moves[n] = move;
      });
      return legal.length;
    },
    makeMove(draft, move) {
      const taken = rules.apply(draft.position, { move });
      if ('reasons' in taken) throw new Error(`${move} is refused: ${taken.reasons[0]?.code}`);
      draft.position = taken.position;
    },
    isOver: ({ position }) => rules.outcome(position) !== undefined,
    isChanceTurn({ position }) {
      const { seats, chance } = rules.turn(position);
      return chance && seats.length === 0;
    },
    isChanceMove: rules.isChanceMove,
    drawChanceMove: ({ position }) => rules.drawChanceMove(position),
  };
}

interface Ply<Draft, Moves> {
  readonly draft: Draft;
  readonly moves: Moves;
}

/**
 * How many sequences of exactly `depth` legal moves begin in a position, moves of chance counted like
 * any other. Two programs that agree on these counts agree on the rules.
 *
 * @param isCounted whether the moves made here count; those of chance may be made without, where its
 *   order is known and there is one such move at a time
 */
export function perft<Position, Draft, Moves extends ArrayLike<unknown>>(
  engine: Engine<Position, Draft, Moves>,
  position: Position,
  depth: number,
  isCounted: (draft: Draft) => boolean = () => true,
): number {
  const { mutableCopy, copyInto, moveBuffer, listMoves, makeMove } = engine;
  // One draft and one list for each length that a sequence has reached.
  const plies: Ply<Draft, Moves>[] = [];
  const plyAt = (length: number): Ply<Draft, Moves> => {
    plies[length] ??= { draft: mutableCopy(position), moves: moveBuffer() };
    return plies[length];
  };

  function sequences(length: number, left: number): number {
    if (left === 0) return 1;
    const { draft, moves } = plyAt(length);
    const count = listMoves(draft, moves);
    const then = isCounted(draft) ? left - 1 : left;
    if (then === 0) return count;
    const next = plyAt(length + 1).draft;
    let found = 0;
    for (let n = 0; n < count; n++) {
      copyInto(next, draft);
      makeMove(next, moves[n]);
      found += sequences(length + 1, then);
    }
    return found;
  }
  return sequences(0, depth);
}
