import { assign, setup } from 'xstate';
import { positionFrom, rules, type Table } from '#games/les-poilus/engine/index.ts';
import { undoOf } from '#play/history/undo.ts';
import { isLegal, rejection, requireGame, withHelp } from '#play/session/context.ts';
import type { HelpLevel } from '#play/session/help.ts';
import {
  type AidContext,
  type AidInput,
  aidRules,
  begun,
  corrected,
  looked,
  moved,
  newsNow,
  othersKept,
  phaseNow,
  redoneAtTable,
  startingAid,
  undoneAtTable,
} from './context.ts';
import { type AidDraft, decided, freshAidDraft } from './draft.ts';

/*
 * The turn at a real table, phase by phase. What may be done and what comes of it is asked of the
 * engine, which plays a game of which only the whole table's knowledge is told. The machine adds what
 * the table does between two questions: it looks, moves cards, and goes on.
 */

export type AidEvent =
  | { readonly type: 'start' | 'continue' | 'othersKeep' | 'undo' | 'redo' }
  | { readonly type: 'configure'; readonly change: Partial<AidDraft> }
  /** What is being told: a hardship, a charm, a speech; nothing for a threat card. */
  | { readonly type: 'select'; readonly choice: string | undefined }
  | { readonly type: 'move'; readonly move: string }
  | { readonly type: 'correct'; readonly board: Table }
  | { readonly type: 'recordHelp'; readonly help: HelpLevel }
  /** Goes on from what another page has kept of the same game. Its steps must be sound. */
  | { readonly type: 'sync'; readonly input: AidInput }
  | { readonly type: 'newGame'; readonly seed: string; readonly id?: string };

export const aidMachine = setup({
  types: {
    context: {} as AidContext,
    events: {} as AidEvent,
    input: {} as AidInput,
  },
  guards: {
    hasGame: ({ context }) => context.game !== undefined,
    isLegal: ({ context, event }) => event.type === 'move' && isLegal(rules, context, event.move),
    isSound: ({ event }) => event.type === 'correct' && 'position' in positionFrom(event.board),
    hasEnded: ({ context }) => newsNow(context) === 'ended',
    isSupported: ({ context }) => newsNow(context) === 'supported',
    hasDropped: ({ context }) => newsNow(context) === 'dropped',
    isIntensity: ({ context }) => phaseNow(context) === 'intensity',
    isAction: ({ context }) => phaseNow(context) === 'action',
    isTrap: ({ context }) => phaseNow(context) === 'trap',
    isClumsy: ({ context }) => phaseNow(context) === 'clumsy',
    isSpeech: ({ context }) => phaseNow(context) === 'speech',
    isChristmas: ({ context }) => phaseNow(context) === 'christmas',
    isReveal: ({ context }) => phaseNow(context) === 'reveal',
    isBonus: ({ context }) => phaseNow(context) === 'bonus',
    canRedo: ({ context }) => context.redoStack.length > 0,
    canUndo: ({ context }) => {
      const { game, replayed } = requireGame(context);
      return undoOf(aidRules, game, replayed) !== undefined;
    },
  },
  actions: {
    configure: assign(({ context, event }) =>
      event.type === 'configure' ? { draft: decided(context.draft, event.change) } : {},
    ),
    start: assign(({ context }) => begun(context)),
    select: assign(({ event }) => (event.type === 'select' ? { selected: event.choice } : {})),
    forget: assign({ selected: undefined, rejected: [] }),
    move: assign(({ context, event }) => (event.type === 'move' ? moved(context, event.move) : {})),
    othersKeep: assign(({ context }) => othersKept(context)),
    look: assign(({ context }) => looked(context)),
    refuse: assign(({ context, event }) =>
      event.type === 'move' ? rejection(rules, context, event.move) : {},
    ),
    correct: assign(({ context, event }) =>
      event.type === 'correct' ? corrected(context, event.board) : {},
    ),
    recordHelp: assign(({ context, event }) =>
      event.type === 'recordHelp' ? withHelp(context, event.help) : {},
    ),
    undo: assign(({ context }) => undoneAtTable(context)),
    redo: assign(({ context }) => redoneAtTable(context)),
    sync: assign(({ event }) => (event.type === 'sync' ? startingAid(event.input) : {})),
    clear: assign(({ context, event }) => {
      if (event.type !== 'newGame') return {};
      const fresh = startingAid({ seed: event.seed, id: event.id ?? event.seed });
      return { ...fresh, draft: { ...freshAidDraft(), ...context.draft, leader: 0 } };
    }),
  },
}).createMachine({
  id: 'poilus-table',
  context: ({ input }) => startingAid(input),
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
        correct: { guard: 'isSound', target: '.turn', actions: ['correct', 'forget'] },
        redo: { guard: 'canRedo', target: '.turn', actions: ['redo', 'forget'] },
        // Nothing is seen by undoing: the cards lie on the table.
        undo: { guard: 'canUndo', target: '.turn', actions: ['undo', 'forget'] },
      },
      states: {
        /** Goes wherever the game says. */
        turn: {
          always: [
            { guard: 'hasEnded', target: 'ended' },
            { guard: 'isSupported', target: 'supported' },
            { guard: 'hasDropped', target: 'dropped' },
            { guard: 'isIntensity', target: 'asking.intensity' },
            { guard: 'isAction', target: 'asking.action' },
            { guard: 'isTrap', target: 'asking.trap' },
            { guard: 'isClumsy', target: 'asking.clumsy' },
            { guard: 'isSpeech', target: 'asking.speech' },
            { guard: 'isChristmas', target: 'asking.christmas' },
            { guard: 'isReveal', target: 'asking.reveal' },
            { guard: 'isBonus', target: 'asking.bonus' },
            { target: 'over' },
          ],
        },
        /** The mission has failed or succeeded: no man's land is cleared. */
        ended: { on: { continue: { target: 'turn', actions: ['look', 'forget'] } } },
        /** Tiles have changed hands. */
        supported: { on: { continue: { target: 'turn', actions: ['look', 'forget'] } } },
        /** Cards go from Morale to Trials; token and lead are passed. */
        dropped: { on: { continue: { target: 'turn', actions: ['look', 'forget'] } } },
        /** Somebody at the table does something, and says what. */
        asking: {
          on: {
            select: { actions: ['forget', 'select'] },
            move: [
              { guard: 'isLegal', target: 'turn', actions: ['move', 'forget'] },
              { actions: 'refuse' },
            ],
          },
          initial: 'intensity',
          states: {
            intensity: {},
            action: {},
            trap: {},
            clumsy: {},
            speech: {
              on: {
                othersKeep: {
                  target: '#poilus-table.playing.turn',
                  actions: ['othersKeep', 'forget'],
                },
              },
            },
            christmas: {},
            reveal: {},
            bonus: {},
          },
        },
        over: {},
      },
    },
  },
});
