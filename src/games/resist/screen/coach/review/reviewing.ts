import { answerersOf } from '#play/review/answerers.ts';
import type { Progress } from '#play/review/reviewing.ts';
import { Reviewing } from '#play/review/reviewing.ts';
import { spareCores } from '#play/screen/hooks/spare-cores.ts';
import type { ResistAdvice } from '#resist/coach/index.ts';
import {
  type AskCoach,
  type ResistGame,
  type ResistReview,
  resistReviewer,
} from '#resist/review/index.ts';
import { openCoach } from '../open-coach.ts';

type Question = Parameters<AskCoach>[0];

/** The coaches that games are gone through with, a worker each. */
const coaches = answerersOf<Question, ResistAdvice>(spareCores(), (failed) => {
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
export const reviewing = (game: ResistGame, tell: (progress: Progress<ResistReview>) => void) =>
  new Reviewing(resistReviewer(game, coaches.ask), tell, coaches.size);
