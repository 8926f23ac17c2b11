import {
  type PoilusGame,
  type PoilusReview,
  poilusReviewer,
} from '#games/les-poilus/review/index.ts';
import { Reviewing, type ReviewProgress } from '#play/review/reviewing.ts';
import { coach } from '../coach.ts';

/** Goes through a game of Les Poilus with the coach of this page. */
export const reviewing = (
  game: PoilusGame,
  tell: (progress: ReviewProgress<PoilusReview>) => void,
) => {
  const reviewer = poilusReviewer(game, {
    outlook: (question) => coach.run('outlook', question),
    ranking: (question) => coach.run('ranking', question),
  });
  return new Reviewing(reviewer, tell, coach.size);
};
