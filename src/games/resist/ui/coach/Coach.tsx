import { useEffect } from 'preact/hooks';
import * as m from '#messages';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import { useView } from '../view.ts';

/** The coach about the moment; all of it is loaded when it is first asked. */
export function Coach({ onChosen }: { readonly onChosen: () => void }) {
  const { send, step } = useView();
  const loaded = useLazyModule(true, () => import('./CoachSheet.tsx'));
  // Beside the board it goes on to the next moment by itself.
  useEffect(() => send({ type: 'recordHelp', help: 'coach' }), [step]);
  return (
    <>
      {loaded === 'failed' && <p role="alert">{m.play_coach_failed()}</p>}
      {typeof loaded === 'object' && <loaded.ResistCoachSheet onChosen={onChosen} />}
    </>
  );
}
