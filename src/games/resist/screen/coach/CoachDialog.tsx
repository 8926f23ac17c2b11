import { useEffect } from 'preact/hooks';
import * as m from '#messages';
import { useLoaded } from '#play/screen/hooks/use-loaded.ts';
import { Dialog } from '#play/screen/parts/Dialog.tsx';
import { useView } from '../view.ts';

/** The coach about the moment; all of it is loaded when it is first asked. */
export function CoachDialog({ onClose }: { readonly onClose: () => void }) {
  const { send } = useView();
  const loaded = useLoaded(true, () => import('./CoachSheet.tsx'));
  useEffect(() => send({ type: 'helped', help: 'coach' }), []);
  return (
    <Dialog title={m.play_help_coach()} onClose={onClose}>
      {loaded === 'failed' && <p role="alert">{m.resist_coach_failed()}</p>}
      {typeof loaded === 'object' && <loaded.CoachSheet onChosen={onClose} />}
    </Dialog>
  );
}
