import { assign, setup } from 'xstate';
import {
  canShoot,
  cardDrawnBySite,
  legalMoves,
  moveText,
  type PhaseId,
  phaseOf,
  positionFrom,
  readMove,
  snapshotOf,
} from '../engine/index.ts';
import {
  running,
  startingContext,
  type TableContext,
  type TableEvent,
  type TableInput,
  withGame,
  withStep,
} from './context.ts';
import { gameFrom, isDraw } from './game.ts';
import { mostHelp } from './help.ts';
import { freshSetUp, gameSetUpOf, SET_UP_STEPS, withGoalSource, withGoalsDrawn } from './set-up.ts';
import { redoOf, undoOf } from './undo.ts';

/*
 * The turn at a real table. The phases of the game are the machine's states; whether a move may be
 * made and what comes of it is asked of the engine. The machine adds what the engine knows nothing
 * of: whose hand is waited for, what has been shown, which pawn is being spoken of, and undoing.
 */

const phase = ({ course }: TableContext): PhaseId | undefined => course && phaseOf(course.position);

export const tableMachine = setup({
  types: {
    context: {} as TableContext,
    events: {} as TableEvent,
    input: {} as TableInput,
  },
  guards: {
    isLegal: ({ context, event }) =>
      event.type === 'move' && 'move' in readMove(running(context).course.position, event.move),
    isSound: ({ event }) => event.type === 'correct' && 'position' in positionFrom(event.table),
    isReady: ({ context }) => gameSetUpOf(context.setUp) !== undefined,
    hasGame: ({ context }) => context.game !== undefined,
    cardIsShown: ({ context }) => {
      const { steps, seen } = running(context).game;
      return seen < steps.length && isDraw(steps[steps.length - 1]);
    },
    placing: ({ context }) => phase(context) === 'placement',
    awaitingPatrol: ({ context }) => phase(context) === 'patrol',
    acting: ({ context }) => phase(context) === 'action',
    returning: ({ context }) => phase(context) === 'returning',
    dusk: ({ context }) => phase(context) === 'dusk',
    isWorker: ({ context, event }) =>
      event.type === 'select' &&
      snapshotOf(running(context).course.position).workers.some((place) => place === event.place),
    siteDraws: ({ context }) => running(context).game.keepers.deck === 'site',
    siteDrawsAtOnce: ({ context }) => {
      const { game, course } = running(context);
      return game.keepers.deck === 'site' && !canShoot(course.position);
    },
    shotIsLetGo: ({ context }) => {
      const { game, course } = running(context);
      return !canShoot(course.position) || context.noShotAt === game.steps.length;
    },
    canRedo: ({ context }) => context.ahead.length > 0,
    canUndo: ({ context }) => undoOf(running(context).game) !== undefined,
    undoIsFree: ({ context }) => undoOf(running(context).game)?.cardsSeen === 0,
  },
  actions: {
    decide: assign(({ context, event }) =>
      event.type === 'decide' ? { setUp: { ...context.setUp, ...event.change } } : {},
    ),
    decideGoalSource: assign(({ context, event }) =>
      event.type === 'decideGoalSource'
        ? { setUp: withGoalSource(context.setUp, event.source) }
        : {},
    ),
    drawGoals: assign(({ context }) => ({ setUp: withGoalsDrawn(context.setUp) })),
    keep: assign(({ context, event }) => {
      if (event.type !== 'keep') return {};
      const keepers = { ...context.setUp.keepers, ...event.change };
      const game = context.game && { ...context.game, keepers };
      return { setUp: { ...context.setUp, keepers }, game };
    }),
    start: assign(({ context }) => {
      const setUp = gameSetUpOf(context.setUp);
      return setUp ? withGame(gameFrom(setUp, context.setUp.keepers)) : {};
    }),
    select: assign(({ event }) => (event.type === 'select' ? { selected: event.place } : {})),
    forget: assign({ selected: undefined, refused: [] }),
    move: assign(({ context, event }) =>
      event.type === 'move'
        ? withStep(context, {
            move: event.move,
            ...(event.move.startsWith('patrol:') ? { drawnBy: 'visitor' } : {}),
          })
        : {},
    ),
    drawForVisitor: assign(({ context }) => {
      const card = cardDrawnBySite(running(context).course.position);
      return withStep(context, { move: `patrol:${card}`, drawnBy: 'site' });
    }),
    see: assign(({ context }) => {
      const { game } = running(context);
      return { game: { ...game, seen: game.steps.length } };
    }),
    refuse: assign(({ context, event }) => {
      if (event.type !== 'move') return {};
      const read = readMove(running(context).course.position, event.move);
      return { refused: 'reasons' in read ? read.reasons : [] };
    }),
    correct: assign(({ context, event }) =>
      event.type === 'correct' ? withStep(context, { correction: event.table }) : {},
    ),
    noteHelp: assign(({ context, event }) =>
      event.type === 'helped' ? { help: mostHelp(context.help, event.help) } : {},
    ),
    undo: assign(({ context }) => {
      const { game } = running(context);
      const undo = undoOf(game);
      if (!undo) return {};
      const undone = game.steps.slice(undo.game.steps.length);
      return { ...withGame(undo.game), ahead: [...undone, ...context.ahead] };
    }),
    redo: assign(({ context }) => {
      const redo = redoOf(running(context).game, context.ahead);
      return redo ? { ...withGame(redo.game), ahead: redo.ahead } : {};
    }),
    letShotGo: assign(({ context }) => ({ noShotAt: running(context).game.steps.length })),
    follow: assign(({ event }) => (event.type === 'follow' ? startingContext(event.input) : {})),
    clear: assign(({ context, event }) =>
      event.type === 'newGame'
        ? {
            id: event.id ?? event.seed,
            setUp: freshSetUp(event.seed, context.setUp.keepers),
            resumeAt: event.step ?? SET_UP_STEPS[0],
            game: undefined,
            course: undefined,
            ahead: [],
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
    follow: { target: '.setUp', actions: ['follow', 'forget'] },
  },
  states: {
    setUp: {
      initial: 'resuming',
      always: { guard: 'hasGame', target: 'playing' },
      on: {
        decide: { actions: 'decide' },
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
          { guard: 'isLegal', target: '.turn', actions: ['move', 'forget'] },
          { actions: 'refuse' },
        ],
        helped: { actions: 'noteHelp' },
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
                goOn: { target: '#table.playing.turn', actions: ['see', 'forget'] },
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
            keepAll: { target: 'turn', actions: 'forget' },
          },
        },
      },
    },
  },
});

/** The legal moves of the running game, as the record writes them. */
export const movesNow = (context: TableContext): string[] =>
  context.course ? legalMoves(context.course.position).map(moveText) : [];
