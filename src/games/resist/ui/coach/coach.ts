import type { ResistAnalysis } from '#games/resist/coach/index.ts';
import type { Resist } from '#games/resist/engine/index.ts';
import { advicePool, workerCount } from '#play/advice/pool.ts';

/** The coach of RESIST! in workers, with what it learned. */
export const resistCoach = advicePool<Resist, ResistAnalysis>(
  () => new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' }),
  { size: workerCount() },
);
