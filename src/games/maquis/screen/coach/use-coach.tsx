import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { LocationId } from '#maquis/data/index.ts';
import type { Position } from '#maquis/engine/index.ts';
import * as m from '#messages';
import { HelpContext } from '#play/screen/hooks/use-help.ts';
import { useLoaded } from '#play/screen/hooks/use-loaded.ts';
import { useAid, useRunning } from '../aid/aid.ts';

/** What the coach adds to the screen of a turn. */
export interface CoachBeside {
  /** Where he can be asked, and his answer. */
  readonly corner: ComponentChildren;
  /** The place of the move he prefers, once he has said so. */
  readonly advised?: LocationId;
}

/** The coach, where the visitor wants one; he comes in a file of his own. */
export function useCoach(): CoachBeside {
  const { state, moment } = useAid();
  const { position } = useRunning();
  const { level } = useContext(HelpContext);
  const [advised, setAdvised] = useState<{ place: LocationId | undefined; position: Position }>();
  const isWanted =
    level === 'coach' &&
    moment === undefined &&
    !state.matches({ playing: 'over' }) &&
    !state.matches({ playing: 'askUndo' });
  const loaded = useLoaded(isWanted, () => import('./CoachCorner.tsx'));
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
