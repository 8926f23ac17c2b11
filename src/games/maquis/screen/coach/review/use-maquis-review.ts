import { useMemo } from 'preact/hooks';
import { type PlayedGame, type Review, reviewing } from '#maquis/review/index.ts';
import type { Replayed, TableGame } from '#maquis/table/index.ts';
import { type ReviewHere, useReviewing } from '#play/screen/review/use-reviewing.ts';
import { coachesHere } from '../coach-pool.ts';
import { theCoaches } from '../the-coaches.ts';

/** A game as the coach goes through it: corrections are no moves. */
const playedGame = ({ steps }: TableGame, { positions }: Replayed): PlayedGame => ({
  positions,
  moves: steps.map((step) => ('move' in step ? step.move : undefined)),
});

/** Goes through a game of Maquis with the coaches of this page. */
export function useMaquisReview(
  game: TableGame,
  replayed: Replayed,
): { readonly played: PlayedGame; readonly here: ReviewHere<Review> } {
  const played = useMemo(() => playedGame(game, replayed), [game, replayed]);
  const here = useReviewing<Review>(replayed, (tell) =>
    reviewing(
      played,
      (sight, seed, simulations) => theCoaches().look(sight, seed, simulations),
      tell,
      coachesHere(),
    ),
  );
  return { played, here };
}
