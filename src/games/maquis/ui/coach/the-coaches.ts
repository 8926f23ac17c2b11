import { workerCount } from '#play/ui/hooks/worker-count.ts';
import { type CoachPool, coachInWorker, openCoaches } from './coach-pool.ts';

let pool: CoachPool | undefined;
const concerned = new Set<() => void>();

/**
 * The coaches of this page, opened when somebody first asks; after a failure they are opened anew.
 *
 * @param onFailure called when they cannot be loaded; once, then it is forgotten
 */
export function theCoaches(onFailure?: () => void): CoachPool {
  if (onFailure) concerned.add(onFailure);
  pool ??= openCoaches(coachInWorker, workerCount(), () => {
    pool = undefined;
    const all = [...concerned];
    concerned.clear();
    for (const tell of all) tell();
  });
  return pool;
}
