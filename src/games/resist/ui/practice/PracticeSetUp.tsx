import type { SetUpToPlay } from '#games/resist/session/index.ts';
import * as m from '#messages';
import { SeedField } from '#play/ui/parts/SeedField.tsx';
import { SetUpForm } from '#play/ui/parts/SetUpForm.tsx';
import { DeckChoices } from '../DeckChoices.tsx';

interface PracticeSetUpProps {
  readonly setUp: SetUpToPlay;
  readonly onDecide: (change: Partial<SetUpToPlay>) => void;
  readonly onStart: () => void;
}

/** What is decided before a game: how the decks are made, which reading, what they are dealt by. */
export function ResistSetUpForm({ setUp, onDecide, onStart }: PracticeSetUpProps) {
  return (
    <SetUpForm title={m.play_setup_new()} start={m.play_start()} onStart={onStart}>
      <DeckChoices setUp={setUp} onDecide={onDecide} />
      <SeedField seed={setUp.seed} onChange={(seed) => onDecide({ seed })} />
      <p class="aid-hint">{m.resist_setup_seed_hint()}</p>
    </SetUpForm>
  );
}
