import type { GameTypes, PlayerView } from '../rules/game-rules.ts';
import type { Analysis } from './advisor.ts';
import type { CoachAnswer, CoachRequest } from './protocol.ts';

/** An adviser somewhere else, who is asked about one moment after another. */
export interface RemoteAdvisor<T extends GameTypes, A extends Analysis> {
  /** Begins to think about a moment; what was thought of the one before is forgotten. */
  readonly think: (
    sight: PlayerView<T>,
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
export function connectWorker<T extends GameTypes, A extends Analysis>(
  worker: Worker,
  failed: () => void,
): RemoteAdvisor<T, A> {
  let number = 0;
  let tell: (answer: CoachAnswer<A>) => void = () => undefined;
  const ask = (request: CoachRequest<T>): void => worker.postMessage(request);
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
