import { type Game, isChanceStep, type Owners, stepOf } from '../history/game.ts';
import { type GameHistory, replay, replayOn } from '../history/game-history.ts';
import { redoOf, undoOf } from '../history/undo.ts';
import type { GameRules, GameTypes, Reason, Step } from '../rules/game-rules.ts';
import { type HelpLevel, mostHelp } from '../saves/save-format.ts';

/*
 * What the machine of any game's turn remembers, and what its actions do to it: plain functions of the
 * rules and the context, each of which gives what changes. `session-machine.ts` says when.
 */

export interface SessionContext<T extends GameTypes> {
  /** Which game this is; two games can have the same seed. */
  readonly id: string;
  /** The game, once set-up is done. */
  readonly game: Game<T> | undefined;
  /** Everything that follows from the game's steps. */
  readonly replayed: GameHistory<T> | undefined;
  /** Steps that were undone and can be done again, the next first. */
  readonly redoStack: readonly Step<T>[];
  /** What is being considered: a place, a card, a person. */
  readonly selected: string | undefined;
  /** The most help that was used in this game. */
  readonly help: HelpLevel;
  /** Why the last thing asked for was not done. */
  readonly rejected: readonly Reason[];
}

/** A game and what follows from it. */
export interface GameInProgress<T extends GameTypes> {
  readonly game: Game<T>;
  readonly replayed: GameHistory<T>;
}

type GameFields<T extends GameTypes> = Pick<SessionContext<T>, 'game' | 'replayed'>;

/**
 * The game and what follows from it, for whoever asks while one runs.
 *
 * @throws Error where none does
 */
export function requireGame<T extends GameTypes>({
  game,
  replayed,
}: GameFields<T>): GameInProgress<T> {
  if (!game || !replayed) throw new Error('no game is running');
  return { game, replayed };
}

/** The game of a machine with nothing in it. */
export const freshSession = (id: string) =>
  ({
    id,
    game: undefined,
    replayed: undefined,
    redoStack: [],
    selected: undefined,
    help: 'none',
    rejected: [],
  }) satisfies SessionContext<never>;

/**
 * A game with all that follows from it.
 *
 * @throws Error where a step cannot have happened
 */
export function withGame<T extends GameTypes>(
  rules: GameRules<T>,
  game: Game<T>,
): GameInProgress<T> {
  const played = replay(rules, game);
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  return { game, replayed: played.replayed };
}

/**
 * The game with one more step; everything up to it counts as seen, except a chance move just made.
 * Nothing can be done again after it.
 *
 * @throws Error where the step cannot be taken
 */
export function withStep<T extends GameTypes>(
  rules: GameRules<T>,
  context: GameFields<T>,
  step: Step<T>,
): GameInProgress<T> & { readonly redoStack: readonly Step<T>[] } {
  const { game, replayed } = requireGame(context);
  const steps = [...game.steps, step];
  const played = replayOn(rules, replayed, [step]);
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  const seen = isChanceStep(rules, step) ? steps.length - 1 : steps.length;
  return { game: { ...game, steps, seen }, replayed: played.replayed, redoStack: [] };
}

/** A move the visitor made, or a chance move they entered from their own deck or dice. */
export const withMove = <T extends GameTypes>(
  rules: GameRules<T>,
  context: GameFields<T>,
  move: string,
) => withStep(rules, context, stepOf(rules, move, 'visitor'));

/** The move chance makes, by the site's deck or dice. */
export const withChance = <T extends GameTypes>(rules: GameRules<T>, context: GameFields<T>) =>
  withStep(rules, context, {
    move: rules.drawChanceMove(requireGame(context).replayed.position),
    by: 'site',
  });

/** All that happened has been shown. */
export function withSeen<T extends GameTypes>(context: GameFields<T>): { readonly game: Game<T> } {
  const { game } = requireGame(context);
  return { game: { ...game, seen: game.steps.length } };
}

