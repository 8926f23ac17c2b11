import { assign, setup } from 'xstate';
import {
  canUndo,
  isChanceShown,
  requireGame,
  withChance,
  withCorrection,
  withGame,
  withHelp,
  withMove,
  withOwners,
  withRedo,
  withSeen,
  withUndo,
} from '#play/session/context.ts';
import {
  canShoot,
  legalMoves,
  moveText,
  type PhaseId,
  phaseOf,
  positionFrom,
  readMove,
  rules,
  snapshotOf,
} from '../engine/index.ts';
import { startingContext, type TableContext, type TableEvent, type TableInput } from './context.ts';
import { gameFrom } from './game.ts';
import { comesHomeUnasked } from './going-home.ts';
import { freshSetUp, gameSetUpOf, SET_UP_STEPS, withGoalSource, withGoalsDrawn } from './set-up.ts';

/*
 * The turn at a real table. The phases of the game are the machine's states; whether a move may be
 * made and what comes of it is asked of the engine. The machine adds what the engine knows nothing
 * of: whose hand is waited for, what has been shown, which pawn is being spoken of, and undoing.
 */

const phase = ({ replayed }: TableContext): PhaseId | undefined =>
  replayed && phaseOf(replayed.position);

/** Whether the turn stops because a shot is possible. */
const waitsForShot = (context: TableContext): boolean =>
  context.pausesToShoot && canShoot(requireGame(context).replayed.position);

/** After a step the last shot of the day, let go before it, is open again. */
const SHOT_OPEN = { noShotAt: undefined };

