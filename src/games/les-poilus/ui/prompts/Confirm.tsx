import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import * as m from '#messages';
import { useGameOnScreen } from '../game.ts';

/** The button that does what is being considered, and says what that is. */
export function Confirm({ idle }: { readonly idle: string }) {
  const { choice, legal, move, who } = useGameOnScreen();
  const isReady = choice !== undefined && legal.includes(choice);
  return (
    <button
      type="button"
      class="aid-primary"
      disabled={!isReady}
      onClick={() => isReady && move(choice)}
    >
      {isReady ? moveInWords(choice, who) : idle}
    </button>
  );
}

/** Chooses a move, or does it where it was chosen already. */
export function useChoice(): (move: string) => void {
  const { choice, choose, move, legal } = useGameOnScreen();
  return (wanted) => {
    if (choice === wanted && legal.includes(wanted)) move(wanted);
    else choose(wanted);
  };
}

/** What a choice will come to, or what to do: one line, read out as it changes. */
export function OutlookNote({ text, isGrave = false }: { text: string; isGrave?: boolean }) {
  return (
    <p class={isGrave ? 'outlook outlook--grave' : 'outlook'} role="status">
      {text || m.poilus_choose_card()}
    </p>
  );
}
