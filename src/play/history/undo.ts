import type { GameRules, GameTypes, Step } from '../rules/game-rules.ts';
import { type Game, isChanceStep } from './game.ts';
import { type GameHistory, replayOn } from './game-history.ts';

/** What undo asks of a game. */
type UndoRules<T extends GameTypes> = Pick<
  GameRules<T>,
  'isChanceMove' | 'isForced' | 'initialPosition' | 'apply'
>;

/**
 * Whether somebody decided a step; what merely follows from a decision is undone with it. A chance
 * move is a decision where the visitor entered it.
 */
function isDecision<T extends GameTypes>(
  rules: UndoRules<T>,
  before: T['position'],
  step: Step<T>,
): boolean {
  if ('correction' in step) return true;
  if (isChanceStep(rules, step)) return step.by === 'visitor';
  return !rules.isForced(before, step.move);
}

interface Undo<T extends GameTypes> {
  /** The decision that would be undone. */
  readonly decision: Step<T>;
  /** The game as it stood before it. */
  readonly game: Game<T>;
  /**
   * Chance moves of the site's that have been seen and would be taken back: cards that go back into its
   * deck. What the visitor entered lies on their own table, and is only entered anew.
   */
  readonly chanceSeen: number;
}

/** What undoing would do: the last decision and all that followed from it; nothing at the start. */
export function undoOf<T extends GameTypes>(
  rules: UndoRules<T>,
  game: Game<T>,
  { positions }: Pick<GameHistory<T>, 'positions'>,
): Undo<T> | undefined {
  const at = game.steps.findLastIndex((step, n) => isDecision(rules, positions[n], step));
  if (at < 0) return undefined;
  const steps = game.steps.slice(0, at);
  return {
    decision: game.steps[at],
    game: { ...game, steps, seen: Math.min(game.seen, at) },
    chanceSeen: game.steps
      .slice(at)
      .filter((step) => isChanceStep(rules, step) && !('by' in step && step.by === 'visitor'))
      .length,
  };
}

interface Redo<T extends GameTypes> {
  /** The decision that would be done again. */
  readonly decision: Step<T>;
  readonly game: Game<T>;
  /** Everything that follows from that game. */
  readonly replayed: GameHistory<T>;
  /** What is left to be done again after it. */
  readonly redoStack: readonly Step<T>[];
}

/**
 * What doing again would do: the first decision undone and all that followed from it; nothing where
 * nothing was undone, or where it cannot be done any more.
 */
export function redoOf<T extends GameTypes>(
  rules: UndoRules<T> & Partial<Pick<GameRules<T>, 'outcome'>>,
  game: Game<T>,
  before: GameHistory<T>,
  ahead: readonly Step<T>[],
): Redo<T> | undefined {
  const [decision, ...others] = ahead;
  if (!decision) return undefined;
  const steps = [decision];
  let played = replayOn(rules, before, steps);
  for (const step of others) {
    if ('fault' in played || isDecision(rules, played.replayed.position, step)) break;
    steps.push(step);
    played = replayOn(rules, played.replayed, [step]);
  }
  if ('fault' in played) return undefined;
  const all = [...game.steps, ...steps];
  return {
    decision,
    game: { ...game, steps: all, seen: all.length },
    replayed: played.replayed,
    redoStack: others.slice(steps.length - 1),
  };
}
