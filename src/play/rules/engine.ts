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
