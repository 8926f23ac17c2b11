import { type Game, isChanceStep, type Owners, stepOf } from '../history/game.ts';
import { type Replayed, replay, replayOn } from '../history/replayed.ts';
import { redoOf, undoOf } from '../history/undo.ts';
import type { Kinds, Reason, Rules, Step } from '../rules.ts';
import { type HelpLevel, mostHelp } from './help.ts';

/*
 * What the machine of any game's turn remembers, and what its actions do to it: plain functions of the
 * rules and the context, each of which gives what changes. A machine says in its own words when.
 *
 *     move: assign(({ context, event }) => afterMove(rules, context, event.move)),
 */

export interface SessionContext<K extends Kinds> {
  /** Which game this is; two games can have the same seed. */
  readonly id: string;
  /** The game, once set-up is done. */
  readonly game: Game<K> | undefined;
  /** Everything that follows from the game's steps. */
  readonly replayed: Replayed<K> | undefined;
  /** Steps that were undone and can be done again, the next first. */
  readonly ahead: readonly Step<K>[];
  /** What is being considered: a place, a card, a person. */
  readonly selected: string | undefined;
  /** The most help that was used in this game. */
  readonly help: HelpLevel;
  /** Why the last thing asked for was not done. */
  readonly refused: readonly Reason[];
}

/** A game and what follows from it. */
export interface Played<K extends Kinds> {
  readonly game: Game<K>;
  readonly replayed: Replayed<K>;
}

type OnItsWay<K extends Kinds> = Pick<SessionContext<K>, 'game' | 'replayed'>;

/**
 * The game and what follows from it, for whoever asks while one runs.
 *
 * @throws Error where none does
 */
export function running<K extends Kinds>({ game, replayed }: OnItsWay<K>): Played<K> {
  if (!game || !replayed) throw new Error('no game is running');
  return { game, replayed };
}

/** The game of a machine with nothing in it. */
export const freshSession = (id: string) =>
  ({
    id,
    game: undefined,
    replayed: undefined,
    ahead: [],
    selected: undefined,
    help: 'none',
    refused: [],
  }) satisfies SessionContext<never>;

/**
 * A game with all that follows from it.
 *
 * @throws Error where a step cannot have happened
 */
export function withGame<K extends Kinds>(rules: Rules<K>, game: Game<K>): Played<K> {
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
export function withStep<K extends Kinds>(
  rules: Rules<K>,
  context: OnItsWay<K>,
  step: Step<K>,
): Played<K> & { readonly ahead: readonly Step<K>[] } {
  const { game, replayed } = running(context);
  const steps = [...game.steps, step];
  const played = replayOn(rules, replayed, [step]);
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  const seen = isChanceStep(rules, step) ? steps.length - 1 : steps.length;
  return { game: { ...game, steps, seen }, replayed: played.replayed, ahead: [] };
}

/** A move the visitor made, or a chance move they entered from their own deck or dice. */
export const afterMove = <K extends Kinds>(rules: Rules<K>, context: OnItsWay<K>, move: string) =>
  withStep(rules, context, stepOf(rules, move, 'visitor'));

/** The move chance makes, by the site's deck or dice. */
export const afterChance = <K extends Kinds>(rules: Rules<K>, context: OnItsWay<K>) =>
  withStep(rules, context, {
    move: rules.chanceMove(running(context).replayed.position),
    by: 'site',
  });

/** All that happened has been shown. */
export function afterSeen<K extends Kinds>(context: OnItsWay<K>): { readonly game: Game<K> } {
  const { game } = running(context);
  return { game: { ...game, seen: game.steps.length } };
}

export const afterCorrection = <K extends Kinds>(
  rules: Rules<K>,
  context: OnItsWay<K>,
  table: K['table'],
) => withStep(rules, context, { correction: table });

/** The last decision undone, with all that followed from it; no change at the start. */
export function afterUndo<K extends Kinds>(
  rules: Rules<K>,
  context: OnItsWay<K> & Pick<SessionContext<K>, 'ahead'>,
): Partial<Pick<SessionContext<K>, 'game' | 'replayed' | 'ahead'>> {
  const { game, replayed } = running(context);
  const undo = undoOf(rules, game, replayed);
  if (!undo) return {};
  const undone = game.steps.slice(undo.game.steps.length);
  return { ...withGame(rules, undo.game), ahead: [...undone, ...context.ahead] };
}

/** What was undone last done again; no change where nothing was. */
export function afterRedo<K extends Kinds>(
  rules: Rules<K>,
  context: OnItsWay<K> & Pick<SessionContext<K>, 'ahead'>,
): Partial<Pick<SessionContext<K>, 'game' | 'replayed' | 'ahead'>> {
  const { game, replayed } = running(context);
  const redo = redoOf(rules, game, replayed, context.ahead);
  return redo ? { game: redo.game, replayed: redo.replayed, ahead: redo.ahead } : {};
}

/** More help was used; help that was used stays used. */
export const afterHelp = (
  { help }: { readonly help: HelpLevel },
  used: HelpLevel,
): { readonly help: HelpLevel } => ({ help: mostHelp(help, used) });

/** Somebody else keeps a component from here on. */
export function afterOwners<K extends Kinds>(
  { game }: OnItsWay<K>,
  change: Partial<Owners<K['component']>>,
): { readonly game: Game<K> | undefined } {
  return { game: game && { ...game, owners: { ...game.owners, ...change } } };
}

/** Why a move is not made; nothing speaks against a legal one. */
export const refusedBy = <K extends Kinds>(
  rules: Rules<K>,
  context: OnItsWay<K>,
  move: string,
): { readonly refused: readonly Reason[] } => ({
  refused: rules.whyNot(running(context).replayed.position, move),
});

/** Whether a move is legal as the game stands. */
export const isLegal = <K extends Kinds>(rules: Rules<K>, context: OnItsWay<K>, move: string) =>
  refusedBy(rules, context, move).refused.length === 0;

/** Whether the last step is a chance move that has not been shown yet. */
export function isChanceShown<K extends Kinds>(rules: Rules<K>, context: OnItsWay<K>): boolean {
  const { steps, seen } = running(context).game;
  return seen < steps.length && isChanceStep(rules, steps[steps.length - 1]);
}

/** Whether there is a decision to undo, and whether undoing it takes nothing back that was seen. */
export function canUndo<K extends Kinds>(rules: Rules<K>, context: OnItsWay<K>) {
  const { game, replayed } = running(context);
  const undo = undoOf(rules, game, replayed);
  return { can: undo !== undefined, isFree: undo?.chanceSeen === 0 };
}

/** A game in progress as a save tells it. */
export interface Resumed<K extends Kinds> {
  readonly game: Game<K>;
  readonly ahead?: readonly Step<K>[];
}

/**
 * A session that goes on with a kept game. What was undone is left out where it cannot be done again.
 *
 * @throws Error where a step of the game cannot have happened
 */
export function startingFrom<K extends Kinds>(
  rules: Rules<K>,
  { game, ahead = [] }: Resumed<K>,
): Played<K> & Pick<SessionContext<K>, 'ahead'> {
  const played = withGame(rules, game);
  const isSound = 'replayed' in replayOn(rules, played.replayed, ahead);
  return { ...played, ahead: isSound ? ahead : [] };
}