export const withCorrection = <T extends GameTypes>(
  rules: GameRules<T>,
  context: GameFields<T>,
  table: T['boardState'],
) => withStep(rules, context, { correction: table });

/** The last decision undone, with all that followed from it; no change at the start. */
export function withUndo<T extends GameTypes>(
  rules: GameRules<T>,
  context: GameFields<T> & Pick<SessionContext<T>, 'redoStack'>,
): Partial<Pick<SessionContext<T>, 'game' | 'replayed' | 'redoStack'>> {
  const { game, replayed } = requireGame(context);
  const undo = undoOf(rules, game, replayed);
  if (!undo) return {};
  const undone = game.steps.slice(undo.game.steps.length);
  return { ...withGame(rules, undo.game), redoStack: [...undone, ...context.redoStack] };
}

/** What was undone last done again; no change where nothing was. */
export function withRedo<T extends GameTypes>(
  rules: GameRules<T>,
  context: GameFields<T> & Pick<SessionContext<T>, 'redoStack'>,
): Partial<Pick<SessionContext<T>, 'game' | 'replayed' | 'redoStack'>> {
  const { game, replayed } = requireGame(context);
  const redo = redoOf(rules, game, replayed, context.redoStack);
  return redo ? { game: redo.game, replayed: redo.replayed, redoStack: redo.redoStack } : {};
}

/** More help was used; help that was used stays used. */
export const withHelp = (
  { help }: { readonly help: HelpLevel },
  used: HelpLevel,
): { readonly help: HelpLevel } => ({ help: mostHelp(help, used) });

/** Somebody else keeps a component from here on. */
export function withOwners<T extends GameTypes>(
  { game }: GameFields<T>,
  change: Partial<Owners<T['component']>>,
): { readonly game: Game<T> | undefined } {
  return { game: game && { ...game, owners: { ...game.owners, ...change } } };
}

/** Why a move is not made; nothing speaks against a legal one. */
export const rejection = <T extends GameTypes>(
  rules: GameRules<T>,
  context: GameFields<T>,
  move: string,
): { readonly rejected: readonly Reason[] } => ({
  rejected: rules.validateMove(requireGame(context).replayed.position, move),
});

/** Whether a move is legal as the game stands. */
export const isLegalHere = <T extends GameTypes>(
  rules: GameRules<T>,
  context: GameFields<T>,
  move: string,
) => rejection(rules, context, move).rejected.length === 0;

/** Whether the last step is a chance move that has not been shown yet. */
export function isChanceShown<T extends GameTypes>(
  rules: GameRules<T>,
  context: GameFields<T>,
): boolean {
  const { steps, seen } = requireGame(context).game;
  return seen < steps.length && isChanceStep(rules, steps[steps.length - 1]);
}

/** Whether there is a decision to undo, and whether undoing it takes nothing back that was seen. */
export function canUndo<T extends GameTypes>(rules: GameRules<T>, context: GameFields<T>) {
  const { game, replayed } = requireGame(context);
  const undo = undoOf(rules, game, replayed);
  return { can: undo !== undefined, isFree: undo?.chanceSeen === 0 };
}

/** A game in progress as a save tells it. */
export interface ResumeState<T extends GameTypes> {
  readonly game: Game<T>;
  readonly ahead?: readonly Step<T>[];
}

/**
 * A session that goes on with a kept game. What was undone is left out where it cannot be done again.
 *
 * @throws Error where a step of the game cannot have happened
 */
export function resumeFrom<T extends GameTypes>(
  rules: GameRules<T>,
  { game, ahead = [] }: ResumeState<T>,
): GameInProgress<T> & Pick<SessionContext<T>, 'redoStack'> {
  const played = withGame(rules, game);
  const isSound = 'replayed' in replayOn(rules, played.replayed, ahead);
  return { ...played, redoStack: isSound ? ahead : [] };
}
