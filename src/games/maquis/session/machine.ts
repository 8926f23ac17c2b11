import { assign } from 'xstate';
import {
  isChanceShown,
  requireGame,
  withChance,
  withCorrection,
  withGame,
  withMove,
  withOwners,
  withRedo,
  withSeen,
  withUndo,
} from '#play/session/context.ts';
import {
  ASK_UNDO,
  AT_ANY_TIME,
  logicFromRules,
  moveTo,
  type SessionEvent,
  sessionSetup,
  WHILE_PLAYING,
} from '#play/session/session-machine.ts';
import type { EditionId, LocationId } from '../data/index.ts';
import {
  mayShoot,
  PHASES,
  type PhaseId,
  type Position,
  phaseOf,
  positionFrom,
  readMove,
  rules,
  snapshotOf,
  type Table,
  wouldComeHome,
} from '../engine/index.ts';
import { startingContext, type TableContext, type TableInput } from './context.ts';
import { shotNow } from './correction.ts';

import { gameOfDeal, type MaquisOwners, type TableGame } from './game.ts';
import {
  type GoalSource,
  gameSetUpOf,
  type SetUpInProgress,
  withEdition,
  withGoalSource,
  withGoalsDrawn,
} from './set-up.ts';

/*
 * The turn at a real table. The phases of the game are the machine's states; whether a move may be
 * made and what comes of it is asked of the engine. The machine adds what the engine knows nothing
 * of: whose hand is waited for, what has been shown, which pawn is being spoken of, and undoing.
 */

type Own =
  | { readonly type: 'drawGoals' | 'draw' | 'continue' | 'noShot' }
  | { readonly type: 'decideGoalSource'; readonly source: GoalSource }
  /** Another edition, or with three stars or without. */
  | { readonly type: 'decideEdition'; readonly ruleset: EditionId; readonly threeStar: boolean }
  | { readonly type: 'keep'; readonly change: Partial<MaquisOwners> }
  /** A worker acts, and is brought home at once where the way is open and nothing is asked. */
  | { readonly type: 'moveHome'; readonly move: string };
type Change = Partial<Omit<SetUpInProgress, 'ruleset' | 'threeStar' | 'goalSource' | 'owners'>>;
/** What is selected is the place being considered for a worker, or the worker being activated. */
export type TableEvent = SessionEvent<TableInput, Change, Table, LocationId> | Own;

type Now = { readonly context: TableContext };

/** The states of a running game, by the phase the position is in. Wherever a card comes is alike. */
const STATE_OF = {
  placement: 'placement',
  patrol: 'patrol',
  look: 'patrol',
  reveal: 'patrol',
  action: 'action',
  returning: 'action.return',
  remove: 'remove',
  bridge: 'bridge',
  dusk: 'dusk',
  over: 'over',
} as const satisfies Record<PhaseId, string>;

const isIn =
  (phase: PhaseId) =>
  ({ context: { replayed } }: Now): boolean =>
    replayed !== undefined && phaseOf(replayed.position) === phase;

const whenIn = (phase: PhaseId) => ({ guard: isIn(phase), target: STATE_OF[phase] });

/** Whether somebody on the board is selected. */
const namesWorker = ({ context, event }: Now & { readonly event: TableEvent }): boolean =>
  event.type === 'select' &&
  snapshotOf(requireGame(context).replayed.position).workers.some(
    (place) => place === event.choice,
  );

/** Whether the turn stops because a shot is possible. */
const waitsForShot = (context: TableContext): boolean =>
  context.pausesToShoot && mayShoot(requireGame(context).replayed.position);

/** After a step the last shot of the day, let go before it, is open again. */
const SHOT_OPEN = { noShotAt: undefined };

