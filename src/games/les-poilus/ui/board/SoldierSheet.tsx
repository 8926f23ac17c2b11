import type { ComponentChildren } from 'preact';
import { GAME } from '#games/les-poilus/data/index.ts';
import type { Seat } from '#games/les-poilus/engine/index.ts';
import { charmInWords, hardshipInWords, isHardshipId } from '#games/les-poilus/i18n/cards.ts';
import { cardName } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { burdenOf } from '../effect.ts';
import { useGameOnScreen } from '../game.ts';

/** Everything about one soldier that all may see, with what each hardship does. */
export function SoldierSheet({
  seat,
  onClose,
  children,
}: {
  readonly seat: Seat;
  readonly onClose: () => void;
  /** What is said before all else. */
  readonly children?: ComponentChildren;
}) {
  const { state, soldiers, who, own, tiles } = useGameOnScreen();
  const player = state.players[seat];
  return (
    <Dialog title={who(seat)} onClose={onClose}>
      {children}
      <ul class="aid-list">
        {own === seat && <li>{m.poilus_soldier_own_seat()}</li>}
        <li>{player.in ? m.poilus_soldier_in() : m.poilus_soldier_out()}</li>
        <li>{m.poilus_soldier_hand({ count: player.hand })}</li>
        <li>{player.charm ? charmInWords(soldiers[seat]) : m.poilus_soldier_charm_used()}</li>
        <li>{tiles?.(seat) ?? m.poilus_soldier_tiles({ count: player.tiles })}</li>
        <li>{m.poilus_soldier_speech({ count: player.speech })}</li>
        <li>{m.poilus_soldier_burden({ count: burdenOf(player), most: GAME.hardshipsLose })}</li>
      </ul>
      {player.hardships.length > 0 && (
        <dl class="knock-list">
          {player.hardships.filter(isHardshipId).map((card) => (
            <div key={card}>
              <dt>{cardName(card)}</dt>
              <dd>{hardshipInWords(card)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
