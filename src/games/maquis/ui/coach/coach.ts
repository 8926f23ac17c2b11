import type { MaquisAnalysis, MaquisTasks } from '#games/maquis/coach/index.ts';
import { isOfFreeEdition } from '#games/maquis/coach/inputs.ts';
import { editionCalled } from '#games/maquis/data/index.ts';
import { type Maquis, RULESET } from '#games/maquis/engine/index.ts';
import { mergedAnalysis } from '#games/maquis/review/merged-analysis.ts';
import { advicePool, type RemoteAdvisor, type WorkerLike, workerCount } from '#play/advice/pool.ts';

const poolOf = (open: () => WorkerLike) =>
  advicePool<Maquis, MaquisAnalysis, MaquisTasks>(open, {
    size: workerCount(),
    merge: mergedAnalysis,
  });

/** The workers come with the network of their editions; all of one kind think about a moment. */
const free = poolOf(
  () => new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' }),
);
const boxed = poolOf(
  () => new Worker(new URL('./boxed-coach.worker.ts', import.meta.url), { type: 'module' }),
);

/** The coach of Maquis. */
export const coach: RemoteAdvisor<Maquis, MaquisAnalysis, MaquisTasks> = {
  size: free.size,
  think: (question, tell, fail) =>
    (isOfFreeEdition(question.view) ? free : boxed).think(question, tell, fail),
  analyse: (question) => (isOfFreeEdition(question.view) ? free : boxed).analyse(question),
  run: (name, input) =>
    (editionCalled(input.deal.ruleset ?? RULESET).learnedBy === 'free' ? free : boxed).run(
      name,
      input,
    ),
  close: () => {
    free.close();
    boxed.close();
  },
};
