import { Clover, Megaphone, Undo } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { THREAT_KINDS } from '#games/les-poilus/data/index.ts';
import { cardInWords, charmKind } from '#games/les-poilus/i18n/cards.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import { reasonText } from '#games/les-poilus/i18n/reasons.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { KindSign, PoilusCardFace } from '../board/CardFace.tsx';
import { anyCardOf } from '../effect.ts';
import { turnOf, useGameOnScreen } from '../game.ts';
import { ActionButton } from './ActionButton.tsx';
import { Confirm, OwnHand, OwnTiles, useChoice } from './Choice.tsx';
import { outlookOf } from './outlook.ts';
import { PromptPanel } from './Panel.tsx';

/** What is being looked for where a button leads to several moves. */
const SPEECH = 'speech';
const CHARM = 'charm';

interface Props {
  /** Whether the hand lies elsewhere on the screen. */
  readonly withoutHand?: boolean;
  /** What else can be asked for: the coach. */
  readonly more?: ComponentChildren;
}

/** A player's action: a card, falling back, the charm, a speech. */
export function ActionPrompt({ withoutHand = false, more }: Props) {
  const { state, who, choice = '', legal, traps } = useGameOnScreen();
  const seat = turnOf(state);
  const { cards, tileIds } = state.players[seat];
  const outlook = legal.includes(choice) ? outlookOf(state, choice, traps) : undefined;
  const word = choice.split(':')[0];
  return (
    <PromptPanel
      title={m.poilus_ask_action({ who: who(seat) })}
      under={tileIds && !withoutHand && <OwnTiles tiles={tileIds} />}
    >
      {word === SPEECH ? (
        <Kinds />
      ) : word === CHARM ? (
        <CharmCards />
      ) : (
        !withoutHand && cards && <OwnHand cards={cards} />
      )}
      {choice !== '' && choice !== SPEECH && choice !== CHARM && !outlook ? (
        <MoveRefusal move={choice} />
      ) : (
        <OutlookNote text={outlook?.text ?? hintFor(word)} isGrave={outlook?.isGrave ?? false} />
      )}
      <Others more={more} />
      <Confirm idle={m.poilus_choose_first()} />
    </PromptPanel>
  );
}

/** Why a move cannot be made, with its rules. */
function MoveRefusal({ move }: { readonly move: string }) {
  const { whyNot, who } = useGameOnScreen();
  const reasons = whyNot(move);
  if (reasons.length === 0) return null;
  return (
    <div role="status">
      <ul class="aid-reasons">
        {reasons.map((reason) => (
          <li key={reason.code}>
            {reasonText(reason, who)} <RuleLink rule={reason.rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a choice will come to, or what to do: one line, read out as it changes. */
function OutlookNote({ text, isGrave = false }: { text: string; isGrave?: boolean }) {
  return (
    <p class={isGrave ? 'outlook outlook--grave' : 'outlook'} role="status">
      {text || m.poilus_choose_card()}
    </p>
  );
}

const hintFor = (word: string): string =>
  word === SPEECH ? m.poilus_choose_kind() : word === CHARM ? m.poilus_choose_charm() : '';

function Kinds() {
  const { choice } = useGameOnScreen();
  const choose = useChoice();
  return (
    <ul class="kinds" aria-label={m.poilus_choose_kind()}>
      {THREAT_KINDS.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            aria-pressed={choice === `speech:${kind}`}
            onClick={() => choose(`speech:${kind}`)}
          >
            <KindSign kind={kind} />
            <span>{KIND_NAMES[kind]()}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The cards of no man's land that the charm can take away. */
function CharmCards() {
  const { legal, choice } = useGameOnScreen();
  const choose = useChoice();
  const cards = legal.flatMap((move) =>
    move.startsWith('charm:') ? [move.slice('charm:'.length)] : [],
  );
  return (
    <ul
      class="hand"
      aria-label={m.poilus_choose_charm()}
      style={{ '--cards': cards.length, '--knocks': 0 }}
    >
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            class={`playing-card${choice === `charm:${card}` ? ' playing-card--chosen' : ''}`}
            aria-pressed={choice === `charm:${card}`}
            aria-label={cardInWords(card)}
            onClick={() => choose(`charm:${card}`)}
          >
            <PoilusCardFace card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Falling back, the charm, a speech: what cannot be done says why. */
function Others({ more }: { readonly more: ComponentChildren }) {
  const { state, soldiers, legal, choice = '', choose, whyNot } = useGameOnScreen();
  const seat = turnOf(state);
  const kind = charmKind(soldiers[seat]);
  const charms = legal.filter((move) => move.startsWith('charm:'));
  const [charm = `charm:${anyCardOf(kind)}`] = charms;
  const canSpeak = legal.some((move) => move.startsWith('speech:'));
  const word = choice.split(':')[0];
  const toggle = (wanted: string) => choose(choice === wanted ? undefined : wanted);
  return (
    <div class="actions">
      <ActionButton
        icon={<Undo aria-hidden="true" />}
        name={m.poilus_move_fall_back()}
        why={whyNot('fall-back')}
        isChosen={word === 'fall-back'}
        onClick={() => toggle('fall-back')}
      />
      <ActionButton
        icon={<Clover aria-hidden="true" />}
        name={m.poilus_charm_of({ kind: KIND_NAMES[kind]() })}
        why={whyNot(charm)}
        isChosen={word === CHARM}
        onClick={() => toggle(charms.length > 1 ? CHARM : charm)}
      />
      <ActionButton
        icon={<Megaphone aria-hidden="true" />}
        name={m.poilus_speech()}
        why={canSpeak ? [] : whyNot('speech:night')}
        isChosen={word === SPEECH}
        onClick={() => toggle(canSpeak ? SPEECH : 'speech:night')}
      />
      {more}
    </div>
  );
}
