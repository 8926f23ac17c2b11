import type { ThreatKind } from '#games/les-poilus/data/index.ts';
import type { Seat } from '#games/les-poilus/engine/index.ts';
import { kindsOn } from '#games/les-poilus/i18n/cards.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { HandCards } from '../board/Hand.tsx';
import { useGameOnScreen } from '../game.ts';
import { Confirm, useChoice } from './Confirm.tsx';
import { PromptPanel } from './Panel.tsx';

interface Props {
  /** Who hears it now. */
  readonly seat: Seat;
  readonly speaker: Seat;
  readonly kind: ThreatKind;
  /** Passes the device on, for whoever holds no such card. */
  readonly onHeard?: (() => void) | undefined;
  /** Whether each hears it on a device of their own, so that none is passed on. */
  readonly isAtOnce?: boolean;
}

/** Somebody spoke of a threat: a hearer may give up one card of it. Who has none passes it on unseen. */
export function SpeechPrompt({ seat, speaker, kind, onHeard, isAtOnce = false }: Props) {
  const { state, who, legal, choice, move } = useGameOnScreen();
  const choose = useChoice();
  const cards = state.players[seat].cards ?? [];
  const isAsked = legal.includes('keep') && !onHeard;
  const chosen = choice?.startsWith('discard:') ? choice.slice('discard:'.length) : undefined;
  const hasSome = cards.some((card) => kindsOn(card).includes(kind));
  const none = isAtOnce ? m.poilus_speech_none_own : m.poilus_speech_none;
  return (
    <PromptPanel title={m.poilus_ask_discard({ who: who(seat), kind: KIND_NAMES[kind]() })}>
      <HandCards
        cards={cards}
        label={m.poilus_hand()}
        chosen={chosen}
        can={(card) => isAsked && legal.includes(`discard:${card}`)}
        onChoose={isAsked ? (card) => choose(`discard:${card}`) : undefined}
      />
      <p class="outlook" role="status">
        {hasSome
          ? m.poilus_speech_hint({ who: who(speaker) })
          : none({ who: who(speaker), kind: KIND_NAMES[kind]() })}
      </p>
      {isAsked && <Confirm idle={m.poilus_choose_discard()} />}
      <button
        type="button"
        class={isAsked ? 'aid-secondary' : 'aid-primary'}
        onClick={() => (isAsked ? move('keep') : onHeard?.())}
      >
        {m.poilus_move_keep()}
      </button>
    </PromptPanel>
  );
}

type AtOnce = Omit<Props, 'onHeard' | 'isAtOnce'>;

/** A speech that everybody hears at once, each on their own device: who has no such card answers as well. */
export function SpeechAtOnce(props: AtOnce) {
  const { legal, move } = useGameOnScreen();
  const hasSome = legal.length > 1;
  return <SpeechPrompt {...props} isAtOnce onHeard={hasSome ? undefined : () => move('keep')} />;
}
