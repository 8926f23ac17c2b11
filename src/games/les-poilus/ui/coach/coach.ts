import type { PoilusAnalysis, PoilusTasks } from '#games/les-poilus/coach/index.ts';
import type { LesPoilus } from '#games/les-poilus/engine/index.ts';
import { advicePool, workerCount } from '#play/advice/pool.ts';

/** The coach of Les Poilus in workers. */
export const poilusCoach = advicePool<LesPoilus, PoilusAnalysis, PoilusTasks>(
  () => new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' }),
  { size: workerCount() },
);
