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

export interface Redo {
  /** The decision that would be done again. */
  readonly decision: Step;
  readonly game: TableGame;
  /** What is left to be done again after it. */
  readonly ahead: readonly Step[];
}

/** What doing again would do: the first decision undone and all that followed from it. */
export function redoOf(game: TableGame, ahead: readonly Step[]): Redo | undefined {
  const [decision, ...others] = ahead;
  if (!decision) return undefined;
  const next = others.findIndex(isDecision);
  const following = next < 0 ? others : others.slice(0, next);
  const steps = [...game.steps, decision, ...following];
  return {
    decision,
    game: { ...game, steps, seen: steps.length },
    ahead: others.slice(following.length),
  };
}