export const tableMachine = setup({
  types: {
    context: {} as TableContext,
    events: {} as TableEvent,
    input: {} as TableInput,
  },
  guards: {
    isLegal: ({ context, event }) =>
      event.type === 'move' &&
      'move' in readMove(requireGame(context).replayed.position, event.move),
    isSound: ({ event }) => event.type === 'correct' && 'position' in positionFrom(event.board),
    isReady: ({ context }) => gameSetUpOf(context.setUp) !== undefined,
    hasGame: ({ context }) => context.game !== undefined,
    cardIsShown: ({ context }) => isChanceShown(rules, context),
    placing: ({ context }) => phase(context) === 'placement',
    awaitingPatrol: ({ context }) => phase(context) === 'patrol',
    acting: ({ context }) => phase(context) === 'action',
    returning: ({ context }) => phase(context) === 'returning',
    dusk: ({ context }) => phase(context) === 'dusk',
    isWorker: ({ context, event }) =>
      event.type === 'select' &&
      snapshotOf(requireGame(context).replayed.position).workers.some(
        (place) => place === event.choice,
      ),
    siteDraws: ({ context }) => requireGame(context).game.owners.deck === 'site',
    siteDrawsAtOnce: ({ context }) =>
      requireGame(context).game.owners.deck === 'site' && !waitsForShot(context),
    shotIsLetGo: ({ context }) =>
      !waitsForShot(context) || context.noShotAt === requireGame(context).game.steps.length,
    canRedo: ({ context }) => context.redoStack.length > 0,
    canUndo: ({ context }) => canUndo(rules, context).can,
    undoIsFree: ({ context }) => canUndo(rules, context).isFree,
  },
  actions: {
    configure: assign(({ context, event }) =>
      event.type === 'configure' ? { setUp: { ...context.setUp, ...event.change } } : {},
    ),
    decideGoalSource: assign(({ context, event }) =>
      event.type === 'decideGoalSource'
        ? { setUp: withGoalSource(context.setUp, event.source) }
        : {},
    ),
    drawGoals: assign(({ context }) => ({ setUp: withGoalsDrawn(context.setUp) })),
    keep: assign(({ context, event }) => {
      if (event.type !== 'keep') return {};
      const owners = { ...context.setUp.owners, ...event.change };
      return { setUp: { ...context.setUp, owners }, ...withOwners(context, event.change) };
    }),
    start: assign(({ context }) => {
      const setUp = gameSetUpOf(context.setUp);
      return setUp ? withGame(rules, gameFrom(setUp, context.setUp.owners)) : {};
    }),
    select: assign(({ event }) => (event.type === 'select' ? { selected: event.choice } : {})),
    forget: assign({ selected: undefined, rejected: [] }),
    move: assign(({ context, event }) =>
      event.type === 'move' ? { ...withMove(rules, context, event.move), ...SHOT_OPEN } : {},
    ),
    goHome: assign(({ context, event }) => {
      if (event.type !== 'move' || !event.andHome) return {};
      const { game, replayed } = requireGame(context);
      const comesHome = comesHomeUnasked(game, replayed.position, context.pausesToShoot);
      return comesHome ? withMove(rules, context, 'return') : {};
    }),
    drawForVisitor: assign(({ context }) => ({ ...withChance(rules, context), ...SHOT_OPEN })),
    see: assign(({ context }) => withSeen(context)),
    refuse: assign(({ context, event }) => {
      if (event.type !== 'move') return {};
      const read = readMove(requireGame(context).replayed.position, event.move);
      return { rejected: 'reasons' in read ? read.reasons : [] };
    }),
    correct: assign(({ context, event }) =>
      event.type === 'correct'
        ? { ...withCorrection(rules, context, event.board), ...SHOT_OPEN }
        : {},
    ),
    recordHelp: assign(({ context, event }) =>
      event.type === 'recordHelp' ? withHelp(context, event.help) : {},
    ),
    undo: assign(({ context }) => ({ ...withUndo(rules, context), ...SHOT_OPEN })),
    redo: assign(({ context }) => ({ ...withRedo(rules, context), ...SHOT_OPEN })),
    letShotGo: assign(({ context }) => ({ noShotAt: requireGame(context).game.steps.length })),
    sync: assign(({ context: { pausesToShoot }, event }) =>
      event.type === 'sync' ? { ...startingContext(event.input), pausesToShoot } : {},
    ),
    clear: assign(({ context, event }) =>
      event.type === 'newGame'
        ? {
            id: event.id ?? event.seed,
            setUp: freshSetUp(event.seed, context.setUp.owners),
            resumeAt: event.step ?? SET_UP_STEPS[0],
            game: undefined,
            replayed: undefined,
            redoStack: [],
            noShotAt: undefined,
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
    keep: { actions: 'keep' },
    newGame: { target: '.setUp', actions: ['clear', 'forget'] },
    // A set-up that has become a game goes on to it by itself.
    sync: { target: '.setUp', actions: ['sync', 'forget'] },
  },
  states: {
    setUp: {
      initial: 'resuming',
      always: { guard: 'hasGame', target: 'playing' },
      on: {
        configure: { actions: 'configure' },
        decideGoalSource: { actions: 'decideGoalSource' },
        drawGoals: { actions: 'drawGoals' },
      },
      states: {
        resuming: {
          always: SET_UP_STEPS.map((step) => ({
            guard: ({ context }: { context: TableContext }) => context.resumeAt === step,
            target: step,
          })),
        },
        difficulty: { on: { next: 'keepers' } },
        keepers: { on: { next: 'board', back: 'difficulty' } },
        board: { on: { next: 'tokens', back: 'keepers' } },
        tokens: { on: { next: 'tiles', back: 'board' } },
        tiles: { on: { next: 'pawns', back: 'tokens' } },
        pawns: { on: { next: 'goals', back: 'tiles' } },
        goals: {
          on: {
            back: 'pawns',
            start: { guard: 'isReady', actions: 'start' },
          },
        },
      },
    },
    playing: {
      initial: 'turn',
      on: {
        move: [
          { guard: 'isLegal', target: '.turn', actions: ['move', 'goHome', 'forget'] },
          { actions: 'refuse' },
        ],
        recordHelp: { actions: 'recordHelp' },
        correct: { guard: 'isSound', target: '.turn', actions: ['correct', 'forget'] },
        redo: { guard: 'canRedo', target: '.turn', actions: ['redo', 'forget'] },
        undo: [
          { guard: 'undoIsFree', target: '.turn', actions: ['undo', 'forget'] },
          { guard: 'canUndo', target: '.askUndo' },
        ],
      },
      states: {
        /** Goes wherever the position says. */
        turn: {
          always: [
            { guard: 'cardIsShown', target: 'patrol.shown' },
            { guard: 'placing', target: 'placement' },
            { guard: 'awaitingPatrol', target: 'patrol' },
            { guard: 'acting', target: 'action' },
            { guard: 'returning', target: 'action.return' },
            { guard: 'dusk', target: 'dusk' },
            { target: 'over' },
          ],
        },
        placement: {
          on: { select: { actions: ['forget', 'select'] } },
        },
        patrol: {
          initial: 'awaited',
          states: {
            awaited: {
              always: {
                guard: 'siteDrawsAtOnce',
                target: '#table.playing.turn',
                actions: ['drawForVisitor', 'forget'],
              },
              on: {
                draw: {
                  guard: 'siteDraws',
                  target: '#table.playing.turn',
                  actions: ['drawForVisitor', 'forget'],
                },
              },
            },
            shown: {
              on: {
                continue: { target: '#table.playing.turn', actions: ['see', 'forget'] },
                select: {
                  guard: 'placing',
                  target: '#table.playing.turn',
                  actions: ['see', 'forget', 'select'],
                },
              },
            },
          },
        },
        action: {
          initial: 'choose',
          states: {
            choose: {
              on: { select: { guard: 'isWorker', target: 'act', actions: ['forget', 'select'] } },
            },
            act: {
              on: {
                select: [
                  { guard: 'isWorker', target: 'act', actions: ['forget', 'select'] },
                  { target: 'choose', actions: 'forget' },
                ],
              },
            },
            return: {},
          },
        },
        dusk: {
          initial: 'lastShot',
          states: {
            lastShot: {
              always: { guard: 'shotIsLetGo', target: 'upkeep' },
              on: { noShot: { target: 'upkeep', actions: ['letShotGo', 'forget'] } },
            },
            upkeep: {},
          },
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

/** The legal moves of the running game, as the record writes them. */
export const movesNow = (context: TableContext): string[] =>
  context.replayed ? legalMoves(context.replayed.position).map(moveText) : [];
