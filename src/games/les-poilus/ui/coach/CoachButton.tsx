import { GraduationCap } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { Seat } from '#games/les-poilus/engine/index.ts';
import type { PoilusSaves } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import { keyed } from '#play/ui/keys/Keys.tsx';
import type { PoilusSession } from '../mode.ts';

/** Asks the coach, who is told what this seat sees and nothing else. */
export function CoachButton({ seat }: { readonly seat: Seat }) {
  const { send, state } = useSession<PoilusSession>();
  const { position, game } = useActiveSession<PoilusSaves>();
  const [isOpen, setOpen] = useState(false);
  const loaded = useLazyModule(isOpen, () => import('./CoachSheet.tsx'));
  return (
    <>
      <button
        type="button"
        class="action"
        {...keyed('help')}
        onClick={() => {
          send({ type: 'recordHelp', help: 'coach' });
          setOpen(true);
        }}
      >
        <GraduationCap aria-hidden="true" />
        <span>{m.poilus_coach()}</span>
      </button>
      {isOpen && typeof loaded === 'object' && (
        <loaded.PoilusCoachSheet
          position={position}
          seat={seat}
          seed={`${state.context.id} ${game.steps.length}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
