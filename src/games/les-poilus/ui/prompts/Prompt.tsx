import type { ComponentChildren } from 'preact';
import type { ThreatKind } from '#games/les-poilus/data/index.ts';
import type { PhaseId, Seat, Snapshot } from '#games/les-poilus/engine/index.ts';
import { kindsOn } from '#games/les-poilus/i18n/cards.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { HandCards } from '../board/Hand.tsx';
import { TileButtons } from '../board/TileFace.tsx';
import { declinedLast, moveText } from '../effect.ts';
import { turnOf, useGameOnScreen } from '../game.ts';
import { ActionPrompt } from './ActionPrompt.tsx';
import { Confirm, OwnTiles, useChoice } from './Choice.tsx';
import { outlookOf } from './outlook.ts';
import { PromptPanel } from './Panel.tsx';

interface Props {
  readonly withoutHand: boolean;
  readonly more?: ComponentChildren;
}

/** What the game waits for from the seat on turn. */
export function PoilusPrompt({ withoutHand, more }: Props) {
  const { state } = useGameOnScreen();
  return PROMPTS[state.phase]?.({ state, withoutHand, more }) ?? null;
}

type Given = Props & { readonly state: Snapshot };

const PROMPTS: Readonly<Partial<Record<PhaseId, (given: Given) => ComponentChildren>>> = {
  intensity: ({ withoutHand, more }) => <IntensityPrompt withoutHand={withoutHand} more={more} />,
  action: ({ withoutHand, more }) => <ActionPrompt withoutHand={withoutHand} more={more} />,
  'remove-tile': () => <TilePrompt />,
  'place-tile': () => <TilePrompt />,
  speech: ({ state: { turn, acting, speechKind } }) =>
    speechKind && <SpeechPrompt seat={turn ?? 0} speaker={acting ?? 0} kind={speechKind} />,
  christmas: () => <CurePrompt />,
  bonus: () => <BonusPrompt />,
};

interface IntensityPromptProps {
  /** Whether the hand lies elsewhere on the screen. */
  readonly withoutHand: boolean;
  /** What else can be asked for: the coach. */
  readonly more?: ComponentChildren;
}

/** The leader says how many cards everybody draws, and thinks of those carried over. */
function IntensityPrompt({ withoutHand, more }: IntensityPromptProps) {
  const { state, who, legal, choice } = useGameOnScreen();
  const choose = useChoice();
  const { cards, tileIds } = state.players[turnOf(state)];
  return (
    <PromptPanel
      title={m.poilus_ask_intensity({ who: who(turnOf(state)) })}
      under={tileIds && !withoutHand && <OwnTiles tiles={tileIds} />}
    >
      {!withoutHand && cards && cards.length > 0 && (
        <HandCards cards={cards} label={m.poilus_hand()} />
      )}
      <ul class="numbers" aria-label={m.poilus_intensity()}>
        {legal.map((move) => (
          <li key={move}>
            <button type="button" aria-pressed={move === choice} onClick={() => choose(move)}>
              {move.split(':')[1]}
            </button>
          </li>
        ))}
      </ul>
      <p class="outlook" role="status">
        {choice === undefined
          ? m.poilus_intensity_hint({ trials: state.trials })
          : outlookOf(state, choice).text}
      </p>
      {more && <div class="actions">{more}</div>}
      <Confirm idle={m.poilus_choose_number()} />
    </PromptPanel>
  );
}

/** Whoever falls back lays a tile for a comrade; who is Absent-minded first loses one. */
function TilePrompt() {
  const { state, who, choice } = useGameOnScreen();
  const choose = useChoice();
  const seat = turnOf(state);
  const isLost = state.phase === 'remove-tile';
  return (
    <PromptPanel
      title={
        isLost ? m.poilus_ask_remove({ who: who(seat) }) : m.poilus_ask_place({ who: who(seat) })
      }
    >
      <TileButtons part={1} chosen={choice} onChoose={choose} />
      <Confirm idle={m.poilus_choose_tile()} />
    </PromptPanel>
  );
}

interface SpeechPromptProps {
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
export function SpeechPrompt({
  seat,
  speaker,
  kind,
  onHeard,
  isAtOnce = false,
}: SpeechPromptProps) {
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

type AtOnce = Omit<SpeechPromptProps, 'onHeard' | 'isAtOnce'>;

/** A speech that everybody hears at once, each on their own device: who has no such card answers as well. */
export function SpeechAtOnce(props: AtOnce) {
  const { legal, move } = useGameOnScreen();
  const hasSome = legal.length > 1;
  return <SpeechPrompt {...props} isAtOnce onHeard={hasSome ? undefined : () => move('keep')} />;
}

/** Merry Christmas relieves anybody of one hardship. */
function CurePrompt() {
  const { state, who } = useGameOnScreen();
  return (
    <PromptPanel title={m.poilus_ask_cure({ who: who(turnOf(state)) })}>
      <MoveList />
      <Confirm idle={m.poilus_choose_hardship()} />
    </PromptPanel>
  );
}

/** The bonus of support: hardships, or the charm, or nothing. */
export function BonusPrompt() {
  const { state, who } = useGameOnScreen();
  return (
    <PromptPanel title={m.poilus_ask_bonus({ who: who(turnOf(state)) })}>
      <MoveList />
      <Confirm idle={m.poilus_choose_bonus()} />
    </PromptPanel>
  );
}

/** All moves there are, one below the other. */
function MoveList() {
  const game = useGameOnScreen();
  const { legal, choice } = game;
  const choose = useChoice();
  return (
    <ul class="move-list">
      {declinedLast(legal).map((move) => (
        <li key={move}>
          <button type="button" aria-pressed={move === choice} onClick={() => choose(move)}>
            {moveText(move, game)}
          </button>
        </li>
      ))}
    </ul>
  );
}
