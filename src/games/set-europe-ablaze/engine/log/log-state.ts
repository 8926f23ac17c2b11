import { sha256 } from '#shared/sha256.ts';
import type { Cause } from '../judge/verdict.ts';
import { sorted } from '../tables/tables.ts';
import { takeEvent } from './apply.ts';
import type { EventRefusal } from './event-refusal.ts';
import { type LogEvent, readEvent } from './events.ts';
import { DETACHMENTS, type Position, START_POSITION } from './position.ts';

/** An event that counts, and the table after it. */
export interface CountedEvent {
  readonly event: LogEvent;
  readonly position: Position;
}

/**
 * A log gone through. It only grows: an undo takes events out of those that count, a redo brings them
 * back, and any other event forgets what was taken.
 */
export interface LogState {
  readonly events: readonly LogEvent[];
  readonly counted: readonly CountedEvent[];
  /** What undoing took, the last on top. */
  readonly taken: readonly (readonly CountedEvent[])[];
  /** Turns whose mark is not that of this replay. */
  readonly differs: readonly number[];
}

export const EMPTY_COURSE: LogState = Object.freeze({
  events: Object.freeze([]),
  counted: Object.freeze([]),
  taken: Object.freeze([]),
  differs: Object.freeze([]),
});

/** Why a log does not go on. */
export type LogFault =
  | Extract<ReturnType<typeof readEvent>, { fault: unknown }>['fault']
  | {
      readonly code: 'refused';
      readonly params: { readonly type: string; readonly case: string; readonly cause?: Cause };
    }
  | { readonly code: 'path'; readonly params: { readonly path: string } }
  | {
      readonly code: 'start-first' | 'start-twice' | 'undo-too-far' | 'nothing-to-redo';
      readonly params: Readonly<Record<string, never>>;
    };

type Continued = { readonly course: LogState } | { readonly fault: LogFault };

/** The table as it stands. */
export const loggedPosition = ({ counted }: LogState): Position =>
  counted[counted.length - 1]?.position ?? START_POSITION;

/** What was not counted yet when the first marks were written: they leave it out, so that they hold. */
const UNMARKED: readonly string[] = [...DETACHMENTS, 'discards', 'removed'];

const marked = (name: string, value: unknown): unknown =>
  UNMARKED.includes(name) ? undefined : value;

/** The first 12 digits of the hash of a position, names in order. */
export const positionHash = (position: Position): string =>
  sha256(JSON.stringify(sorted(position), marked)).slice(0, 12);

const none = {};

/** The log with one event more. Never throws. */
export function withEvent(
  course: LogState,
  told: unknown,
  rulings: Position['rulings'] = {},
): Continued {
  const read = readEvent(told, course.events.length + 1);
  if ('fault' in read) return read;
  const { event } = read;
  const events = [...course.events, event];
  if (event.type === 'undo') {
    const to = Number(event.to);
    if (to >= course.counted.length) return { fault: { code: 'undo-too-far', params: none } };
    const taken = [...course.taken, course.counted.slice(to)];
    return { course: { ...course, events, counted: course.counted.slice(0, to), taken } };
  }
  if (event.type === 'redo') {
    const back = course.taken[course.taken.length - 1];
    if (!back) return { fault: { code: 'nothing-to-redo', params: none } };
    const counted = [...course.counted, ...back];
    return { course: { ...course, events, counted, taken: course.taken.slice(0, -1) } };
  }
  const isFirst = course.counted.length === 0;
  if (isFirst !== (event.type === 'start')) {
    return { fault: { code: isFirst ? 'start-first' : 'start-twice', params: none } };
  }
  const result = takeEvent(loggedPosition(course), event);
  if ('refusal' in result) return { fault: faultOf(event, result.refusal) };
  const position = isFirst ? { ...result.position, rulings: { ...rulings } } : result.position;
  const counted = [...course.counted, { event, position }];
  const isOff =
    event.type === 'score' && event.mark !== undefined && event.mark !== positionHash(position);
  const differs = isOff ? [...course.differs, position.turn] : course.differs;
  return { course: { events, counted, taken: [], differs } };
}

