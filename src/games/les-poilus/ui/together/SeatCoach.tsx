import { GraduationCap } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { Seat, SeatView } from '#games/les-poilus/engine/index.ts';
import * as m from '#messages';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';

interface Props {
  readonly view: SeatView;
  readonly seat: Seat;
}

/** Asks the coach on a seat's own device, which knows what this seat sees and nothing else. */
export function SeatCoach({ view, seat }: Props) {
  const [isOpen, setOpen] = useState(false);
  const loaded = useLazyModule(isOpen, () => import('../coach/CoachSheet.tsx'));
  return (
    <>
      <button type="button" class="action" onClick={() => setOpen(true)}>
        <GraduationCap aria-hidden="true" />
        <span>{m.poilus_coach()}</span>
      </button>
      {isOpen && typeof loaded === 'object' && (
        <loaded.PoilusCoachSheet
          position={view}
          seat={seat}
          seed={`${seat}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
