import * as m from '#messages';
import { useRunning, useSession } from '#play/screen/frame/session.ts';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import type { TableSaves } from '../../../table/index.ts';
import { missionsIn } from '../../practice/missions.ts';
import { OverPrompt } from '../../prompts/OverPrompt.tsx';
import type { TableSession } from '../kit.ts';

/** The end, what each mission cost, and another game with the same people. */
export function OverPanel() {
  const { replayed } = useRunning<TableSaves>();
  const { send } = useSession<TableSession>();
  if (!replayed.outcome) return null;
  return (
    <OverPrompt outcome={replayed.outcome} missions={missionsIn(replayed.events)}>
      <button
        type="button"
        class="aid-primary"
        onClick={() => send({ type: 'newGame', seed: freshSeed() })}
      >
        {m.play_again()}
      </button>
    </OverPrompt>
  );
}
