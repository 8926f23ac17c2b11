import type { Kinds, Sight } from '../rules.ts';
import type { Advice } from './adviser.ts';
import type { CoachAnswer, CoachRequest } from './coaching.ts';

/** An adviser somewhere else, who is asked about one moment after another. */
export interface CoachAway<K extends Kinds, A extends Advice> {
  /** Begins to think about a moment; what was thought of the one before is forgotten. */
  readonly think: (
    sight: Sight<K>,
    asked: { readonly seed: string; readonly simulations: number },
    tell: (answer: CoachAnswer<A>) => void,
  ) => void;
  /** So many games more about the same moment. */
  readonly thinkOn: (simulations: number) => void;
  /** What was thought stays, and can be gone on with. */
  readonly stop: () => void;
  readonly close: () => void;
}

/**
 * Asks an adviser in a worker.
 *
 * @param failed called once, when it cannot be loaded
 */
export function askWorker<K extends Kinds, A extends Advice>(
  worker: Worker,
  failed: () => void,
): CoachAway<K, A> {
  let number = 0;
  let tell: (answer: CoachAnswer<A>) => void = () => undefined;
  const ask = (request: CoachRequest<K>): void => worker.postMessage(request);
  worker.addEventListener('message', ({ data }: MessageEvent<CoachAnswer<A>>) => {
    if (data.number === number) tell(data);
  });
  worker.addEventListener(
    'error',
    (event) => {
      event.preventDefault();
      worker.terminate();
      failed();
    },
    { once: true },
  );
  return {
    think: (sight, { seed, simulations }, hear) => {
      if (number > 0) ask({ number, asks: 'forget' });
      tell = hear;
      ask({ number: ++number, asks: 'think', sight, seed, simulations });
    },
    thinkOn: (simulations) => ask({ number, asks: 'think on', simulations }),
    stop: () => ask({ number, asks: 'stop' }),
    close: () => worker.terminate(),
  };
}
