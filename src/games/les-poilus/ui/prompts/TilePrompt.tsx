import type { SupportTileId } from '#games/les-poilus/data/index.ts';
import { SUPPORT_TILE_NAMES } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { TileFace } from '../board/TileFace.tsx';
import { receiverOf } from '../effect.ts';
import { turnOf, useGameOnScreen } from '../game.ts';
import { Confirm, useChoice } from './Confirm.tsx';
import { PromptPanel } from './Panel.tsx';

/** Whoever falls back lays a tile for a comrade; who is Absent-minded first loses one. */
export function TilePrompt() {
  const { state, who, legal, choice } = useGameOnScreen();
  const choose = useChoice();
  const seat = turnOf(state);
  const isLost = state.phase === 'remove-tile';
  return (
    <PromptPanel
      title={
        isLost ? m.poilus_ask_remove({ who: who(seat) }) : m.poilus_ask_place({ who: who(seat) })
      }
    >
      <ul class="tiles">
        {legal.map((move) => {
          const tile = move.split(':')[1] as SupportTileId;
          return (
            <li key={move}>
              <button type="button" aria-pressed={move === choice} onClick={() => choose(move)}>
                <TileFace tile={tile} />
                <span>{SUPPORT_TILE_NAMES[tile]()}</span>
                <small>{m.poilus_tile_for({ who: who(receiverOf(state, seat, tile)) })}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <Confirm idle={m.poilus_choose_tile()} />
    </PromptPanel>
  );
}
