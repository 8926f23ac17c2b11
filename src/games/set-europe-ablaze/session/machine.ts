import { assign } from 'xstate';
import type { SavedGameState, SavedState } from '#play/saves/save.ts';
import { freshSession, type SessionContext } from '#play/session/context.ts';
import {
  ASK_UNDO,
  AT_ANY_TIME,
  NO_MOVES,
  type SessionEvent,
  sessionSetup,
  WHILE_PLAYING,
} from '#play/session/session-machine.ts';
import type { Side } from '../data/actions.ts';
import {
  EMPTY_COURSE,
  type LogFault,
  type LogState,
  loggedPosition,
  type Phase,
  type Telling,
  undoneDecision,
  withEvent,
} from '../engine/log/index.ts';
import { type CardMarks, withTurned } from './marks.ts';
import { gameWithEvents, RULESET, replayLog, type SeaTypes, withLogState } from './replay.ts';
import type { SeaSaves } from './save-format.ts';

/** What was told together, and which of it could not be taken; then none of it was. */
interface Rejection {
  readonly told: readonly Telling[];
  readonly at: number;
  readonly fault: LogFault;
}

/** What the machine remembers: what that of every game does, but for what was rejected, and the log. */
export interface SeaContext extends Omit<SessionContext<SeaTypes>, 'rejected'> {
  /** What the game is begun with. */
  readonly setUp: SeaTypes['setUp'];
  readonly course: LogState;
  /** The Action whose pools are being counted. */
  readonly action: string | undefined;
  /** How many events counted when the last result was left behind. */
  readonly seen: number;
  /** What was told last and could not be taken, and why. */
  readonly rejected: Rejection | undefined;
  /** What each side has ticked off in private. */
  readonly marks: CardMarks;
}

type Own =
  | { readonly type: 'tell'; readonly told: readonly Telling[] }
  | { readonly type: 'rule'; readonly rulings: Readonly<Record<string, string>> }
  | { readonly type: 'anyway' | 'back' | 'continue' }
  | { readonly type: 'choose'; readonly action: string }
  /** A card turned on a side's private list. */
  | { readonly type: 'mark'; readonly side: Side; readonly card: number }
  /** Marks that were kept elsewhere; those kept with the game go before them. */
  | { readonly type: 'takeMarks'; readonly marks: CardMarks };

/** Nothing of a game is decided or corrected here but by an event of its log. */
export type SeaEvent = SessionEvent<SeaInput, never> | Own;

interface SeaInput {
  /** Which game this is; its seed where nobody says. */
  readonly id?: string;
  readonly seed: string;
  /** A game to go on with. */
  readonly resume?: SavedState<SeaSaves>;
}

/** Where a table begins: before its first event, or with a game to go on with. */
function contextOf({ seed, id = seed, resume }: SeaInput): SeaContext {
  const fresh = {
    ...freshSession(id),
    setUp: { ruleset: RULESET, seed },
    course: EMPTY_COURSE,
    action: undefined,
    seen: 0,
    rejected: undefined,
    marks: {},
  };
  if (!resume) return fresh;
  const { game, marks = {} } = resume as SavedGameState<SeaSaves>;
  const replayed = replayLog(game);
  return { ...fresh, setUp: game.setUp, game, replayed, course: replayed.position, marks };
}

/** What of a game is kept; nothing before its first event. */
export const progressOf = ({ game, marks }: SeaContext): SavedState<SeaSaves> | undefined =>
  game && { game, ...(Object.keys(marks).length > 0 && { marks }) };

/** The log with all that was told; the same log and the reason where some of it cannot be. */
function told(context: SeaContext, tellings: readonly Telling[]): Partial<SeaContext> {
  const { setUp, game = gameWithEvents(setUp, []), replayed = replayLog(game) } = context;
  let now = replayed;
  for (const [at, telling] of tellings.entries()) {
    const event = { n: now.position.events.length + 1, ...telling };
    const next = withEvent(now.position, event, now.position.rulings);
    if ('fault' in next) return { rejected: { told: tellings, at, fault: next.fault } };
    now = withLogState(now, next.course);
  }
  // Morale may be set while pools are being counted (6.2).
  const isAside = tellings.every(
    ({ type, do: what }) => type === 'correct' || (type === 'effect' && what === 'morale'),
  );
  const steps = [...game.steps, ...tellings.map((correction) => ({ correction }))];
  return {
    game: { ...game, steps, seen: steps.length },
    replayed: now,
    course: now.position,
    rejected: undefined,
    ...(!isAside && { action: undefined }),
  };
}

/** A game that is begun by the choices of the group; they are not told where none was made. */
function ruled(
  { rulings: _, ...setUp }: SeaTypes['setUp'],
  rulings: Readonly<Record<string, string>>,
): SeaTypes['setUp'] {
  return Object.keys(rulings).length > 0 ? { ...setUp, rulings } : setUp;
}

/** The case that forbids; a fault of shape has none. */
export const caseIn = ({ code, params }: LogFault): string | undefined =>
  code === 'refused' ? String((params as { readonly case: string }).case) : undefined;

/** What was rejected, done all the same: the case is set aside in the log right before it. */
function toldAnyway(context: SeaContext): Partial<SeaContext> {
  const { rejected } = context;
  const number = rejected && caseIn(rejected.fault);
  if (!rejected || !number) return {};
  const { told: tellings, at } = rejected;
  const aside: Telling = {
    ...{ by: 'table', type: 'correct', path: 'overruled' },
    ...{ to: number, why: number },
  };
  return told(context, [...tellings.slice(0, at), aside, ...tellings.slice(at)]);
}

