import { useState } from 'preact/hooks';
import {
  dealIn,
  letterOf,
  type PoilusSaves,
  poilusProgress,
  seatAsked,
} from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { letterInText } from '#play/ui/letters/address.ts';
import { LetterToSend, TakeLetter } from '#play/ui/letters/Letters.tsx';
import { useGameOnScreen } from '../game.ts';
import type { PoilusSession } from '../mode.ts';
import { PromptPanel } from '../prompts/Panel.tsx';
import { Seats } from './Seats.tsx';
import { usePlayOwn } from './use-own-seat.ts';

/** Somebody far away is asked: a letter goes to all, and theirs comes back. */
export function LettersPrompt() {
  const { context } = useSession<PoilusSession>().state;
  const { who, look, own } = useGameOnScreen();
  const seat = seatAsked(context);
  const onLook = own === undefined ? undefined : look?.(own);
  const title =
    seat === undefined ? m.poilus_letter_wait_all() : m.poilus_letter_wait({ who: who(seat) });
  return (
    <PromptPanel title={title}>
      <LetterPanel />
      <p class="aid-hint">{m.poilus_letter_hint()}</p>
      {onLook && (
        <button type="button" class="aid-secondary" onClick={onLook}>
          {m.poilus_letter_hand()}
        </button>
      )}
      <LetterCame />
      <p class="aid-hint">{m.poilus_letter_honour()}</p>
    </PromptPanel>
  );
}

/** The game as it stands, as a letter to all. */
function LetterPanel() {
  const { context } = useSession<PoilusSession>().state;
  const { who } = useGameOnScreen();
  const progress = poilusProgress(context);
  const letter = progress && 'game' in progress ? letterOf(progress) : undefined;
  if (letter === undefined) return <p>{m.poilus_letter_none()}</p>;
  const seat = seatAsked(context);
  const isOver = context.replayed?.outcome !== undefined;
  const message =
    seat === undefined
      ? m.poilus_letter_message_all()
      : m.poilus_letter_message({ who: who(seat) });
  return (
    <LetterToSend letter={letter} name={m.poilus_letter_name()} {...(isOver ? {} : { message })} />
  );
}

/** A letter that came to somebody whose links open elsewhere, as in an installed app. */
function LetterCame() {
  const take = async (text: string) => {
    // The room opens letters that stand in its address.
    location.hash = `letter=${letterInText(text)}`;
    return undefined;
  };
  return (
    <details class="aid-more">
      <summary>{m.poilus_letter_came()}</summary>
      <TakeLetter name={m.poilus_letter_paste()} submit={m.poilus_letter_open()} onTake={take} />
    </details>
  );
}

/** The last letter of a game that is over. */
export const LastLetter = () => (
  <>
    <p>{m.poilus_letter_last()}</p>
    <LetterPanel />
  </>
);

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
