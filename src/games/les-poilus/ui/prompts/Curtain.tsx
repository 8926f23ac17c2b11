import type { GameEvent, Seat } from '#games/les-poilus/engine/index.ts';
import { charmKind } from '#games/les-poilus/i18n/cards.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { KindSign } from '../board/CardFace.tsx';
import { HandCards } from '../board/Hand.tsx';
import { useGameOnScreen } from '../game.ts';
import { OwnTiles } from './Choice.tsx';
import { PromptPanel } from './Panel.tsx';

interface Props {
  readonly seat: Seat;
  /** What everybody saw since this player last had the device. */
  readonly since: readonly GameEvent[];
  readonly onOpen: () => void;
  /** Leaves it closed, for whoever need not open it. */
  readonly onBack?: () => void;
}

/** A sealed letter: the device goes to the next player, and nothing of a hand is on the page. */
export function Curtain({ seat, since, onOpen, onBack }: Props) {
  const { who, soldiers, own } = useGameOnScreen();
  const kind = charmKind(soldiers[seat]);
  return (
    <section class="aid-panel curtain" aria-labelledby="aid-prompt">
      <p class="aid-kicker">{m.poilus_curtain_kicker()}</p>
      <div class="letter" aria-hidden="true">
        <svg viewBox="0 0 300 150" aria-hidden="true">
          <path d="M2 2h296v146H2zM2 2l148 84L298 2M2 148l104-88M298 148L194 60" />
        </svg>
        <span class="letter__seal">
          <KindSign kind={kind} />
        </span>
      </div>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {own === undefined
          ? m.poilus_curtain_title({ who: who(seat) })
          : m.poilus_letter_for({ who: who(seat) })}
      </h2>
      <p class="aid-hint">{m.poilus_curtain_hint({ kind: KIND_NAMES[kind]() })}</p>
      {since.length > 0 && (
        <ul class="since">
          {since.slice(-4).map((event, n) => (
            <li key={n}>{eventText(event, who)}</li>
          ))}
        </ul>
      )}
      <button type="button" class="aid-primary" onClick={onOpen}>
        {m.poilus_curtain_open({ who: who(seat) })}
      </button>
      {onBack && (
        <button type="button" class="aid-secondary" onClick={onBack}>
          {m.poilus_look_back()}
        </button>
      )}
    </section>
  );
}

/** Somebody looks at their own hand out of turn; nothing is done with it. */
export function LookPrompt({ seat }: { readonly seat: Seat }) {
  const { state, who, hide } = useGameOnScreen();
  const { cards, tileIds } = state.players[seat];
  return (
    <PromptPanel
      title={m.poilus_hand_of({ who: who(seat) })}
      under={tileIds && <OwnTiles tiles={tileIds} />}
    >
      <HandCards cards={cards ?? []} label={m.poilus_hand()} />
      <button type="button" class="aid-primary" onClick={hide}>
        {m.poilus_look_done()}
      </button>
    </PromptPanel>
  );
}

interface ElsewherePromptProps {
  /** Who is asked on their own device; nobody by name where several hear a speech. */
  readonly seat: Seat | undefined;
  /** Whose hand may lie open here. */
  readonly own: Seat | undefined;
}

/** Whoever is asked has a device of their own: here one can look at one's hand meanwhile. */
export function ElsewherePrompt({ seat, own }: ElsewherePromptProps) {
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
