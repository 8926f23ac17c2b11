import * as m from '#messages';
import { TileButtons } from '../board/TileFace.tsx';
import { turnOf, useGameOnScreen } from '../game.ts';
import { Confirm, useChoice } from './Confirm.tsx';
import { PromptPanel } from './Panel.tsx';

/** Whoever falls back lays a tile for a comrade; who is Absent-minded first loses one. */
export function TilePrompt() {
  const { state, who, choice } = useGameOnScreen();
  const choose = useChoice();
  const seat = turnOf(state);
  const isLost = state.phase === 'remove-tile';
  return (
    <PromptPanel
      title={
        isLost ? m.poilus_ask_remove({ who: who(seat) }) : m.poilus_ask_place({ who: who(seat) })
      }
    >
      <TileButtons part={1} chosen={choice} onChoose={choose} />
      <Confirm idle={m.poilus_choose_tile()} />
    </PromptPanel>
  );
}
