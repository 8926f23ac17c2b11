import type { AdvisedMove } from '#games/les-poilus/coach/index.ts';
import type { CoachQuestion } from './question.ts';

export type Advice = readonly AdvisedMove[] | 'failed' | undefined;

/** A coach in a worker; `failed` when it cannot be loaded. */
export function openCoach(failed: () => void): Worker {
  const worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    failed();
  });
  return worker;
}

/**
 * Asks the coach in a worker of its own. It answers after each look, until it is told to stop.
 *
 * @returns what stops it
 */
export function askCoach(question: CoachQuestion, hear: (advice: Advice) => void): () => void {
  const worker = openCoach(() => hear('failed'));
  worker.addEventListener('message', ({ data }: MessageEvent<Advice>) => hear(data));
  worker.postMessage(question);
  return () => worker.terminate();
}
