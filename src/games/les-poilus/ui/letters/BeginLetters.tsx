import { useState } from 'preact/hooks';
import { dealIn, type PoilusSaves } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { useGameOnScreen } from '../game.ts';
import type { PoilusSession } from '../mode.ts';
import { LetterPanel } from './Letters.tsx';
import { Seats } from './Seats.tsx';
import { usePlayOwn } from './use-own-seat.ts';

/** A game that goes round, played on by letters; or its letter, where it is played so already. */
export function BeginLetters({ onDone }: { readonly onDone: () => void }) {
  const { game } = useActiveSession<PoilusSaves>();
  const { devices } = useSession<PoilusSession>().state.context;
  const { who } = useGameOnScreen();
  const [isAsked, setAsked] = useState(false);
  const playOwn = usePlayOwn();
  if (devices?.isByLetter) return <LetterPanel />;
  if (!dealIn(game.setUp)) return <p class="aid-hint">{m.poilus_letter_none()}</p>;
  return isAsked ? (
    <>
      <p>{m.play_devices_which_seat()}</p>
      <Seats
        names={game.setUp.soldiers.map((_, seat) => who(seat))}
        onSit={(seat) => {
          playOwn(seat);
          onDone();
        }}
      />
      <p class="aid-hint">{m.poilus_letter_honour()}</p>
    </>
  ) : (
    <button type="button" class="aid-secondary" onClick={() => setAsked(true)}>
      {m.poilus_letter_begin()}
    </button>
  );
}
