import { memoize } from '#shared/memoize.ts';
import type { GameRules, GameTypes, Reason, Step, Transitions } from '../rules/game-rules.ts';
import type { Game } from './game.ts';

/** How a game went: the position before the first step and after each, and what happened in each. */
export interface GameHistory<T extends GameTypes> {
  readonly positions: readonly T['position'][];
  readonly events: readonly (readonly T['event'][])[];
  /** The position now. */
  readonly position: T['position'];
  /** Undefined while it runs. */
  readonly outcome: T['outcome'] | undefined;
}

/** The first step, counted from 1, that cannot have happened, and why. */
export interface StepFault<T extends GameTypes> {
  readonly step: number;
  readonly of: Step<T>;
  readonly reasons: readonly Reason[];
}

type HistoryOrFault<T extends GameTypes> =
  | { readonly replayed: GameHistory<T> }
  | { readonly fault: StepFault<T> };

/** What replaying asks of a game; one whose end nobody can tell leaves `outcome` out. */
export type ReplayableRules<T extends GameTypes> = Transitions<T> &
  Partial<Pick<GameRules<T>, 'outcome'>>;

/**
 * Plays a game through from where it begins.
 *
 * @throws where it claims to begin at a table that cannot be
 */
export function replay<T extends GameTypes>(
  rules: ReplayableRules<T>,
  game: Pick<Game<T>, 'setUp' | 'from' | 'steps'>,
): HistoryOrFault<T> {
  const position = rules.initialPosition(game.setUp, game.from);
  const outcome = rules.outcome?.(position);
  return replayOn(rules, { positions: [position], events: [], position, outcome }, game.steps);
}

/** Goes on with a replayed game: what was played before is not played again. */
export function replayOn<T extends GameTypes>(
  rules: ReplayableRules<T>,
  replayed: GameHistory<T>,
  steps: readonly Step<T>[],
): HistoryOrFault<T> {
  const positions = [...replayed.positions];
  const events = [...replayed.events];
  let { position } = replayed;
  for (const step of steps) {
    const taken = rules.apply(position, step);
    if ('reasons' in taken)
      return { fault: { step: positions.length, of: step, reasons: taken.reasons } };
    position = taken.position;
    positions.push(position);
    events.push(taken.events);
  }
  return { replayed: { positions, events, position, outcome: rules.outcome?.(position) } };
}

/** The longest beginning of a game that can have happened: nothing of the rest is thrown away by it. */
export function validPrefix<T extends GameTypes>(
  rules: ReplayableRules<T>,
  game: Game<T>,
): Game<T> {
  const played = replay(rules, game);
  if ('replayed' in played) return game;
  const steps = game.steps.slice(0, played.fault.step - 1);
  return { ...game, steps, seen: Math.min(game.seen, steps.length) };
}

type LatestPosition<T extends GameTypes> = Pick<GameHistory<T>, 'position' | 'outcome'>;

/**
 * Where a game has got to; one with a step that cannot have happened, up to there. Playing a game
 * through takes a moment, and lists ask for the same games again and again.
 */
export const latestPosition = <T extends GameTypes>(
  rules: ReplayableRules<T>,
  game: Game<T>,
): LatestPosition<T> =>
  momentsBy(rules as unknown as ReplayableRules<GameTypes>)(
    game as Game<GameTypes>,
  ) as LatestPosition<T>;

const momentsBy = memoize((rules: ReplayableRules<GameTypes>) =>
  memoize((game: Game<GameTypes>): LatestPosition<GameTypes> => {
    const played = replay(rules, validPrefix(rules, game));
    if ('fault' in played) throw new Error('the sound part of a game cannot be played');
    const { position, outcome } = played.replayed;
    return { position, outcome };
  }),
);
