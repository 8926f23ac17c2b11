import type { ResistAdvice } from '#games/resist/coach/index.ts';
import {
  type AskCoach,
  type ResistGame,
  type ResistReview,
  resistReviewer,
} from '#games/resist/review/index.ts';
import type { ReviewProgress } from '#play/review/reviewing.ts';
import { Reviewing } from '#play/review/reviewing.ts';
import { workerPool } from '#play/review/worker-pool.ts';
import { workerCount } from '#play/ui/hooks/worker-count.ts';
import { openCoach } from '../open-coach.ts';

type Question = Parameters<AskCoach>[0];

/** The coaches that games are gone through with, a worker each. */
const coaches = workerPool<Question, ResistAdvice>(workerCount(), (failed) => {
  const coach = openCoach(failed);
  return {
    ask: ({ sight, ...asked }, hear) =>
      coach.think(sight, asked, ({ advice, isDone }) => isDone && hear(advice)),
    close: coach.close,
  };
});

/** Asks one of them. */
export const askCoach: AskCoach = coaches.ask;

/** Goes through a game of RESIST! with the coaches of this page. */
export const reviewing = (
  game: ResistGame,
  tell: (progress: ReviewProgress<ResistReview>) => void,
) => new Reviewing(resistReviewer(game, coaches.ask), tell, coaches.size);
