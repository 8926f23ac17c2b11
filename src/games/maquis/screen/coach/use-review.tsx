import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { useLoaded } from '#play/screen/hooks/use-loaded.ts';
import type { Aid } from '../aid/aid.ts';
import type { TownView } from '../town-view.ts';
import type { Variation } from './review/variation.ts';

/** What going through a game puts on the screen. */
export interface ReviewBeside {
  readonly open: () => void;
  /** What stands in the place of the prompt; undefined while nobody goes through the game. */
  readonly panel?: ComponentChildren;
  /** What the board shows besides the moment looked at. */
  readonly looked?: Partial<TownView>;
  /** What stands in the place of the whole screen: a line played out. */
  readonly screen?: ComponentChildren;
}

/**
 * Going through the game with the coach, moment by moment. It comes in a file of its own.
 *
 * @param onMoment looks at a moment of the game, or at its present again
 */
export function useReview(
  { state, moment }: Pick<Aid, 'state' | 'moment'>,
  onMoment: (moment: number | undefined) => void,
): ReviewBeside {
  const { game } = state.context;
  const [isOpen, setOpen] = useState(false);
  const [looked, setLooked] = useState<Partial<TownView>>();
  const [line, setLine] = useState<Variation>();
  const loaded = useLoaded(isOpen, () => import('./review/ReviewPanel.tsx'));
  const isPast = moment !== undefined;
  useEffect(() => {
    // Whoever goes back to the present by another way has left the review as well.
    if (isPast) return;
    setOpen(false);
    setLooked(undefined);
    setLine(undefined);
  }, [isPast]);
  const open = () => {
    setOpen(true);
    onMoment(game?.steps.length ?? 0);
  };
  if (!isOpen || !isPast) return { open };
  if (loaded === 'failed') {
    return { open, panel: <Failed onBack={() => onMoment(undefined)} /> };
  }
  if (!loaded) return { open, panel: <p class="aid-hint">{m.play_coach_begins()}</p> };
  return {
    open,
    panel: <loaded.ReviewPanel onMoment={onMoment} onLooked={setLooked} onLine={setLine} />,
    ...(looked ? { looked } : {}),
    ...(line
      ? { screen: <loaded.VariationScreen line={line} onBack={() => setLine(undefined)} /> }
      : {}),
  };
}

function Failed({ onBack }: { readonly onBack: () => void }) {
  return (
    <section class="aid-panel">
      <p class="aid-trouble">{m.play_coach_failed()}</p>
      <button type="button" class="aid-secondary" onClick={onBack}>
        {m.play_moment_now()}
      </button>
    </section>
  );
}
