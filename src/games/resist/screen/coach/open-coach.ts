import { askWorker, type CoachAway } from '#play/advice/asking.ts';
import type { ResistAdvice } from '#resist/coach/index.ts';
import type { Resist } from '#resist/engine/index.ts';

export type Coach = CoachAway<Resist, ResistAdvice>;

/** The coach of RESIST! in a worker, with what it learned; `failed` when it cannot be loaded. */
export const openCoach = (failed: () => void): Coach =>
  askWorker(new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' }), failed);
