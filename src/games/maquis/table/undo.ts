import { isDraw, type Step, type TableGame } from './game.ts';

/** A step that somebody decided; what merely follows from it is undone with it. */
function isDecision(step: Step): boolean {
  if ('correction' in step) return true;
  if (isDraw(step)) return step.drawnBy === 'visitor';
  return step.move !== 'return';
}

export interface Undo {
  /** The decision that would be undone. */
  readonly decision: Step;
  /** The game as it stood before it. */
  readonly game: TableGame;
  /** Cards that have been seen and would go back into the deck. */
  readonly cardsSeen: number;
}

/** What undoing would do: the last decision and all that followed from it; nothing at the start. */
export function undoOf(game: TableGame): Undo | undefined {
  const at = game.steps.findLastIndex(isDecision);
  if (at < 0) return undefined;
  const steps = game.steps.slice(0, at);
  return {
    decision: game.steps[at],
    game: { ...game, steps, seen: Math.min(game.seen, at) },
    cardsSeen: game.steps.slice(at).filter(isDraw).length,
  };
}
