import type { ComponentChildren } from 'preact';
import { ReviewContext } from '#play/ui/review/review-button.tsx';
import { PastPanel } from '#play/ui/timeline/PastPanel.tsx';
import { useAid } from '../aid/aid.ts';
import { TurnScreen } from '../aid/TurnScreen.tsx';
import { useReview } from '../coach/use-review.tsx';
import { PracticeOver } from './PracticeOver.tsx';
import { PracticeTools } from './PracticeTools.tsx';

/** A game in practice, with its past and the coach's review of it. */
export function PracticeTurn({ lead }: { readonly lead: ComponentChildren }) {
  const aid = useAid();
  const review = useReview(aid, aid.setMoment);
  return (
    <ReviewContext.Provider value={review}>
      {review.screen ?? (
        <TurnScreen
          tools={<PracticeTools />}
          past={review.panel ?? <PastPanel />}
          looked={review.looked}
          end={<PracticeOver />}
          lead={lead}
        />
      )}
    </ReviewContext.Provider>
  );
}
