import { type AidSaves, missionsIn } from '#games/les-poilus/session/index.ts';
import { PoilusOverPrompt } from '#games/les-poilus/ui/prompts/OverPrompt.tsx';
import * as m from '#messages';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { freshSeed } from '#play/ui/hooks/fresh-seed.ts';
import type { TableSession } from '../mode.ts';

/** The end, what each mission cost, and another game with the same people. */
export function AidOverPanel() {
  const { replayed } = useActiveSession<AidSaves>();
  const { send } = useSession<TableSession>();
  if (!replayed.outcome) return null;
  return (
    <PoilusOverPrompt outcome={replayed.outcome} missions={missionsIn(replayed.events)}>
      <button
        type="button"
        class="aid-primary"
        onClick={() => send({ type: 'newGame', seed: freshSeed() })}
      >
        {m.play_again()}
      </button>
    </PoilusOverPrompt>
  );
}
