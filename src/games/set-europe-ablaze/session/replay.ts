import type { Game } from '#play/history/game.ts';
import { type GameHistory, type ReplayableRules, replay } from '#play/history/game-history.ts';
import type { GameTypes } from '#play/rules/game-rules.ts';
import {
  EMPTY_COURSE,
  type LogEvent,
  type LogFault,
  type LogState,
  loggedPosition,
  withEvent,
} from '../engine/log/index.ts';

/** The ruleset of the games kept here: the printed booklet. */
export const RULESET = 'booklet-2014';

/** A log gone through, with the choices of the group that it began with. */
interface LogSoFar extends LogState {
  readonly rulings: Readonly<Record<string, string>>;
}

/**
 * The types of this game. Nothing of it is played by the site: a step is an event of the log, which
 * tells what was done at a table, and undoing is such an event too.
 */
export interface SeaTypes extends GameTypes {
  setUp: {
    readonly ruleset: string;
    /** Which game it is: the same on every device that goes on with its log. */
    readonly seed?: string;
    /** What people call it. */
    readonly title?: string;
    /** Choices of the group, by the ruling. */
    readonly rulings?: Readonly<Record<string, string>>;
  };
  position: LogSoFar;
  /** An event but for its number, which is its place in the log. */
  boardState: Readonly<Record<string, unknown>>;
  event: LogEvent;
  outcome: { readonly result: 'maquis' | 'german' | 'draw'; readonly reason: string };
  component: never;
}

export type SeaGame = Game<SeaTypes>;

const reasonOf = ({ code, params }: LogFault) => ({ code, params });

/** After the ninth turn the higher total wins; equal totals are a draw (C18). */
function outcomeOf(course: LogState): SeaTypes['outcome'] | undefined {
  const { phase, vp } = loggedPosition(course);
  if (phase !== 'over') return undefined;
  if (vp.maquis === vp.german) return { result: 'draw', reason: 'turns' };
  return { result: vp.maquis > vp.german ? 'maquis' : 'german', reason: 'turns' };
}

/** Enough for history, saves, lists of games and second screen. */
export const seaReplay: ReplayableRules<SeaTypes> = {
  initialPosition: ({ rulings = {} }) => ({ ...EMPTY_COURSE, rulings }),
  apply: (position, step) => {
    if (!('correction' in step)) return { reasons: [{ code: 'type', params: { type: 'move' } }] };
    const { rulings } = position;
    const told = { ...step.correction, n: position.events.length + 1 };
    const next = withEvent(position, told, rulings);
    if ('fault' in next) return { reasons: [reasonOf(next.fault)] };
    return { position: { ...next.course, rulings }, events: next.course.events.slice(-1) };
  },
  outcome: outcomeOf,
};

/** A game with so many events, each told without its number. */
export const gameWithEvents = (
  setUp: SeaTypes['setUp'],
  events: readonly SeaTypes['boardState'][],
): SeaGame => ({
  setUp,
  steps: events.map((correction) => ({ correction })),
  owners: {},
  seen: events.length,
});

/** The events of a game, numbered. */
export const eventsOf = ({ steps }: Pick<SeaGame, 'steps'>): readonly LogEvent[] =>
  steps.flatMap((step, place) =>
    'correction' in step ? [{ ...step.correction, n: place + 1 } as LogEvent] : [],
  );

/** An event as a step keeps it: its place says its number. */
export const unnumbered = ({ n: _, ...event }: Readonly<Record<string, unknown>>) => event;

/**
 * A game gone through.
 *
 * @throws Error where an event cannot have happened
 */
export function replayLog(game: SeaGame): GameHistory<SeaTypes> {
  const played = replay(seaReplay, game);
  if ('fault' in played) throw new Error(`event ${played.fault.step} cannot have happened`);
  return played.replayed;
}

/** A game gone through, with the event more that a log has by now. */
export function withLogState(
  replayed: GameHistory<SeaTypes>,
  course: LogState,
): GameHistory<SeaTypes> {
  const position = { ...course, rulings: replayed.position.rulings };
  return {
    positions: [...replayed.positions, position],
    events: [...replayed.events, course.events.slice(-1)],
    position,
    outcome: outcomeOf(position),
  };
}
