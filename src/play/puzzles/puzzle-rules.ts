import type { Below } from '#shared/random.ts';

/*
 * What the kit asks of a game to have its puzzles played, searched and judged. A node is how far a
 * puzzle has been played: a position, and whatever of the way there its judgement depends on.
 */

/** How a puzzle is played: all that a page needs, which leaves the judging to a worker. */
export interface PuzzleMoves<Puzzle, Node, Move> {
  /** Where a puzzle begins. */
  root(puzzle: Puzzle): Node;
  /** The node after a move that is known to be legal. */
  after(puzzle: Puzzle, node: Node, move: Move): Node;
  /** The move a text stands for, if any. */
  parseMove(text: string): Move | undefined;
  /** Whether what a puzzle asks for has been answered, so that the rest may go as it likes. */
  isAnswered(puzzle: Puzzle, node: Node): boolean;
}

/** What can happen next. Both lists have moves where the player may act before chance does. */
export interface NodeOptions<Move> {
  readonly choices: readonly Move[];
  readonly chances: MoveChances<Move>;
}

/** How the puzzles of a game are searched and judged. */
export interface PuzzleRules<Puzzle, Node, Move> extends PuzzleMoves<Puzzle, Node, Move> {
  optionsAt(node: Node): NodeOptions<Move>;
  /** Whether the moment of judgement has come. */
  isTerminal(puzzle: Puzzle, node: Node): boolean;
  /** What a terminal node is worth, 0 or more. */
  score(puzzle: Puzzle, node: Node): bigint;
  /** Whether what has gone wrong before that moment can no more be mended, whatever follows. */
  isLost?(puzzle: Puzzle, node: Node): boolean;
  /** The same text for nodes that are worth the same. */
  keyOf(puzzle: Puzzle, node: Node): string;
  formatMove(move: Move): string;
  /** The highest score there is, where that is known: whoever has it need not look for better. */
  bestScore(puzzle: Puzzle): bigint | undefined;
  /** Whether anything short of a sure {@link bestScore} counts as nothing, which saves searching it. */
  wantsCertainty?(puzzle: Puzzle): boolean;
  /** Whether an answered puzzle was missed by bad luck alone, where a game tells that apart. */
  isUnlucky?(puzzle: Puzzle, node: Node): boolean;
}

/** How a puzzle stands after moves; what is no move there changes nothing. */
export const nodeAfter = <Puzzle, Node, Move>(
  moves: PuzzleMoves<Puzzle, Node, Move>,
  puzzle: Puzzle,
  texts: readonly string[],
): Node =>
  texts.reduce((node, text) => {
    const move = moves.parseMove(text);
    return move === undefined ? node : moves.after(puzzle, node, move);
  }, moves.root(puzzle));

/** The moves made so far at an attempt, which is a game like any other; those of chance included. */
export const movesTried = ({ steps }: { readonly steps: readonly object[] }): readonly string[] =>
  steps.flatMap((step) => ('move' in step ? [String(step.move)] : []));

/** What chance may bring, each with the number of ways in which it comes. */
interface MoveChances<Move> {
  readonly moves: readonly { readonly move: Move; readonly ways: number }[];
  /** All ways together. */
  readonly of: number;
}

/** Where the next move is not chance's. */
export const NO_CHANCES: MoveChances<never> = Object.freeze({ moves: [], of: 0 });

/**
 * Every answer of chance to the question that is asked. The engine picks one by a single number below
 * a bound; asked for each number in turn, it names them all, each by its weight.
 */
export function allChances<Move>(chanceMoveBy: (below: Below) => Move): MoveChances<Move> {
  let of = 1;
  const ways = new Map<Move, number>();
  for (let n = 0; n < of; n++) {
    const move = chanceMoveBy((bound) => {
      of = bound;
      return n;
    });
    ways.set(move, (ways.get(move) ?? 0) + 1);
  }
  return { moves: [...ways].map(([move, count]) => ({ move, ways: count })), of };
}
