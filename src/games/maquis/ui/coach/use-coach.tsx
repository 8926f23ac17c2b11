import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { LocationId } from '#games/maquis/data/index.ts';
import type { Position } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { HelpContext } from '#play/ui/hooks/use-help.ts';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import { useAid, useMaquisSession } from '../aid/aid.ts';

/** What the coach adds to the screen of a turn. */
interface CoachBeside {
  /** Where he can be asked, and his answer. */
  readonly corner: ComponentChildren;
  /** The place of the move he prefers, once he has said so. */
  readonly advised?: LocationId;
}

/** The coach, where the visitor wants one; he comes in a file of his own. */
export function useCoach(): CoachBeside {
  const { state, moment } = useAid();
  const { position } = useMaquisSession();
  const { level } = useContext(HelpContext);
  const [advised, setAdvised] = useState<{ place: LocationId | undefined; position: Position }>();
  const isWanted =
    level === 'coach' &&
    moment === undefined &&
    !state.matches({ playing: 'over' }) &&
    !state.matches({ playing: 'askUndo' });
  const loaded = useLazyModule(isWanted, () => import('./CoachCorner.tsx'));
  if (loaded === 'failed') return { corner: <p class="aid-trouble">{m.play_coach_failed()}</p> };
  if (!loaded) return { corner: null };
  const place = advised?.position === position ? advised.place : undefined;
  return {
    corner: (
      <loaded.CoachCorner onAdvised={(preferred) => setAdvised({ place: preferred, position })} />
    ),
    ...(place ? { advised: place } : {}),
  };
}
