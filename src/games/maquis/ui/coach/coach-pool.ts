import type { Advice, PlayerView } from '#games/maquis/coach/index.ts';
import type { Deal, Result } from '#games/maquis/engine/index.ts';
import { mergedAdvice } from '#games/maquis/review/merged-advice.ts';
import type { CoachAnswer, CoachRequest } from './coaching.ts';

/*
 * Several coaches side by side. One moment can be thought about by all of them at once, each with
 * luck of its own; many moments are shared out among them, one each.
 */

/** What is thought of a moment so far. */
export interface Thoughts {
  readonly advice: Advice;
  readonly done: number;
  readonly of: number;
  readonly isDone: boolean;
}

/** A moment that is being thought about. */
export interface Pondering {
  readonly thinkOn: (simulations: number) => void;
  readonly stop: () => void;
  /** Ends it for good; nothing more is told. */
  readonly forget: () => void;
}

export interface CoachPool {
  /** How many coaches there are. */
  readonly size: number;
  /** Begins to think with all of them. The same seed, simulations and size give the same advice. */
  readonly ponder: (
    sight: PlayerView,
    asked: { readonly seed: string; readonly simulations: number },
    tell: (thoughts: Thoughts) => void,
  ) => Pondering;
  /** Thinks with one of them, when it is free. */
  readonly look: (sight: PlayerView, seed: string, simulations: number) => Promise<Advice>;
  /** Plays a deal with one of them, when it is free. */
  readonly play: (
    deal: Deal,
    asked: { readonly seed: string; readonly budget: number },
  ) => Promise<Result>;
  readonly close: () => void;
}

/** One coach, somewhere else: what it is told, and who hears it. */
export interface Coach {
  readonly ask: (request: CoachRequest) => void;
  readonly close: () => void;
}
export type OpenCoach = (hear: (answer: CoachAnswer) => void, fail: () => void) => Coach;

/** A coach in a worker, loaded with its network when it is opened. */
export const coachInWorker: OpenCoach = (hear, fail) => {
  const worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CoachAnswer>) => hear(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail();
  });
  return {
    ask: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  };
};

interface Task {
  readonly begin: (number: number) => CoachRequest;
  readonly settle: (answer: CoachAnswer) => void;
  readonly fail: (reason: Error) => void;
}

/**
 * Opens coaches.
 *
 * @param failed called once, when one of them cannot be loaded; whoever waits is told as well
 */
export function openCoaches(open: OpenCoach, size: number, failed: () => void): CoachPool {
  let numbers = 0;
  let isClosed = false;
  const listeners = new Map<number, (answer: CoachAnswer) => void>();
  const busy = new Map<number, Task>();
  const waiting: Task[] = [];
  const close = (): void => {
    isClosed = true;
    for (const coach of coaches) coach.close();
    const reason = new Error('the coach cannot be asked');
    for (const { fail } of [...busy.values(), ...waiting]) fail(reason);
    busy.clear();
    waiting.length = 0;
    listeners.clear();
  };
  const fail = (): void => {
    if (isClosed) return;
    close();
    failed();
  };
  const coaches = Array.from({ length: size }, () =>
    open((answer) => listeners.get(answer.number)?.(answer), fail),
  );

  /** Gives the next task to a coach that has none. */
  const shareOut = (): void => {
    coaches.forEach((coach, which) => {
      if (busy.has(which)) return;
      const task = waiting.shift();
      if (!task) return;
      busy.set(which, task);
      const number = ++numbers;
      listeners.set(number, (answer) => {
        if (answer.says === 'advice' && !answer.isDone) return;
        listeners.delete(number);
        coach.ask({ number, asks: 'forget' });
        busy.delete(which);
        task.settle(answer);
        shareOut();
      });
      coach.ask(task.begin(number));
    });
  };
  const queued = <Answer>(
    begin: Task['begin'],
    read: (answer: CoachAnswer) => Answer | undefined,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('the coach is gone'));
      waiting.push({
        begin,
        fail: reject,
        settle: (answer) => {
          const value = read(answer);
          if (value === undefined) reject(new Error('the coach answered something else'));
          else resolve(value);
        },
      });
      shareOut();
    });

  return {
    size,
    close,
    look: (sight, seed, simulations) =>
      queued(
        (number) => ({ number, asks: 'think', sight, seed, simulations }),
        (answer) => (answer.says === 'advice' ? answer.advice : undefined),
      ),
    play: (deal, { seed, budget }) =>
      queued(
        (number) => ({ number, asks: 'play', deal, seed, budget }),
        (answer) => (answer.says === 'result' ? answer.result : undefined),
      ),
    ponder: (sight, { seed, simulations }, tell) => {
      const told = new Map<number, Extract<CoachAnswer, { says: 'advice' }>>();
      const thoughts = coaches.map((coach) => ({ coach, number: ++numbers }));
      const hear = (answer: CoachAnswer): void => {
        if (answer.says !== 'advice') return;
        told.set(answer.number, answer);
        // Always in the order of the coaches, whichever was first: sums of parts depend on it.
        const all = thoughts.flatMap(({ number }) => told.get(number) ?? []);
        if (all.length < size) return;
        tell({
          advice: mergedAdvice(all.map(({ advice }) => advice)),
          done: all.reduce((sum, { done }) => sum + done, 0),
          of: all.reduce((sum, { of }) => sum + of, 0),
          isDone: all.every(({ isDone }) => isDone),
        });
      };
      thoughts.forEach(({ coach, number }, n) => {
        listeners.set(number, hear);
        const share = shareOf(simulations, n, size);
        coach.ask({ number, asks: 'think', sight, seed: `${seed} ${n}`, simulations: share });
      });
      return {
        thinkOn: (more) => {
          thoughts.forEach(({ coach, number }, n) => {
            coach.ask({ number, asks: 'think on', simulations: shareOf(more, n, size) });
          });
        },
        stop: () => {
          for (const { coach, number } of thoughts) coach.ask({ number, asks: 'stop' });
        },
        forget: () => {
          for (const { coach, number } of thoughts) {
            listeners.delete(number);
            coach.ask({ number, asks: 'forget' });
          }
        },
      };
    },
  };
}

/** The part of so many simulations that falls to one of several coaches. */
const shareOf = (simulations: number, which: number, size: number): number =>
  Math.floor((simulations + which) / size);
