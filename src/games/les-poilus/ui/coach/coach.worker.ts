import { adviser } from '#games/les-poilus/coach/index.ts';
import { answerFor, type ReviewQuestion } from '#games/les-poilus/review/index.ts';
import type { CoachQuestion } from './question.ts';

/** After so many looks more of them tell little: some 6,000 games. */
const MOST_LOOKS = 20;

/** Thinks about one moment, look after look, until it has thought enough or its page is gone. */
function advise({ sight, seed }: CoachQuestion): void {
  const coach = adviser(sight, seed);
  const look = (times: number): void => {
    postMessage(coach.look());
    if (times < MOST_LOOKS) setTimeout(() => look(times + 1));
  };
  look(1);
}

/** Advises one moment of a game that goes on, or answers all that is asked about one that is over. */
addEventListener('message', ({ data }: MessageEvent<CoachQuestion | ReviewQuestion>) => {
  if ('asks' in data) postMessage(answerFor(data));
  else advise(data);
});
