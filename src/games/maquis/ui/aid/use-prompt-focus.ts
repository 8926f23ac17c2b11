import { usePromptFocus as useFocus } from '#play/ui/hooks/use-focus.ts';
import type { Aid } from './aid.ts';

/** Leads the focus along with a game: to the prompt whenever the button just pressed is gone. */
export function usePromptFocus(state: Aid['state']): void {
  const { game, selected, setUp } = state.context;
  const step = JSON.stringify(state.value);
  const waited = JSON.stringify([step, game?.steps.length, selected, setUp.goals]);
  useFocus(waited, state.matches('setUp') ? step : undefined);
}
