import { assign, setup } from 'xstate';
import type { SavedGameState, SavedState } from '#play/saves/save.ts';
import { freshSession, type SessionContext } from '#play/session/context.ts';
import {
  EMPTY_COURSE,
  type LogFault,
  type LogState,
  type Phase,
  positionOf,
  type Telling,
  undoOf,
  withEvent,
} from '../engine/log/index.ts';
import type { Side } from '../engine/state.ts';
import { type Marks, withTurned } from './marks.ts';
import { gameOf, goneOn, goneThrough, RULESET, type SeaTypes } from './replay.ts';
import type { SeaSaves } from './save-format.ts';

export type { Telling } from '../engine/log/index.ts';

/** What was told together, and which of it could not be taken; then none of it was. */
export interface Refused {
  readonly told: readonly Telling[];
  readonly at: number;
  readonly fault: LogFault;
}

/** What the machine remembers: what that of every game does, but for what was refused, and the log. */
export interface SeaContext extends Omit<SessionContext<SeaTypes>, 'rejected'> {
  /** What the game is begun with. */
  readonly setUp: SeaTypes['setUp'];
  readonly course: LogState;
  /** The Action whose pools are being counted. */
  readonly action: string | undefined;
  /** How many events counted when the last result was left behind. */
  readonly seen: number;
  /** What was told last and could not be taken, and why. */
  readonly refused: Refused | undefined;
  /** What each side has ticked off in private. */
  readonly marks: Marks;
}

export type SeaEvent =
  | { readonly type: 'tell'; readonly told: readonly Telling[] }
  | { readonly type: 'rule'; readonly rulings: Readonly<Record<string, string>> }
  | { readonly type: 'anyway' }
  | { readonly type: 'choose'; readonly action: string }
  | { readonly type: 'back' }
  | { readonly type: 'continue' }
  /** A card turned on a side's private list. */
  | { readonly type: 'mark'; readonly side: Side; readonly card: number }
  /** Marks that were kept elsewhere; those kept with the game go before them. */
  | { readonly type: 'takeMarks'; readonly marks: Marks }
  | { readonly type: 'undo' }
  | { readonly type: 'confirmUndo' }
  | { readonly type: 'cancelUndo' }
  | { readonly type: 'redo' }
  /** Goes on from what another page has kept of the same game. Its events are sound. */
  | { readonly type: 'sync'; readonly input: SeaInput }
  | { readonly type: 'newGame'; readonly seed: string; readonly id?: string };

export interface SeaInput {
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
    refused: undefined,
    marks: {},
  };
  if (!resume) return fresh;
  const { game, marks = {} } = resume as SavedGameState<SeaSaves>;
  const replayed = goneThrough(game);
  return { ...fresh, setUp: game.setUp, game, replayed, course: replayed.position, marks };
}

/** What of a game is kept; nothing before its first event. */
export const progressOf = ({ game, marks }: SeaContext): SavedState<SeaSaves> | undefined =>
  game && { game, ...(Object.keys(marks).length > 0 && { marks }) };

