import { eventText } from '#games/les-poilus/i18n/events.ts';
import { unseenEvents } from '#games/les-poilus/session/index.ts';
import { TileButtons } from '#games/les-poilus/ui/board/TileFace.tsx';
import { turnOf, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import type { TableSession } from '../mode.ts';
import { AidPanel, ContinuePanel } from './AidPanel.tsx';

/** A tile is turned up: each button names who receives it. */
export function RevealPanel() {
  const { state, who, move } = useGameOnScreen();
  const seat = turnOf(state);
  const isSelfish = state.players[seat]?.hardships.includes('selfish') ?? false;
  return (
    <AidPanel title={m.poilus_aid_ask_tile({ who: who(seat) })}>
      <TileButtons part={2} onChoose={move} />
      {isSelfish && (
        <p class="aid-note">
          {m.poilus_aid_selfish({ who: who(seat) })} <RuleLink rule="les-poilus.selfish" />
        </p>
      )}
    </AidPanel>
  );
}

const TOLD = ['tile-kept', 'support-tied', 'support-won'];

/** Tiles have changed hands, and nobody takes a bonus: who was helped, or why nobody was. */
export function SupportedPanel() {
  const { who, state } = useGameOnScreen();
  const { context } = useSession<TableSession>().state;
  const told = unseenEvents(context).filter(({ type }) => TOLD.includes(type));
  const isTied = told.some(({ type }) => type === 'support-tied');
  const won = told.find((event) => event.type === 'support-won');
  const isChaplain = won?.type === 'support-won' && won.seat >= state.players.length;
  return (
    <AidPanel title={isTied ? m.poilus_aid_tie() : m.poilus_aid_supported()}>
      <ul class="table-told">
        {told.map((event, n) => (
          <li key={n}>
            {eventText(event, who)} <RuleLink rule={event.rule} />
          </li>
        ))}
        {won && (
          <li>{isChaplain ? m.poilus_aid_chaplain_won() : m.poilus_aid_nothing_to_take()}</li>
        )}
        <li>{m.poilus_aid_tiles_move()}</li>
      </ul>
      <ContinuePanel>{m.poilus_go_on()}</ContinuePanel>
    </AidPanel>
  );
}
