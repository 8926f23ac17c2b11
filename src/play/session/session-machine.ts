import { assign, setup } from 'xstate';
import type { GameRules, GameTypes } from '../rules/game-rules.ts';
import type { HelpLevel } from '../saves/save-format.ts';
import {
  canUndo,
  isLegalHere,
  rejection,
  type SessionContext,
  withCorrection,
  withHelp,
  withMove,
  withRedo,
  withUndo,
} from './context.ts';

/*
 * The machine that every game's session extends: it knows the events, guards and actions that all have
 * in common, and asks the game's logic what each of them changes.
 *
 *     sessionSetup<Context, Own, Input, Change, Board>(logic)
 *       .extend({ guards: {…}, actions: {…} })
 *       .createMachine({ on: AT_ANY_TIME, states: { setUp: SETTING_UP, playing: {…} } });
 */

/** The events that every session knows; a game's machine adds its own. */
export type SessionEvent<Input, Change, Board = never, Choice = string> =
  | { readonly type: 'start' | 'undo' | 'confirmUndo' | 'cancelUndo' | 'redo' }
  /** Decides something of the set-up. */
  | { readonly type: 'configure'; readonly change: Change }
  | { readonly type: 'select'; readonly choice: Choice | undefined }
  | { readonly type: 'move'; readonly move: string }
  /** The real table is as told, whatever was noted of it. */
  | { readonly type: 'correct'; readonly board: Board }
  | { readonly type: 'recordHelp'; readonly help: HelpLevel }
  /** Goes on from what another page has stored of the same game. Its steps must be sound. */
  | { readonly type: 'sync'; readonly input: Input }
  | { readonly type: 'newGame'; readonly seed: string; readonly id?: string };

/** As much of a context as every session has, whatever it plays by. */
type AnyContext = Pick<SessionContext<never>, 'selected' | 'help'> & { readonly game: unknown };

/** What a session asks of its game. What gives a part of a context gives what changes in it. */
interface SessionLogic<Context, Input, Change, Board> {
  readonly configure: (context: Context, change: Change) => Partial<Context>;
  readonly start: (context: Context) => Partial<Context>;
  /** Another game is to be set up. */
  readonly restart: (
    context: Context,
    game: { readonly seed: string; readonly id: string },
  ) => Partial<Context>;
  /** Another page has gone on with the game; what is this page's own is left as it is. */
  readonly sync: (context: Context, input: Input) => Partial<Context>;
  readonly isLegal: (context: Context, move: string) => boolean;
  readonly move: (context: Context, move: string) => Partial<Context>;
  /** Says why a move is not made. */
  readonly reject: (context: Context, move: string) => Partial<Context>;
  readonly isSound: (context: Context, board: Board) => boolean;
  readonly correct: (context: Context, board: Board) => Partial<Context>;
  /** Whether there is something to undo, and whether nothing that was seen is taken back with it. */
  readonly canUndo: (context: Context) => { readonly can: boolean; readonly isFree: boolean };
  readonly canRedo: (context: Context) => boolean;
  readonly undo: (context: Context) => Partial<Context>;
  readonly redo: (context: Context) => Partial<Context>;
  /** Nothing is being considered, and nothing was rejected. */
  readonly cleared: Partial<Context>;
}

/**
 * Moves, corrections and undo by the rules of a game; a game that adds to a step overrides what it adds to.
 *
 * @param undoRules the rules as undo goes by them, where a decision is told apart in another way
 */
export const logicFromRules = <T extends GameTypes>(
  rules: GameRules<T>,
  undoRules: GameRules<T> = rules,
) => ({
  isLegal: (context: SessionContext<T>, move: string) => isLegalHere(rules, context, move),
  move: (context: SessionContext<T>, move: string) => withMove(rules, context, move),
  reject: (context: SessionContext<T>, move: string) => rejection(rules, context, move),
  isSound: () => true,
  correct: (context: SessionContext<T>, board: T['boardState']) =>
    withCorrection(rules, context, board),
  canUndo: (context: SessionContext<T>) => canUndo(undoRules, context),
  canRedo: ({ redoStack }: SessionContext<T>) => redoStack.length > 0,
  undo: (context: SessionContext<T>) => withUndo(undoRules, context),
  redo: (context: SessionContext<T>) => withRedo(undoRules, context),
  cleared: { selected: undefined, rejected: [] },
});