const inPhase =
  (...phases: readonly Phase[]) =>
  ({ context }: { context: SeaContext }): boolean =>
    context.course.counted.length > 0 && phases.includes(loggedPosition(context.course).phase);

/** Goes where the position says. */
const phaseState = (phase: Phase, target: string) => ({ guard: inPhase(phase), target });

/*
 * The turn at the table. Its phases and steps are the machine's states, read back out of the position;
 * what may be done is asked of the log. The machine adds the Action being prepared, what was rejected,
 * and asking before an undo that would unsee something.
 */
export const seaMachine = sessionSetup<SeaContext, Own, SeaInput, never, never>({
  ...NO_MOVES,
  sync: (_, input) => contextOf(input),
  restart: (_, game) => contextOf(game),
  canUndo: ({ course }) => {
    const undo = undoneDecision(course);
    return { can: undo !== undefined, isFree: undo?.seen === 0 && !undo.isAcrossTurns };
  },
  canRedo: ({ course }) => course.taken.length > 0,
  undo: (context) => {
    const undo = undoneDecision(context.course);
    return undo ? told(context, [{ by: 'table', type: 'undo', to: undo.to }]) : {};
  },
  redo: (context) => told(context, [{ by: 'table', type: 'redo' }]),
  cleared: { action: undefined, rejected: undefined },
})
  .extend({
    guards: {
      /** A log of which nothing counts any more is a set-up still. */
      hasBegun: ({ context }) => context.course.counted.length > 0,
      isCounting: ({ context }) =>
        context.action !== undefined || loggedPosition(context.course).resolution?.dice === null,
      isRolled: ({ context: { course, seen } }) =>
        Boolean(loggedPosition(course).resolution?.dice) && seen !== course.counted.length,
    },
    actions: {
      tell: assign(({ context, event }) =>
        event.type === 'tell' ? told(context, event.told) : {},
      ),
      rule: assign(({ context, event }) =>
        event.type === 'rule' ? { setUp: ruled(context.setUp, event.rulings) } : {},
      ),
      tellAnyway: assign(({ context }) => toldAnyway(context)),
      choose: assign(({ event }) =>
        event.type === 'choose' ? { action: event.action, rejected: undefined } : {},
      ),
      see: assign(({ context }) => ({ seen: context.course.counted.length })),
      mark: assign(({ context, event }) =>
        event.type === 'mark' ? { marks: withTurned(context.marks, event.side, event.card) } : {},
      ),
      takeMarks: assign(({ context, event }) =>
        event.type === 'takeMarks' ? { marks: { ...event.marks, ...context.marks } } : {},
      ),
    },
  })
  .createMachine({
    id: 'sea',
    context: ({ input }) => contextOf(input),
    initial: 'setUp',
    on: { ...AT_ANY_TIME, mark: { actions: 'mark' }, takeMarks: { actions: 'takeMarks' } },
    states: {
      setUp: {
        always: { guard: 'hasBegun', target: 'playing' },
        on: { tell: { actions: 'tell' }, rule: { actions: 'rule' } },
      },
      playing: {
        initial: 'turn',
        on: {
          ...WHILE_PLAYING,
          tell: { target: '.turn', actions: 'tell' },
          anyway: { target: '.turn', actions: 'tellAnyway' },
          choose: { target: '.turn', actions: 'choose' },
          back: { target: '.turn', actions: 'deselect' },
          continue: { target: '.turn', actions: ['deselect', 'see'] },
        },
        states: {
          turn: {
            always: [
              phaseState('org.lay', 'organization.lay'),
              phaseState('org.clear', 'organization.clear'),
              phaseState('org.arrive', 'organization.arrive'),
              phaseState('org.recruit', 'organization.recruit'),
              phaseState('org.reveal', 'organization.reveal'),
              phaseState('ops.open', 'operations.open'),
              phaseState('ops.act', 'operations.impulse'),
              phaseState('end.1', 'end.clear'),
              phaseState('end.2', 'end.headquarters'),
              phaseState('end.3', 'end.networks'),
              phaseState('end.4', 'end.deceived'),
              phaseState('end.5', 'end.freeMoves'),
              phaseState('end.6', 'end.morale'),
              phaseState('end.7', 'end.score'),
              phaseState('end.8', 'end.cards'),
              phaseState('end.9', 'end.next'),
              { target: 'over' },
            ],
          },
          organization: {
            initial: 'lay',
            states: { lay: {}, clear: {}, arrive: {}, recruit: {}, reveal: {} },
          },
          operations: {
            initial: 'open',
            states: {
              open: {},
              impulse: {
                always: [
                  { guard: 'isCounting', target: 'pools' },
                  { guard: 'isRolled', target: 'result' },
                  { target: 'actions' },
                ],
              },
              actions: {},
              pools: {},
              result: {},
            },
          },
          end: {
            initial: 'clear',
            states: {
              ...{ clear: {}, headquarters: {}, networks: {}, deceived: {}, freeMoves: {} },
              ...{ morale: {}, score: {}, cards: {}, next: {} },
            },
          },
          over: {},
          askUndo: ASK_UNDO,
        },
      },
    },
  });
