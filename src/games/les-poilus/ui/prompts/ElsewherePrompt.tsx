import type { Seat } from '#games/les-poilus/engine/index.ts';
import * as m from '#messages';
import { HandCards } from '../board/Hand.tsx';
import { useGameOnScreen } from '../game.ts';
import { OwnTiles } from './OwnHand.tsx';
import { PromptPanel } from './Panel.tsx';

interface Props {
  /** Who is asked on their own device; nobody by name where several hear a speech. */
  readonly seat: Seat | undefined;
  /** Whose hand may lie open here. */
  readonly own: Seat | undefined;
}

/** Whoever is asked has a device of their own: here one can look at one's hand meanwhile. */
export function ElsewherePrompt({ seat, own }: Props) {
  const { state, who } = useGameOnScreen();
  const { cards, tileIds } = own === undefined ? {} : state.players[own];
  const title =
    seat === undefined ? m.poilus_devices_wait_all() : m.poilus_devices_wait({ who: who(seat) });
  return (
    <PromptPanel title={title} under={tileIds && <OwnTiles tiles={tileIds} />}>
      {cards && <HandCards cards={cards} label={m.poilus_hand()} />}
    </PromptPanel>
  );
}
