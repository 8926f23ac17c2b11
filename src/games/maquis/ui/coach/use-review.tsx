import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  type ReviewBeside as KitReviewBeside,
  useReview as useKitReview,
} from '#play/ui/review/use-review.tsx';
import type { Aid } from '../aid/aid.ts';
import type { TownView } from '../town-view.ts';
import type { Variation } from './review/VariationScreen.tsx';

/** What going through a game puts on the screen. */
interface ReviewBeside extends KitReviewBeside {
  /** What the board shows besides the moment looked at. */
  readonly looked?: Partial<TownView>;
  /** What stands in the place of the whole screen: a line played out. */
  readonly screen?: ComponentChildren;
}

/**
 * Going through the game with the coach, moment by moment; the town shows what is spoken of.
 *
 * @param onMoment looks at a moment of the game, or at its present again
 */
export function useGameReview(
  { state, moment }: Pick<Aid, 'state' | 'moment'>,
  onMoment: (moment: number | undefined) => void,
): ReviewBeside {
  const [looked, setLooked] = useState<Partial<TownView>>();
  const [line, setLine] = useState<Variation>();
  const isPast = moment !== undefined;
  useEffect(() => {
    if (isPast) return;
    setLooked(undefined);
    setLine(undefined);
  }, [isPast]);
  let screen: ComponentChildren;
  const { open, panel } = useKitReview(
    { last: state.context.game?.steps.length ?? 0, moment, setMoment: onMoment },
    () => import('./review/ReviewPanel.tsx'),
    ({ ReviewPanel, VariationScreen }) => {
      if (line) screen = <VariationScreen line={line} onBack={() => setLine(undefined)} />;
      return <ReviewPanel onMoment={onMoment} onLooked={setLooked} onLine={setLine} />;
    },
  );
  if (!panel) return { open };
  return { open, panel, ...(looked ? { looked } : {}), ...(screen ? { screen } : {}) };
}
