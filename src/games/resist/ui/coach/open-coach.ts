import type { ResistAdvice } from '#games/resist/coach/index.ts';
import type { Resist } from '#games/resist/engine/index.ts';
import { connectWorker, type RemoteAdvisor } from '#play/advice/pool.ts';

export type Coach = RemoteAdvisor<Resist, ResistAdvice>;

/** The coach of RESIST! in a worker, with what it learned; `failed` when it cannot be loaded. */
export const openCoach = (failed: () => void): Coach =>
  connectWorker(
    new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' }),
    failed,
  );
