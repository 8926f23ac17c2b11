import { assign, setup } from 'xstate';
import {
  canUndo,
  isLegal,
  rejection,
  requireGame,
  withHelp,
  withRedo,
  withUndo,
} from '#play/session/context.ts';
import { type PhaseId, phaseOf, rules } from '../engine/index.ts';
import {
  carriedOut,
  moved,
  settled,
  started,
  startingContext,
  type TableContext,
  type TableEvent,
  type TableInput,
} from './context.ts';
import { freshSetUp } from './set-up.ts';

/*
 * The course of a game on the screen. What may be done and what comes of it is asked of the engine;
 * cards are drawn and questions with one answer are answered by the site, so that every state here is
 * a choice of the player's. The machine adds what the engine knows nothing of: the set-up, what is
 * being considered, undoing and whether it takes back what was seen.
 */

/** The states of a running game, by the phase the position is in. */
const STATE_OF: Readonly<Record<PhaseId, string>> = {
  setup: 'draft',
  plan: 'plan',
  attack: 'attack',
  strike: 'strike',
  survive: 'survive',
  aftermath: 'aftermath',
  recover: 'aftermath',
  over: 'over',
};

const stateOf = (context: TableContext): string =>
  STATE_OF[phaseOf(requireGame(context).replayed.position)];

const whenIn = (state: string) => ({
  guard: ({ context }: { context: TableContext }) => stateOf(context) === state,
  target: state,
});

export const tableMachine = setup({
  types: {
    context: {} as TableContext,
    events: {} as TableEvent,
    input: {} as TableInput,
  },
  guards: {
    hasGame: ({ context }) => context.game !== undefined,
    isLegal: ({ context, event }) => event.type === 'move' && isLegal(rules, context, event.move),
    canCarryOut: ({ context, event }) =>
      event.type === 'carryOut' && isLegal(rules, context, event.moves[0] ?? ''),
    canUndo: ({ context }) => canUndo(rules, context).can,
    undoIsFree: ({ context }) => {
      const { can, isFree } = canUndo(rules, context);
      return can && isFree;
    },
    canRedo: ({ context }) => context.redoStack.length > 0,
  },
  actions: {
    configure: assign(({ context, event }) =>
      event.type === 'configure' ? { setUp: { ...context.setUp, ...event.change } } : {},
    ),
    start: assign(({ context }) => ({ ...started(context), redoStack: [] })),
    select: assign(({ event }) => (event.type === 'select' ? { selected: event.choice } : {})),
    forget: assign({ selected: undefined, rejected: [] }),
    move: assign(({ context, event }) => (event.type === 'move' ? moved(context, event.move) : {})),
    carryOut: assign(({ context, event }) =>
      event.type === 'carryOut' ? carriedOut(context, event.moves) : {},
    ),
    refuse: assign(({ context, event }) => {
      if (event.type === 'move') return rejection(rules, context, event.move);
      return event.type === 'carryOut' ? rejection(rules, context, event.moves[0] ?? '') : {};
    }),
    recordHelp: assign(({ context, event }) =>
      event.type === 'recordHelp' ? withHelp(context, event.help) : {},
    ),
    undo: assign(({ context }) => withUndo(rules, context)),
    redo: assign(({ context }) => {
      const redone = withRedo(rules, context);
      return redone.game && redone.replayed
        ? { ...redone, ...settled({ game: redone.game, replayed: redone.replayed }) }
        : {};
    }),
    sync: assign(({ event }) => (event.type === 'sync' ? startingContext(event.input) : {})),
    clear: assign(({ context, event }) =>
      event.type === 'newGame'
        ? {
            id: event.id ?? event.seed,
            setUp: freshSetUp(event.seed, context.setUp),
            game: undefined,
            replayed: undefined,
            redoStack: [],
            help: 'none' as const,
          }
        : {},
    ),
  },
}).createMachine({
  id: 'table',
  context: ({ input }) => startingContext(input),
  initial: 'setUp',
  on: {
    newGame: { target: '.setUp', actions: ['clear', 'forget'] },
    // A set-up that has become a game goes on to it by itself.
    sync: { target: '.setUp', actions: ['sync', 'forget'] },
  },
  states: {
    setUp: {
      always: { guard: 'hasGame', target: 'playing' },
      on: { configure: { actions: 'configure' }, start: { actions: ['start', 'forget'] } },
    },
    playing: {
      initial: 'turn',
      on: {
        select: { actions: ['forget', 'select'] },
        move: [
          { guard: 'isLegal', target: '.turn', actions: ['move', 'forget'] },
          { actions: 'refuse' },
        ],
        carryOut: [
          { guard: 'canCarryOut', target: '.turn', actions: ['carryOut', 'forget'] },
          { actions: 'refuse' },
        ],
        recordHelp: { actions: 'recordHelp' },
        redo: { guard: 'canRedo', target: '.turn', actions: ['redo', 'forget'] },
        undo: [
          { guard: 'undoIsFree', target: '.turn', actions: ['undo', 'forget'] },
          { guard: 'canUndo', target: '.askUndo' },
        ],
      },
      states: {
        /** Goes wherever the position says. */
        turn: {
          always: ['draft', 'plan', 'attack', 'strike', 'survive', 'aftermath', 'over'].map(whenIn),
        },
        draft: {},
        plan: {},
        attack: {},
        strike: {},
        survive: {},
        aftermath: {},
        over: {},
        askUndo: {
          on: {
            confirmUndo: { target: 'turn', actions: ['undo', 'forget'] },
            cancelUndo: { target: 'turn', actions: 'forget' },
          },
        },
      },
    },
  },
});
