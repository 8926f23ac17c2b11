import { adviser } from '../../coach/index.ts';
import type { CoachQuestion } from './asking.ts';

/** After so many looks more of them tell little: some 6,000 games. */
const MOST_LOOKS = 20;

/** Thinks about one moment, look after look, until it has thought enough or its page is gone. */
addEventListener('message', ({ data: { sight, seed } }: MessageEvent<CoachQuestion>) => {
  const coach = adviser(sight, seed);
  const look = (times: number): void => {
    postMessage(coach.look());
    if (times < MOST_LOOKS) setTimeout(() => look(times + 1));
  };
  look(1);
});
