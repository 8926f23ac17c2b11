import { ReviewContext } from '#play/ui/review/review-button.tsx';
import { useReview } from '../coach/use-review.tsx';
import { useAid } from './aid.ts';
import { Toolbar } from './Toolbar.tsx';
import { TurnScreen } from './TurnScreen.tsx';

/** A game at the table. It looks at its past only where the coach goes through it. */
export function TableTurn() {
  const aid = useAid();
  const review = useReview(aid, aid.setMoment);
  return (
    <ReviewContext.Provider value={review}>
      {review.screen ?? (
        <TurnScreen tools={<Toolbar />} past={review.panel} looked={review.looked} />
      )}
    </ReviewContext.Provider>
  );
}
