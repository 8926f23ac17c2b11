import { turnOf, useGame } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { AidPanel } from './AidPanel.tsx';
import { CardSheet } from './CardSheet.tsx';

/** A trap, or somebody Clumsy: the top card of the Trials is turned up and told. */
export function TurnUpPanel() {
  const { state, who } = useGame();
  const whose = { who: who(turnOf(state)) };
  const isTrap = state.phase === 'trap';
  return (
    <AidPanel
      isGrave
      title={isTrap ? m.poilus_aid_ask_trap(whose) : m.poilus_aid_ask_clumsy(whose)}
    >
      <CardSheet word="draw" label={m.poilus_aid_cards_drawn()} />
    </AidPanel>
  );
}
