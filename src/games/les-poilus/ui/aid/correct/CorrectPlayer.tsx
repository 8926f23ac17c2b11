import { HARDSHIP_IDS } from '#games/les-poilus/data/index.ts';
import type { PlayerState, Seat } from '#games/les-poilus/engine/index.ts';
import { cameBack, leftAfterAll } from '#games/les-poilus/session/index.ts';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { CardList, type CorrectionProps } from './CardList.tsx';

const MOST_HELD = 30;
const MOST_TILES = 15;
const MOST_TOKENS = 5;
const BORNE = HARDSHIP_IDS.filter((id) => id !== 'merry-christmas');
/** Phases of a mission, in which somebody is in or out. */
const ACTING = ['action', 'trap', 'clumsy', 'speech', 'christmas'];

/** One player: hand, in or out, charm, tiles, tokens, hardships from the oldest on. */
export function CorrectPlayer({ state, change, seat }: CorrectionProps & { readonly seat: Seat }) {
  const { who } = useGameOnScreen();
  const player = state.players[seat];
  const set = (wanted: Partial<PlayerState>) => change({ seat, player: wanted });
  const lying = state.players.flatMap(({ hardships }) => hardships);
  return (
    <details class="aid-more">
      <summary>{who(seat)}</summary>
      <Stepper
        name={m.poilus_aid_hand()}
        value={player.hand}
        most={MOST_HELD}
        onChange={(hand) => set({ hand })}
      />
      <Stepper
        name={m.poilus_aid_tiles()}
        value={player.tiles}
        most={MOST_TILES}
        onChange={(tiles) => set({ tiles })}
      />
      <Stepper
        name={m.poilus_aid_tokens()}
        value={player.speech}
        most={MOST_TOKENS}
        onChange={(speech) => set({ speech })}
      />
      {ACTING.includes(state.phase) && (
        <label class="aid-check">
          <input
            type="checkbox"
            checked={player.in}
            onChange={() => set(player.in ? leftAfterAll(player) : cameBack(player))}
          />
          {m.poilus_soldier_in()}
        </label>
      )}
      <label class="aid-check">
        <input
          type="checkbox"
          checked={player.charm}
          onChange={() => set({ charm: !player.charm })}
        />
        {m.poilus_aid_charm_unused()}
      </label>
      <CardList
        title={m.poilus_aid_bears()}
        cards={player.hardships}
        toAdd={BORNE.filter((id) => !lying.includes(id))}
        onChange={(hardships) => set({ hardships })}
      />
    </details>
  );
}
