import { assign, setup } from 'xstate';
import { canUndo, isLegal, rejection, withHelp, withSeen } from '#play/session/context.ts';
import type { HelpLevel } from '#play/session/help.ts';
import { rules, type Seat } from '../engine/index.ts';
import { freshDraft, type SetUpInProgress } from './draft.ts';
import { heardBy } from './hearing.ts';
import { withPlayers } from './seats.ts';
import {
  isAskedByRules,
  mayLook,
  type PoilusContext,
  type PoilusInput,
  redone,
  seatAsked,
  startingContext,
  undone,
  undoRules,
  waitingFor,
  withDraft,
  withPlayedMove,
} from './session.ts';

/*
 * A game on the screen. What may be done and what comes of it is asked of the engine. The machine adds
 * what the engine knows nothing of: whose turn it is to have the device, what all should see before
 * the game goes on, what is being considered, and undoing.
 */

export type PoilusEvent =
  | { readonly type: 'start' | 'continue' | 'open' | 'hide' | 'heard' }
  /** Somebody wants to look at their own hand, whoever's turn it is. */
  | { readonly type: 'look'; readonly seat: Seat }
  | { readonly type: 'configure'; readonly change: Partial<SetUpInProgress> }
  | { readonly type: 'select'; readonly choice: string | undefined }
  | { readonly type: 'move'; readonly move: string }
  | { readonly type: 'recordHelp'; readonly help: HelpLevel }
  | { readonly type: 'undo' | 'confirmUndo' | 'cancelUndo' | 'redo' }
  /** Goes on from what another page has kept of the same game. Its steps must be sound. */
  | { readonly type: 'sync'; readonly input: PoilusInput }
  | { readonly type: 'newGame'; readonly seed: string; readonly id?: string };

export const poilusMachine = setup({
  types: {
    context: {} as PoilusContext,
    events: {} as PoilusEvent,
    input: {} as PoilusInput,
  },
  guards: {
    hasGame: ({ context }) => context.game !== undefined,
    isLegal: ({ context, event }) => event.type === 'move' && isLegal(rules, context, event.move),
    /** Only whom the rules ask answers a speech. */
    isAnswer: ({ context, event }) =>
      event.type === 'move' && isAskedByRules(context) && isLegal(rules, context, event.move),
    hasNews: ({ context }) => waitingFor(context) === 'news',
    isOver: ({ context }) => waitingFor(context) === 'over',
    isClosed: ({ context }) => waitingFor(context) === 'curtain',
    isHeard: ({ context }) => waitingFor(context) === 'hearing',
    isAsked: ({ context }) => isAskedByRules(context),
    mayLook: ({ context }) => mayLook(context),
    canRedo: ({ context }) => context.redoStack.length > 0,
    canUndo: ({ context }) => canUndo(undoRules, context).can,
    undoIsFree: ({ context }) => canUndo(undoRules, context).isFree,
  },
  actions: {
    configure: assign(({ context, event }) => {
      if (event.type !== 'configure') return {};
      const draft = { ...context.draft, ...event.change };
      const { players } = event.change;
      return { draft: players === undefined ? draft : withPlayers(draft, players) };
    }),
    start: assign(({ context }) => withDraft(context)),
    select: assign(({ event }) => (event.type === 'select' ? { selected: event.choice } : {})),
    forget: assign({ selected: undefined, rejected: [] }),
    move: assign(({ context, event }) =>
      event.type === 'move' ? withPlayedMove(context, event.move) : {},
    ),
    refuse: assign(({ context, event }) =>
      event.type === 'move' ? rejection(rules, context, event.move) : {},
    ),
    see: assign(({ context }) => withSeen(context)),
    open: assign(({ context }) => ({ opened: seatAsked(context) })),
    hide: assign({ opened: undefined }),
    look: assign(({ event }) => (event.type === 'look' ? { looking: event.seat } : {})),
    openOwn: assign(({ context }) => ({ opened: context.looking })),
    endLook: assign({ opened: undefined, looking: undefined }),
    passOn: assign(({ context }) => ({
      hearing: context.hearing && heardBy(context.hearing),
      opened: undefined,
    })),
    recordHelp: assign(({ context, event }) =>
      event.type === 'recordHelp' ? withHelp(context, event.help) : {},
    ),
    undo: assign(({ context }) => undone(context)),
    redo: assign(({ context }) => redone(context)),
    sync: assign(({ event }) => (event.type === 'sync' ? startingContext(event.input) : {})),
    clear: assign(({ context, event }) => {
      if (event.type !== 'newGame') return {};
      const { draft } = context;
      const fresh = startingContext({ seed: event.seed, id: event.id ?? event.seed });
      return { ...fresh, draft: { ...freshDraft(event.seed), ...draft, seed: event.seed } };
    }),
  },
}).createMachine({
  id: 'poilus',
  context: ({ input }) => startingContext(input),
  initial: 'setUp',
  on: {
    newGame: { target: '.setUp', actions: 'clear' },
    // A set-up that has become a game goes on to it by itself.
    sync: { target: '.setUp', actions: ['sync', 'forget'] },
  },
  states: {
    setUp: {
      always: { guard: 'hasGame', target: 'playing' },
      on: { configure: { actions: 'configure' }, start: { actions: 'start' } },
    },
    playing: {
      initial: 'turn',
      on: {
        recordHelp: { actions: 'recordHelp' },
        hide: { actions: 'hide' },
        look: { guard: 'mayLook', target: '.looking', actions: ['forget', 'look'] },
        redo: { guard: 'canRedo', target: '.turn', actions: ['redo', 'forget'] },
        undo: [
          { guard: 'undoIsFree', target: '.turn', actions: ['undo', 'forget'] },
          { guard: 'canUndo', target: '.askUndo' },
        ],
      },
      states: {
        /** Goes wherever the game says. */
        turn: {
          always: [
            { guard: 'hasNews', target: 'news' },
            { guard: 'isOver', target: 'over' },
            { guard: 'isClosed', target: 'curtain' },
            { guard: 'isHeard', target: 'hearing' },
            { target: 'deciding' },
          ],
        },
        /** Everybody looks before the game goes on. */
        news: { on: { continue: { target: 'turn', actions: ['see', 'hide', 'forget'] } } },
        /** The device goes to whoever is asked. */
        curtain: { on: { open: { target: 'turn', actions: ['open', 'forget'] } } },
        /** Somebody hears a speech; whom the rules do not ask passes the device on all the same. */
        hearing: {
          on: {
            select: { actions: 'select' },
            hide: { target: 'turn', actions: ['hide', 'forget'] },
            heard: [{ guard: 'isAsked' }, { target: 'turn', actions: ['passOn', 'forget'] }],
            move: { guard: 'isAnswer', target: 'turn', actions: ['move', 'forget'] },
          },
        },
        deciding: {
          on: {
            select: { actions: ['forget', 'select'] },
            hide: { target: 'turn', actions: ['hide', 'forget'] },
            move: [
              { guard: 'isLegal', target: 'turn', actions: ['move', 'forget'] },
              { actions: 'refuse' },
            ],
          },
        },
        /** Somebody looks at their own hand out of turn; whoever has the device then takes it anew. */
        looking: {
          entry: 'hide',
          exit: 'endLook',
          initial: 'letter',
          on: { hide: { target: 'turn' } },
          states: { letter: { on: { open: { target: 'own', actions: 'openOwn' } } }, own: {} },
        },
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
