import type { ComponentChildren, ComponentProps } from 'preact';
import { useStateAbout } from '#play/ui/hooks/use-state-about.ts';
import { ReviewContext } from '#play/ui/review/after-game.tsx';
import { useReview } from '#play/ui/review/use-review.tsx';
import { type Aid, useAid } from '../aid/aid.ts';
import { TurnScreen } from '../aid/TurnScreen.tsx';
import type { TownView } from '../town-view.ts';
import type { Variation } from './review/ReviewPanel.tsx';

/** What going through a game puts on the screen. */
interface ReviewBeside extends ReturnType<typeof useReview> {
  /** What the board shows besides the moment looked at. */
  readonly looked?: Partial<TownView>;
  /** What stands in the place of the whole screen: a line played out. */
  readonly screen?: ComponentChildren;
}

type Props = Pick<ComponentProps<typeof TurnScreen>, 'tools' | 'past' | 'end' | 'lead'>;

/** A game on the screen with the coach's review of it, which shows moments of its past. */
export function ReviewedTurn({ past, ...turn }: Props) {
  const review = useGameReview(useAid());
  return (
    <ReviewContext.Provider value={review}>
      {review.screen ?? <TurnScreen {...turn} past={review.panel ?? past} looked={review.looked} />}
    </ReviewContext.Provider>
  );
}

/** Going through the game with the coach, moment by moment; the town shows what is spoken of. */
function useGameReview({ state, moment, setMoment }: Aid): ReviewBeside {
  const isPast = moment !== undefined;
  const [looked, setLooked] = useStateAbout<Partial<TownView> | undefined>(isPast, undefined);
  const [line, setLine] = useStateAbout<Variation | undefined>(isPast, undefined);
  let screen: ComponentChildren;
  const { open, panel } = useReview(
    { last: state.context.game?.steps.length ?? 0, moment, setMoment },
    () => import('./review/ReviewPanel.tsx'),
    ({ ReviewPanel, VariationScreen }) => {
      if (line) screen = <VariationScreen line={line} onBack={() => setLine(undefined)} />;
      return <ReviewPanel onLooked={setLooked} onLine={setLine} />;
    },
  );
  if (!panel) return { open };
  return { open, panel, ...(looked ? { looked } : {}), ...(screen ? { screen } : {}) };
}
