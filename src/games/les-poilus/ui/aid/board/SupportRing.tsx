import type { GameEvent } from '#games/les-poilus/engine/index.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import { arrowOf, SeatRing, type SupportArrow } from '#games/les-poilus/ui/board/Ring.tsx';
import { receiverOf } from '#games/les-poilus/ui/effect.ts';
import { type GameOnScreen, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import { useActiveSession } from '#play/ui/frame/session.ts';

/** Support at the table, as it was told so far. */
export function SupportRing() {
  const game = useGameOnScreen();
  const { replayed } = useActiveSession<AidSaves>();
  return <SeatRing arrows={arrowsIn(replayed.events.flat(), game)} />;
}

/** The tiles that were turned up since the mission ended. */
function arrowsIn(
  events: readonly GameEvent[],
  { state, who }: GameOnScreen,
): readonly SupportArrow[] {
  const ended = events.findLastIndex(
    ({ type }) => type === 'mission-failed' || type === 'mission-succeeded',
  );
  return events.slice(ended + 1).flatMap((event) => {
    if (event.type !== 'tile-revealed') return [];
    const { seat, tile } = event;
    return [arrowOf(seat, receiverOf(state, seat, tile), tile, who)];
  });
}
