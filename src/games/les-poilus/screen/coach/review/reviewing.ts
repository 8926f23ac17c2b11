import { answerersOf } from '#play/review/answerers.ts';
import { type Progress, Reviewing } from '#play/review/reviewing.ts';
import { spareCores } from '#play/screen/hooks/spare-cores.ts';
import {
  type PoilusGame,
  type PoilusReview,
  poilusReviewer,
  type ReviewAnswer,
  type ReviewQuestion,
} from '../../../review/index.ts';
import { openCoach } from '../asking.ts';

/** The coaches that games are gone through with, a worker each. */
const coaches = answerersOf<ReviewQuestion, ReviewAnswer>(spareCores(), (failed) => {
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
export const reviewing = (game: PoilusGame, tell: (progress: Progress<PoilusReview>) => void) =>
  new Reviewing(poilusReviewer(game, coaches.ask), tell, coaches.size);
