import { RotateCcw } from 'lucide-preact';
import * as m from '#messages';
import { useTask } from './TaskText.tsx';

interface Props {
  /** The moves before the mistake, where they can be kept. */
  readonly kept?: readonly string[];
}

/** Another attempt: from where it went wrong, or from the start. */
export function TryAgain({ kept = [] }: Props) {
  const { onAgain } = useTask();
  return (
    <div class="scenario-again">
      {kept.length > 0 && (
        <button type="button" class="aid-secondary" onClick={() => onAgain(kept)}>
          <RotateCcw aria-hidden="true" /> {m.maquis_scenario_try_there()}
        </button>
      )}
      <button type="button" class="aid-secondary" onClick={() => onAgain()}>
        <RotateCcw aria-hidden="true" /> {m.maquis_scenario_try_start()}
      </button>
    </div>
  );
}