export const tableMachine = sessionSetup<TableContext, Own, TableInput, Change, Table>({
  ...logicFromRules(rules),
  sync: ({ pausesToShoot }, input) => startingContext({ ...input, pausesToShoot }),
  configure: ({ setUp }, change) => ({ setUp: { ...setUp, ...change }, isDecided: true }),
  start: ({ setUp: decided }) => {
    const setUp = gameSetUpOf(decided);
    return setUp ? withGame(rules, gameOfDeal(setUp, decided.owners)) : {};
  },
  restart: ({ setUp, pausesToShoot }, game) =>
    startingContext({ ...game, owners: setUp.owners, edition: setUp, pausesToShoot }),
  move: (context, move) => ({ ...withMove(rules, context, move), ...SHOT_OPEN }),
  reject: (context, move) => {
    const read = readMove(requireGame(context).replayed.position, move);
    return { rejected: 'reasons' in read ? read.reasons : [] };
  },
  isSound: (_, table) => 'position' in positionFrom(table),
  correct: (context, table) => ({ ...withCorrection(rules, context, table), ...SHOT_OPEN }),
  undo: (context) => ({ ...withUndo(rules, context), ...SHOT_OPEN }),
  redo: (context) => ({ ...withRedo(rules, context), ...SHOT_OPEN }),
})
  .extend({
    guards: {
      isReady: ({ context }) => gameSetUpOf(context.setUp) !== undefined,
      cardIsShown: ({ context }) => isChanceShown(rules, context),
      isPlacing: isIn('placement'),
      isWorker: namesWorker,
      isWorkerToAct: (now) => isIn('action')(now) && namesWorker(now),
      siteDraws: ({ context }) => requireGame(context).game.owners.deck === 'site',
      siteDrawsAtOnce: ({ context }) =>
        requireGame(context).game.owners.deck === 'site' && !waitsForShot(context),
      shotIsLetGo: ({ context }) =>
        !waitsForShot(context) || context.noShotAt === requireGame(context).game.steps.length,
    },
    actions: {
      decideGoalSource: assign(({ context, event }) =>
        event.type === 'decideGoalSource'
          ? { setUp: withGoalSource(context.setUp, event.source), isDecided: true }
          : {},
      ),
      decideEdition: assign(({ context, event }) =>
        event.type === 'decideEdition'
          ? {
              setUp: withEdition(context.setUp, event.ruleset, event.threeStar),
              isDecided: true,
            }
          : {},
      ),
      drawGoals: assign(({ context }) => ({
        setUp: withGoalsDrawn(context.setUp),
        isDecided: true,
      })),
      keep: assign(({ context, event }) => {
        if (event.type !== 'keep') return {};
        const owners = { ...context.setUp.owners, ...event.change };
        return { setUp: { ...context.setUp, owners }, ...withOwners(context, event.change) };
      }),
      goHome: assign(({ context }) => {
        const { game, replayed } = requireGame(context);
        const comesHome = comesHomeUnasked(game, replayed.position, context.pausesToShoot);
        return comesHome ? withMove(rules, context, 'return') : {};
      }),
      drawForVisitor: assign(({ context }) => ({ ...withChance(rules, context), ...SHOT_OPEN })),
      see: assign(({ context }) => withSeen(context)),
      letShotGo: assign(({ context }) => ({ noShotAt: requireGame(context).game.steps.length })),
    },
  })
  .createMachine({
    id: 'table',
    context: ({ input }) => startingContext(input),
    initial: 'setUp',
    on: {
      ...AT_ANY_TIME,
      newGame: { target: '.setUp', actions: ['reset', 'deselect'] },
      keep: { actions: 'keep' },
    },
    states: {
      setUp: {
        always: { guard: 'hasGame', target: 'playing' },
        on: {
          configure: { actions: 'configure' },
          decideGoalSource: { actions: 'decideGoalSource' },
          decideEdition: { actions: 'decideEdition' },
          drawGoals: { actions: 'drawGoals' },
          start: { guard: 'isReady', actions: 'start' },
        },
      },
      playing: {
        initial: 'turn',
        on: {
          ...WHILE_PLAYING,
          move: moveTo('.turn'),
          moveHome: [
            { guard: 'isLegal', target: '.turn', actions: ['move', 'goHome', 'deselect'] },
            { actions: 'reject' },
          ],
          correct: { guard: 'isSound', target: '.turn', actions: ['correct', 'deselect'] },
        },
        states: {
          /** Goes wherever the position says. */
          turn: {
            always: [{ guard: 'cardIsShown', target: 'patrol.shown' }, ...PHASES.map(whenIn)],
          },
          placement: { on: { select: { actions: ['deselect', 'select'] } } },
          patrol: {
            initial: 'awaited',
            states: {
              awaited: {
                always: {
                  guard: 'siteDrawsAtOnce',
                  target: '#table.playing.turn',
                  actions: ['drawForVisitor', 'deselect'],
                },
                on: {
                  draw: {
                    guard: 'siteDraws',
                    target: '#table.playing.turn',
                    actions: ['drawForVisitor', 'deselect'],
                  },
                },
              },
              shown: {
                on: {
                  continue: { target: '#table.playing.turn', actions: ['see', 'deselect'] },
                  select: [
                    {
                      guard: 'isPlacing',
                      target: '#table.playing.turn',
                      actions: ['see', 'deselect', 'select'],
                    },
                    {
                      guard: 'isWorkerToAct',
                      target: '#table.playing.action.act',
                      actions: ['see', 'deselect', 'select'],
                    },
                  ],
                },
              },
            },
          },
          action: {
            initial: 'choose',
            states: {
              choose: {
                on: {
                  select: { guard: 'isWorker', target: 'act', actions: ['deselect', 'select'] },
                },
              },
              act: {
                on: {
                  select: [
                    { guard: 'isWorker', target: 'act', actions: ['deselect', 'select'] },
                    { target: 'choose', actions: 'deselect' },
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
                on: { noShot: { target: 'upkeep', actions: ['letShotGo', 'deselect'] } },
              },
              upkeep: {},
            },
          },
          /** A worker of the player's choice leaves the game. */
          remove: {},
          /** A bridge of the player's choice is destroyed. */
          bridge: {},
          over: {},
          askUndo: ASK_UNDO,
        },
      },
    },
  });

/**
 * Whether a worker is on the way home and there is nothing to decide: the way is open, and where the
 * turn stops for shots, none could be fired before it is judged.
 */
function comesHomeUnasked(game: TableGame, position: Position, pausesToShoot: boolean): boolean {
  const { phase, acting, police } = snapshotOf(position);
  if (phase !== 'returning' || acting === null || !wouldComeHome(position, acting)) return false;
  return !pausesToShoot || police.every((place) => shotNow(game, position, place) === undefined);
}
