import { type ResistGame, type ResistReview, resistReviewer } from '#games/resist/review/index.ts';
import { Reviewing, type ReviewProgress } from '#play/review/reviewing.ts';
import { coach } from '../coach.ts';

/** Goes through a game of RESIST! with the coach of this page. */
export const reviewing = (
  game: ResistGame,
  tell: (progress: ReviewProgress<ResistReview>) => void,
) => new Reviewing(resistReviewer(game, coach.analyse), tell, coach.size);
