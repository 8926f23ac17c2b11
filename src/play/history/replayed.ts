import type { Kinds, Reason, Replay, Rules, Step } from '../rules.ts';
import type { Game } from './game.ts';

/** How a game went: the position before the first step and after each, and what happened in each. */
export interface Replayed<K extends Kinds> {
  readonly positions: readonly K['position'][];
  readonly events: readonly (readonly K['event'][])[];
  /** The position now. */
  readonly position: K['position'];
  /** Undefined while it runs. */
  readonly outcome: K['outcome'] | undefined;
}

/** The first step, counted from 1, that cannot have happened, and why. */
export interface StepFault<K extends Kinds> {
  readonly step: number;
  readonly of: Step<K>;
  readonly why: readonly Reason[];
}

export type ReplayedOrFault<K extends Kinds> =
  | { readonly replayed: Replayed<K> }
  | { readonly fault: StepFault<K> };

/** What replaying asks of a game; one whose end nobody can tell leaves `outcome` out. */
export type Replayable<K extends Kinds> = Replay<K> & Partial<Pick<Rules<K>, 'outcome'>>;

/**
 * Plays a game through from where it begins.
 *
 * @throws where it claims to begin at a table that cannot be
 */
export function replay<K extends Kinds>(
  rules: Replayable<K>,
  game: Pick<Game<K>, 'setUp' | 'from' | 'steps'>,
): ReplayedOrFault<K> {
  const position = rules.start(game.setUp, game.from);
  const outcome = rules.outcome?.(position);
  return replayOn(rules, { positions: [position], events: [], position, outcome }, game.steps);
}

/** Goes on with a replayed game: what was played before is not played again. */
export function replayOn<K extends Kinds>(
  rules: Replayable<K>,
  replayed: Replayed<K>,
  steps: readonly Step<K>[],
): ReplayedOrFault<K> {
  const positions = [...replayed.positions];
  const events = [...replayed.events];
  let { position } = replayed;
  for (const step of steps) {
    const taken = rules.take(position, step);
    if ('why' in taken) return { fault: { step: positions.length, of: step, why: taken.why } };
    position = taken.position;
    positions.push(position);
    events.push(taken.events);
  }
  return { replayed: { positions, events, position, outcome: rules.outcome?.(position) } };
}

/** The longest beginning of a game that can have happened: nothing of the rest is thrown away by it. */
export function soundPart<K extends Kinds>(rules: Replayable<K>, game: Game<K>): Game<K> {
  const played = replay(rules, game);
  if ('replayed' in played) return game;
  const steps = game.steps.slice(0, played.fault.step - 1);
  return { ...game, steps, seen: Math.min(game.seen, steps.length) };
}
