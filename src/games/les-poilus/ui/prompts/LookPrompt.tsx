import type { Seat } from '#games/les-poilus/engine/index.ts';
import * as m from '#messages';
import { HandCards } from '../board/Hand.tsx';
import { useGameOnScreen } from '../game.ts';
import { OwnTiles } from './OwnHand.tsx';
import { PromptPanel } from './Panel.tsx';

/** Somebody looks at their own hand out of turn; nothing is done with it. */
export function LookPrompt({ seat }: { readonly seat: Seat }) {
  const { state, who, hide } = useGameOnScreen();
  const { cards, tileIds } = state.players[seat];
  return (
    <PromptPanel
      title={m.poilus_hand_of({ who: who(seat) })}
      under={tileIds && <OwnTiles tiles={tileIds} />}
    >
      <HandCards cards={cards ?? []} label={m.poilus_hand()} />
      <button type="button" class="aid-primary" onClick={hide}>
        {m.poilus_look_done()}
      </button>
    </PromptPanel>
  );
}
