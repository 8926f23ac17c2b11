import type { MaquisAnalysis, MaquisTasks } from '#games/maquis/coach/index.ts';
import type { Maquis } from '#games/maquis/engine/index.ts';
import { mergedAnalysis } from '#games/maquis/review/merged-analysis.ts';
import { advicePool } from '#play/advice/pool.ts';
import { workerCount } from '#play/ui/hooks/worker-count.ts';

/** The coach of Maquis in workers, loaded with its network; all of them think about a moment. */
export const coach = advicePool<Maquis, MaquisAnalysis, MaquisTasks>(
  () => new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' }),
  { size: workerCount(), merge: mergedAnalysis },
);
