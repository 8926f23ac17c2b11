import type { Below } from '#shared/random.ts';
import type { Engine } from './engine.ts';

/**
 * Plays a game on to its end. Chance goes by the draft's own generator, so that a seed means the same
 * cards whoever plays. Returns the number of moves.
 *
 * @param choose who decides: told how many moves were made; where chance may move too, nothing leaves
 *   it to chance
 * @param made told of every move right after it was made
 */
export function playOut<Position, Draft, Moves extends ArrayLike<unknown>>(
  engine: Engine<Position, Draft, Moves>,
  draft: Draft,
  choose: (draft: Draft, played: number) => Moves[number] | undefined,
  made?: (move: Moves[number]) => void,
): number {
  let played = 0;
  while (!engine.isOver(draft)) {
    const chosen = engine.isChanceTurn(draft) ? undefined : choose(draft, played);
    const move = chosen ?? engine.drawChanceMove(draft);
    engine.makeMove(draft, move);
    made?.(move);
    played++;
  }
  return played;
}

/**
 * Decides at random, every legal move as likely as every other.
 *
 * @param below a whole number from 0 to below the bound
 */
export function atRandom<Position, Draft, Moves extends ArrayLike<unknown>>(
  { listMoves, moveBuffer, isChanceMove }: Engine<Position, Draft, Moves>,
  below: Below,
): (draft: Draft) => Moves[number] | undefined {
  const moves = moveBuffer();
  return (draft) => {
    const move = moves[below(listMoves(draft, moves))];
    return isChanceMove(move) ? undefined : move;
  };
}
