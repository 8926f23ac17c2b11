import {
  type PoilusGame,
  type PoilusReview,
  poilusReviewer,
  type ReviewAnswer,
  type ReviewQuestion,
} from '#games/les-poilus/review/index.ts';
import { Reviewing, type ReviewProgress } from '#play/review/reviewing.ts';
import { workerPool } from '#play/review/worker-pool.ts';
import { workerCount } from '#play/ui/hooks/worker-count.ts';
import { openCoach } from '../asking.ts';

/** The coaches that games are gone through with, a worker each. */
const coaches = workerPool<ReviewQuestion, ReviewAnswer>(workerCount(), (failed) => {
  const worker = openCoach(failed);
  return {
    ask(question, hear) {
      worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => hear(data);
      worker.postMessage(question);
    },
    close: () => worker.terminate(),
  };
});

/** Goes through a game of Les Poilus with the coaches of this page. */
export const reviewing = (
  game: PoilusGame,
  tell: (progress: ReviewProgress<PoilusReview>) => void,
) => new Reviewing(poilusReviewer(game, coaches.ask), tell, coaches.size);
