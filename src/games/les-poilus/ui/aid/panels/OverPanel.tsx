import { type AidSaves, missionsIn } from '#games/les-poilus/session/index.ts';
import { PoilusOverPrompt } from '#games/les-poilus/ui/prompts/OverPrompt.tsx';
import { PlayAgain } from '#play/ui/frame/menu-parts.tsx';
import { useActiveSession } from '#play/ui/frame/session.ts';

/** The end, what each mission cost, and another game with the same people. */
export function AidOverPanel() {
  const { replayed } = useActiveSession<AidSaves>();
  if (!replayed.outcome) return null;
  return (
    <PoilusOverPrompt outcome={replayed.outcome} missions={missionsIn(replayed.events)}>
      <PlayAgain />
    </PoilusOverPrompt>
  );
}
