import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import * as m from '#messages';
import { freshSeed } from '#shared/seeds.ts';
import { useSession } from '../frame/session.ts';

/** Lets any part of the screen begin to go through the game; undefined where that cannot be. */
export const ReviewContext = createContext<{ readonly open: () => void } | undefined>(undefined);

/** Begins to go through the game, wherever this stands. */
export function ReviewButton({ onDone }: { readonly onDone?: () => void }) {
  const review = useContext(ReviewContext);
  if (!review) return null;
  return (
    <button
      type="button"
      class="aid-secondary"
      onClick={() => {
        onDone?.();
        review.open();
      }}
    >
      {m.play_review_open()}
    </button>
  );
}

/** Another game, after the end of one. */
export function PlayAgain() {
  const { send } = useSession();
  return (
    <button
      type="button"
      class="aid-primary"
      onClick={() => send({ type: 'newGame', seed: freshSeed() })}
    >
      {m.play_again()}
    </button>
  );
}
