import type { Seat } from '#games/les-poilus/engine/index.ts';
import * as m from '#messages';
import { Hand } from '../board/Hand.tsx';
import { useGame } from '../game.ts';
import { OwnTiles } from './OwnTiles.tsx';
import { Panel } from './Panel.tsx';

/** Somebody looks at their own hand out of turn; nothing is done with it. */
export function LookPrompt({ seat }: { readonly seat: Seat }) {
  const { state, who, hide } = useGame();
  const { cards, tileIds } = state.players[seat];
  return (
    <Panel
      title={m.poilus_hand_of({ who: who(seat) })}
      under={tileIds && <OwnTiles tiles={tileIds} />}
    >
      <Hand cards={cards ?? []} label={m.poilus_hand()} />
      <button type="button" class="aid-primary" onClick={hide}>
        {m.poilus_look_done()}
      </button>
    </Panel>
  );
}