/** The log with all that was told; the same log and the reason where some of it cannot be. */
function told(context: SeaContext, tellings: readonly Telling[]): Partial<SeaContext> {
  const { setUp, game = gameOf(setUp, []), replayed = goneThrough(game) } = context;
  let now = replayed;
  for (const [at, telling] of tellings.entries()) {
    const event = { n: now.position.events.length + 1, ...telling };
    const next = withEvent(now.position, event, now.position.rulings);
    if ('fault' in next) return { refused: { told: tellings, at, fault: next.fault } };
    now = goneOn(now, next.course);
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
    refused: undefined,
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

/** What was refused, done all the same: the case is set aside in the log right before it. */
function toldAnyway(context: SeaContext): Partial<SeaContext> {
  const { refused } = context;
  const number = refused && caseIn(refused.fault);
  if (!refused || !number) return {};
  const { told: tellings, at } = refused;
  const aside: Telling = {
    ...{ by: 'table', type: 'correct', path: 'overruled' },
    ...{ to: number, why: number },
  };
  return told(context, [...tellings.slice(0, at), aside, ...tellings.slice(at)]);
}

const inPhase =
  (...phases: readonly Phase[]) =>
  ({ context }: { context: SeaContext }): boolean =>
    context.course.counted.length > 0 && phases.includes(positionOf(context.course).phase);

/** Goes where the position says. */
const phaseState = (phase: Phase, target: string) => ({ guard: inPhase(phase), target });

/*
 * The turn at the table. Its phases and steps are the machine's states, read back out of the position;
 * what may be done is asked of the log. The machine adds the Action being prepared, what was refused,
 * and asking before an undo that would unsee something.
 */
export const seaMachine = setup({
  types: { context: {} as SeaContext, events: {} as SeaEvent, input: {} as SeaInput },
  guards: {
    hasGame: ({ context }) => context.course.counted.length > 0,
    canUndo: ({ context }) => undoOf(context.course) !== undefined,
    undoIsFree: ({ context }) => {
      const undo = undoOf(context.course);
      return undo !== undefined && undo.seen === 0 && !undo.isAcrossTurns;
    },
    canRedo: ({ context }) => context.course.taken.length > 0,
    isCounting: ({ context }) =>
      context.action !== undefined || positionOf(context.course).resolution?.dice === null,
    isRolled: ({ context: { course, seen } }) =>
      Boolean(positionOf(course).resolution?.dice) && seen !== course.counted.length,
  },
  actions: {
    tell: assign(({ context, event }) => (event.type === 'tell' ? told(context, event.told) : {})),
    rule: assign(({ context, event }) =>
      event.type === 'rule' ? { setUp: ruled(context.setUp, event.rulings) } : {},
    ),
    tellAnyway: assign(({ context }) => toldAnyway(context)),
    choose: assign(({ event }) =>
      event.type === 'choose' ? { action: event.action, refused: undefined } : {},
    ),
    see: assign(({ context }) => ({ seen: context.course.counted.length })),
    mark: assign(({ context, event }) =>
      event.type === 'mark' ? { marks: withTurned(context.marks, event.side, event.card) } : {},
    ),
    takeMarks: assign(({ context, event }) =>
      event.type === 'takeMarks' ? { marks: { ...event.marks, ...context.marks } } : {},
    ),
    forget: assign({ action: undefined, refused: undefined }),
    undo: assign(({ context }) => {
      const undo = undoOf(context.course);
      return undo ? told(context, [{ by: 'table', type: 'undo', to: undo.to }]) : {};
    }),
    redo: assign(({ context }) => told(context, [{ by: 'table', type: 'redo' }])),
    sync: assign(({ event }) => (event.type === 'sync' ? contextOf(event.input) : {})),
    clear: assign(({ event }) => (event.type === 'newGame' ? contextOf(event) : {})),
  },
}).createMachine({
  id: 'sea',
  context: ({ input }) => contextOf(input),
  initial: 'setUp',
  on: {
    sync: { target: '.setUp', actions: 'sync' },
    newGame: { target: '.setUp', actions: 'clear' },
    mark: { actions: 'mark' },
    takeMarks: { actions: 'takeMarks' },
  },
  states: {
    setUp: {
      always: { guard: 'hasGame', target: 'playing' },
      on: { tell: { actions: 'tell' }, rule: { actions: 'rule' } },
    },
    playing: {
      initial: 'turn',
      on: {
        tell: { target: '.turn', actions: 'tell' },
        anyway: { target: '.turn', actions: 'tellAnyway' },
        choose: { target: '.turn', actions: 'choose' },
        back: { target: '.turn', actions: 'forget' },
        continue: { target: '.turn', actions: ['forget', 'see'] },
        redo: { guard: 'canRedo', target: '.turn', actions: ['forget', 'redo'] },
        undo: [
          { guard: 'undoIsFree', target: '.turn', actions: ['forget', 'undo'] },
          { guard: 'canUndo', target: '.askUndo' },
        ],
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
        askUndo: {
          on: {
            confirmUndo: { target: 'turn', actions: ['forget', 'undo'] },
            cancelUndo: { target: 'turn', actions: 'forget' },
          },
        },
      },
    },
  },
});
