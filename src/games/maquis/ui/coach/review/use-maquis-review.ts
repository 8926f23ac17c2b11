import { useMemo } from 'preact/hooks';
import { type PlayedGame, type Review, reviewing } from '#games/maquis/review/index.ts';
import type { MaquisHistory, TableGame } from '#games/maquis/session/index.ts';
import { playedGame } from '#play/review/review.ts';
import { type ReviewHere, useReviewing } from '#play/ui/review/use-reviewing.ts';
import { coach } from '../coach.ts';

/** Goes through a game of Maquis with the coaches of this page. */
export function useMaquisReview(
  game: TableGame,
  replayed: MaquisHistory,
): { readonly played: PlayedGame; readonly here: ReviewHere<Review> } {
  const played = useMemo(() => playedGame(game, replayed), [game, replayed]);
  const here = useReviewing<Review>(replayed, (tell) =>
    reviewing(played, coach.analyse, tell, coach.size),
  );
  return { played, here };
}
