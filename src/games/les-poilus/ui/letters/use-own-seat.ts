import { useLayoutEffect } from 'preact/hooks';
import type { Seat } from '#games/les-poilus/engine/index.ts';
import { useSession } from '#play/ui/frame/session.ts';
import type { PoilusSession } from '../mode.ts';
import { keepOwnSeat, ownSeat } from './own-seat.ts';

/** Plays one seat here, and waits for letters about the others; the seat is remembered with the game. */
export function usePlayOwn(): (own: Seat) => void {
  const { state, send } = useSession<PoilusSession>();
  const { id, game } = state.context;
  return (own) => {
    keepOwnSeat(id, own);
    const elsewhere = (game?.setUp.soldiers ?? []).map((_, n) => n).filter((n) => n !== own);
    send({ type: 'seats', seats: { own, elsewhere, isByLetter: true } });
  };
}

/** Takes the seat that this device has in the game, unless others sit at its table. */
export function useOwnSeat(): void {
  const { id, way, game, devices } = useSession<PoilusSession>().state.context;
  const playOwn = usePlayOwn();
  const isFree = game !== undefined && way === 'round' && !devices?.elsewhere.length;
  useLayoutEffect(() => {
    const own = isFree ? ownSeat(id) : undefined;
    if (own !== undefined && own < (game?.setUp.players ?? 0)) playOwn(own);
  }, [id, isFree]);
}