/** For a session that knows no moves by themselves: whatever is done there is an event of the game's own. */
export const NO_MOVES = {
  configure: () => ({}),
  start: () => ({}),
  isLegal: () => false,
  move: () => ({}),
  reject: () => ({}),
  isSound: () => false,
  correct: () => ({}),
} as const;

/** The guards and actions of every session; `.extend` adds those that a game has of its own. */
export function sessionSetup<
  Context extends AnyContext,
  Own extends { readonly type: string },
  Input,
  Change,
  Board,
>(logic: SessionLogic<Context, Input, Change, Board>) {
  type Shared = SessionEvent<Input, Change, Board, Context['selected']>;
  type Event = Shared | Own;
  type Of<Type extends Shared['type']> = Extract<Shared, { readonly type: Type }>;
  interface Now {
    readonly context: Context;
    readonly event: Event;
  }
  /** A machine names each action and guard on the events it is for, and on no other. */
  const on = <Type extends Shared['type']>(
    change: (context: Context, event: Of<Type>) => Partial<Context>,
  ) =>
    assign<Context, Event, undefined, Event, never>(({ context, event }) =>
      change(context, event as Of<Type>),
    );
  /** The compiler does not look up in a context it does not know a field that every context has. */
  const changed = (change: Partial<AnyContext>) => change as Partial<Context>;
  return setup({
    types: { context: {} as Context, events: {} as Event, input: {} as Input },
    guards: {
      hasGame: ({ context }: Now) => context.game !== undefined,
      isLegal: ({ context, event }: Now) => logic.isLegal(context, (event as Of<'move'>).move),
      isSound: ({ context, event }: Now) => logic.isSound(context, (event as Of<'correct'>).board),
      canRedo: ({ context }: Now) => logic.canRedo(context),
      canUndo: ({ context }: Now) => logic.canUndo(context).can,
      undoIsFree: ({ context }: Now) => logic.canUndo(context).isFree,
    },
    actions: {
      configure: on<'configure'>((context, { change }) => logic.configure(context, change)),
      start: on(logic.start),
      select: on<'select'>((_, { choice }) => changed({ selected: choice })),
      deselect: on(() => logic.cleared),
      move: on<'move'>((context, { move }) => logic.move(context, move)),
      reject: on<'move'>((context, { move }) => logic.reject(context, move)),
      correct: on<'correct'>((context, { board }) => logic.correct(context, board)),
      recordHelp: on<'recordHelp'>((context, { help }) => changed(withHelp(context, help))),
      undo: on(logic.undo),
      redo: on(logic.redo),
      sync: on<'sync'>((context, { input }) => logic.sync(context, input)),
      reset: on<'newGame'>((context, { seed, id = seed }) => logic.restart(context, { seed, id })),
    },
  });
}

/** What every session answers at any time; it knows the states `setUp` and `playing`. */
export const AT_ANY_TIME = {
  newGame: { target: '.setUp', actions: ['reset', 'deselect'] },
  // A set-up that has become a game goes on to it by itself.
  sync: { target: '.setUp', actions: ['sync', 'deselect'] },
} as const;

/** A set-up of one step. */
export const SETTING_UP = {
  always: { guard: 'hasGame', target: 'playing' },
  on: { configure: { actions: 'configure' }, start: { actions: ['start', 'deselect'] } },
} as const;

/** What every game in progress answers; it knows the states `turn` and `askUndo`. */
export const WHILE_PLAYING = {
  recordHelp: { actions: 'recordHelp' },
  redo: { guard: 'canRedo', target: '.turn', actions: ['redo', 'deselect'] },
  undo: [
    { guard: 'undoIsFree', target: '.turn', actions: ['undo', 'deselect'] },
    { guard: 'canUndo', target: '.askUndo' },
  ],
} as const;

/** A move where the rules allow it; else why it is not made. */
export const moveTo = <const Target extends string>(target: Target) =>
  [{ guard: 'isLegal', target, actions: ['move', 'deselect'] }, { actions: 'reject' }] as const;

/** Undo where nothing that was seen is taken back, or whatever was seen lies on a real table. */
export const UNDO_UNASKED = {
  guard: 'canUndo',
  target: '.turn',
  actions: ['undo', 'deselect'],
} as const;

/** Whether to take back what was seen. */
export const ASK_UNDO = {
  on: {
    confirmUndo: { target: 'turn', actions: ['undo', 'deselect'] },
    cancelUndo: { target: 'turn', actions: 'deselect' },
  },
} as const;
