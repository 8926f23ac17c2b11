import { assign } from 'xstate';
import { positionFrom, type Table } from '#games/les-poilus/engine/index.ts';
import {
  AT_ANY_TIME,
  logicFromRules,
  moveTo,
  SETTING_UP,
  type SessionEvent,
  sessionSetup,
  UNDO_UNASKED,
  WHILE_PLAYING,
} from '#play/session/session-machine.ts';
import {
  type AidInput,
  aidRules,
  aidSteps,
  looked,
  NEWS,
  newsNow,
  othersKept,
  type PoilusAidContext,
  phaseNow,
  startingAid,
} from './context.ts';
import { decided, newTableSetUp, type TableSetUpInProgress } from './set-up-in-progress.ts';

/*
 * The turn at a real table, phase by phase. What may be done and what comes of it is asked of the
 * engine, which plays a game of which only the whole table's knowledge is told. The machine adds what
 * the table does between two questions: it looks, moves cards, and goes on.
 */

type Own = { readonly type: 'continue' | 'othersKeep' };
type Change = Partial<TableSetUpInProgress>;
/** What is selected is being told: a hardship, a charm, a speech; nothing for a threat card. */
export type AidEvent = SessionEvent<AidInput, Change, Table> | Own;

type Now = { readonly context: PoilusAidContext };

/** What somebody at the table is asked. */
const ASKED = [
  ...(['intensity', 'action', 'trap', 'clumsy'] as const),
  ...(['speech', 'christmas', 'reveal', 'bonus'] as const),
];

const whenNews = (target: (typeof NEWS)[number]) => ({
  guard: ({ context }: Now) => newsNow(context) === target,
  target,
});

const whenAsked = (phase: (typeof ASKED)[number]) => ({
  guard: ({ context }: Now) => phaseNow(context) === phase,
  target: `asking.${phase}` as const,
});

const LOOKING = { on: { continue: { target: 'turn', actions: ['look', 'deselect'] } } } as const;

export const aidMachine = sessionSetup<PoilusAidContext, Own, AidInput, Change, Table>({
  ...logicFromRules(aidRules),
  ...aidSteps,
  sync: (_, input) => startingAid(input),
  configure: ({ draft }, change) => ({ draft: decided(draft, change) }),
  restart: ({ draft }, game) => ({
    ...startingAid(game),
    draft: { ...newTableSetUp(), ...draft, leader: 0 },
  }),
  isSound: (_, table) => 'position' in positionFrom(table),
})
  .extend({
    actions: {
      othersKeep: assign(({ context }) => othersKept(context)),
      look: assign(({ context }) => looked(context)),
    },
  })
  .createMachine({
    id: 'poilus-table',
    context: ({ input }) => startingAid(input),
    initial: 'setUp',
    on: AT_ANY_TIME,
    states: {
      setUp: SETTING_UP,
      playing: {
        initial: 'turn',
        on: {
          ...WHILE_PLAYING,
          // Nothing is seen by undoing: the cards lie on the table.
          undo: UNDO_UNASKED,
          correct: { guard: 'isSound', target: '.turn', actions: ['correct', 'deselect'] },
        },
        states: {
          /** Goes wherever the game says. */
          turn: { always: [...NEWS.map(whenNews), ...ASKED.map(whenAsked), { target: 'over' }] },
          /** The mission has failed or succeeded: no man's land is cleared. */
          ended: LOOKING,
          /** Tiles have changed hands. */
          supported: LOOKING,
          /** Cards go from Morale to Trials; token and lead are passed. */
          dropped: LOOKING,
          /** Somebody at the table does something, and says what. */
          asking: {
            on: {
              select: { actions: ['deselect', 'select'] },
              move: moveTo('turn'),
            },
            initial: 'intensity',
            states: {
              ...{ intensity: {}, action: {}, trap: {}, clumsy: {} },
              speech: {
                on: {
                  othersKeep: {
                    target: '#poilus-table.playing.turn',
                    actions: ['othersKeep', 'deselect'],
                  },
                },
              },
              ...{ christmas: {}, reveal: {}, bonus: {} },
            },
          },
          over: {},
        },
      },
    },
  });