const faultOf = (event: LogEvent, refusal: EventRefusal): LogFault =>
  refusal.path === undefined
    ? {
        code: 'refused',
        params: {
          ...{ type: event.type, case: refusal.case },
          ...(refusal.cause && { cause: refusal.cause }),
        },
      }
    : { code: 'path', params: { path: refusal.path.slice(0, 60) } };

interface Gone {
  /** As far as the log goes. */
  readonly course: LogState;
  /** Why it does not go on, at the event after the last one. */
  readonly fault?: LogFault;
}

/** Goes through events one by one, as far as they are a log. Never throws. */
export function goThrough(events: readonly unknown[], rulings: Position['rulings'] = {}): Gone {
  let course = EMPTY_COURSE;
  for (const event of events) {
    const next = withEvent(course, event, rulings);
    if ('fault' in next) return { course, fault: next.fault };
    course = next.course;
  }
  return { course };
}

/** Events that are no decision of a person at the table, but what came of one. */
const FOLLOWS: ReadonlySet<string> = new Set(['effect', 'withhold', 'hq']);

/** How far the button of undoing goes back, and what everybody has seen since. */
interface Undo {
  /** So many events still count. */
  readonly to: number;
  readonly undone: LogEvent;
  /** Rolls and revealed cards that cannot be unseen. */
  readonly seen: number;
  /** Whether a finished turn is opened again. */
  readonly isAcrossTurns: boolean;
}

const isOverruling = ({ event }: CountedEvent): boolean =>
  event.type === 'correct' && event.path === 'overruled';

const isSeen = ({ type, attack, attackTotal, die }: LogEvent): boolean =>
  type === 'reveal' || attack !== undefined || attackTotal !== undefined || die !== undefined;

/**
 * Whether an effect is a decision of its own: told by hand, by both at the table, or as a step of the turn is
 * gone through, of which nothing comes by itself.
 */
function isChosen(counted: readonly CountedEvent[], at: number): boolean {
  const { by, hand } = counted[at]?.event ?? {};
  let from = at - 1;
  while (counted[from]?.event.type === 'effect') from--;
  return hand === true || by === 'table' || counted[from]?.event.type === 'next';
}

/**
 * Whether an event came of the one before: also the dice of an Action that was declared. An effect by hand
 * and a loss are chosen each for itself, so that one of them is taken back and the roll stands.
 */
const isFollowing = (counted: readonly CountedEvent[], at: number): boolean => {
  const event = counted[at]?.event;
  if (event?.type === 'correct') return isActedLess(event) && at > 1;
  if (event?.type === 'effect' && isChosen(counted, at)) return false;
  const isRoll = event?.type === 'action' && counted[at - 1]?.position.resolution?.dice === null;
  return FOLLOWS.has(event?.type ?? '') || isRoll;
};

/** Networks that are lost no longer count among those that have just acted; that comes of the loss. */
const isActedLess = ({ path, why }: LogEvent): boolean =>
  why === '8.6.2a' && String(path).endsWith('.usedNetworks');

/** The last decision that counts, with all that came of it; the beginning is never undone. */
export function undoneDecision({ counted }: LogState): Undo | undefined {
  let to = counted.length - 1;
  while (to > 0 && isFollowing(counted, to)) to--;
  const before = counted[to - 1];
  if (to > 1 && before && isOverruling(before)) to--;
  const decision =
    counted[
      to === counted.length - 1 ? to : isOverruling(counted[to] as CountedEvent) ? to + 1 : to
    ];
  if (to < 1 || !decision) return undefined;
  const gone = counted.slice(to);
  const turn = counted[to - 1]?.position.turn;
  return {
    to,
    undone: decision.event,
    seen: gone.filter(({ event }) => isSeen(event)).length,
    isAcrossTurns: gone.some(({ position }) => position.turn !== turn),
  };
}
