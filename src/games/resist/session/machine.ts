import { assign } from 'xstate';
import { isLegalHere, rejection, requireGame, withRedo } from '#play/session/context.ts';
import {
  ASK_UNDO,
  AT_ANY_TIME,
  logicFromRules,
  SETTING_UP,
  type SessionEvent,
  sessionSetup,
  WHILE_PLAYING,
} from '#play/session/session-machine.ts';
import { type PhaseId, phaseOf, resistRules, type Table } from '../engine/index.ts';
import {
  movedInPractice,
  movesCarriedOut,
  type PracticeContext,
  type PracticeInput,
  practiceStart,
  settled,
  started,
} from './context.ts';
import { freshSetUpToPlay, type SetUpToPlay } from './set-up.ts';

/*
 * The course of a game on the screen. What may be done and what comes of it is asked of the engine;
 * cards are drawn and questions with one answer are answered by the site, so that every state here is
 * a choice of the player's. The machine adds what the engine knows nothing of: the set-up, what is
 * being considered, undoing and whether it takes back what was seen.
 */

/** Several answers at once: targets of a strike, an order of cards. */
type Own = { readonly type: 'carryOut'; readonly moves: readonly string[] };
type Change = Partial<SetUpToPlay>;
export type PracticeEvent = SessionEvent<PracticeInput, Change, Table> | Own;

/** The states of a running game, by the phase the position is in. */
const STATE_OF = {
  setup: 'draft',
  plan: 'plan',
  attack: 'attack',
  strike: 'strike',
  survive: 'survive',
  aftermath: 'aftermath',
  recover: 'aftermath',
  over: 'over',
} as const satisfies Record<PhaseId, string>;

const whenIn = (state: (typeof STATE_OF)[PhaseId]) => ({
  guard: ({ context }: { context: PracticeContext }) =>
    STATE_OF[phaseOf(requireGame(context).replayed.position)] === state,
  target: state,
});

export const practiceMachine = sessionSetup<PracticeContext, Own, PracticeInput, Change, Table>({
  ...logicFromRules(resistRules),
  sync: (_, input) => practiceStart(input),
  configure: ({ setUp }, change) => ({ setUp: { ...setUp, ...change } }),
  start: (context) => ({ ...started(context), redoStack: [] }),
  restart: ({ setUp }, game) =>
    practiceStart({ ...game, setUp: freshSetUpToPlay(game.seed, setUp) }),
  move: movedInPractice,
  redo: (context) => {
    const { game, replayed, redoStack } = withRedo(resistRules, context);
    return game && replayed && redoStack ? { ...settled({ game, replayed }), redoStack } : {};
  },
})
  .extend({
    guards: {
      canCarryOut: ({ context, event }) =>
        event.type === 'carryOut' && isLegalHere(resistRules, context, event.moves[0] ?? ''),
    },
    actions: {
      carryOut: assign(({ context, event }) =>
        event.type === 'carryOut' ? movesCarriedOut(context, event.moves) : {},
      ),
      rejectFirst: assign(({ context, event }) =>
        event.type === 'carryOut' ? rejection(resistRules, context, event.moves[0] ?? '') : {},
      ),
    },
  })
  .createMachine({
    id: 'table',
    context: ({ input }) => practiceStart(input),
    initial: 'setUp',
    on: AT_ANY_TIME,
    states: {
      setUp: SETTING_UP,
      playing: {
        initial: 'turn',
        on: {
          ...WHILE_PLAYING,
          select: { actions: ['deselect', 'select'] },
          move: [
            { guard: 'isLegal', target: '.turn', actions: ['move', 'deselect'] },
            { actions: 'reject' },
          ],
          carryOut: [
            { guard: 'canCarryOut', target: '.turn', actions: ['carryOut', 'deselect'] },
            { actions: 'rejectFirst' },
          ],
        },
        states: {
          /** Goes wherever the position says. */
          turn: { always: [...new Set(Object.values(STATE_OF))].map(whenIn) },
          ...{ draft: {}, plan: {}, attack: {}, strike: {}, survive: {}, aftermath: {}, over: {} },
          askUndo: ASK_UNDO,
        },
      },
    },
  });
