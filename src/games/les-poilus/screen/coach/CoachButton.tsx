import { GraduationCap } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { useRunning, useSession } from '#play/screen/frame/session.ts';
import { useLoaded } from '#play/screen/hooks/use-loaded.ts';
import { keyed } from '#play/screen/keys/keys.ts';
import { type Seat, sightOf } from '../../engine/index.ts';
import type { PoilusSaves } from '../../table/index.ts';
import type { PoilusSession } from '../kit.ts';

/** Asks the coach, who is told what this seat sees and nothing else. */
export function CoachButton({ seat }: { readonly seat: Seat }) {
  const { send, state } = useSession<PoilusSession>();
  const { position, game } = useRunning<PoilusSaves>();
  const [isOpen, setOpen] = useState(false);
  const loaded = useLoaded(isOpen, () => import('./CoachSheet.tsx'));
  return (
    <>
      <button
        type="button"
        class="action"
        {...keyed('help')}
        onClick={() => {
          send({ type: 'helped', help: 'coach' });
          setOpen(true);
        }}
      >
        <GraduationCap aria-hidden="true" />
        <span>{m.poilus_coach()}</span>
      </button>
      {isOpen && typeof loaded === 'object' && (
        <loaded.CoachSheet
          sight={sightOf(position, seat)}
          seed={`${state.context.id} ${game.steps.length}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
