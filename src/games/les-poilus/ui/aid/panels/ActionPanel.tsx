import { ArrowLeft, Clover, Megaphone, Undo } from 'lucide-preact';
import { THREAT_KINDS } from '#games/les-poilus/data/index.ts';
import { charmKind } from '#games/les-poilus/i18n/cards.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import { KindSign } from '#games/les-poilus/ui/board/CardFace.tsx';
import { anyCardOf } from '#games/les-poilus/ui/effect.ts';
import { turnOf, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import { ActionButton } from '#games/les-poilus/ui/prompts/ActionButton.tsx';
import * as m from '#messages';
import { ABOUT_CHARM, ABOUT_HARDSHIP, ABOUT_SPEECH, CardSheet, SomeCards } from '../Sheets.tsx';
import { AidPanel } from './AidPanel.tsx';

/** What somebody does on their turn: a card, falling back, a charm, a speech. */
export function ActionPanel() {
  const { state, who, choice, legal } = useGameOnScreen();
  const seat = turnOf(state);
  const hasCards = legal.some((move) => move.startsWith('play:'));
  return (
    <AidPanel title={m.poilus_aid_ask_action({ who: who(seat), count: state.players[seat].hand })}>
      {choice === ABOUT_SPEECH ? (
        <Kinds />
      ) : choice === ABOUT_CHARM ? (
        <CharmCards />
      ) : hasCards ? (
        <CardSheet word="play" label={m.poilus_aid_cards()} />
      ) : (
        <p class="aid-hint">{m.poilus_aid_no_card({ who: who(seat) })}</p>
      )}
      {choice !== ABOUT_HARDSHIP && <Others />}
    </AidPanel>
  );
}

function Kinds() {
  const { move } = useGameOnScreen();
  return (
    <ul class="kinds" aria-label={m.poilus_choose_kind()}>
      {THREAT_KINDS.map((kind) => (
        <li key={kind}>
          <button type="button" onClick={() => move(`speech:${kind}`)}>
            <KindSign kind={kind} />
            <span>{KIND_NAMES[kind]()}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The cards of no man's land that the charm can take away; they can be tapped where they lie, too. */
function CharmCards() {
  const { legal, move } = useGameOnScreen();
  const cards = legal.flatMap((one) =>
    one.startsWith('charm:') ? [one.slice('charm:'.length)] : [],
  );
  return (
    <SomeCards
      label={m.poilus_choose_charm()}
      cards={cards}
      onTell={(card) => move(`charm:${card}`)}
    />
  );
}

/** Falling back, the charm, a speech: what cannot be done says why. */
function Others() {
  const { state, soldiers, choice, choose, move, whyNot } = useGameOnScreen();
  const seat = turnOf(state);
  const kind = charmKind(soldiers[seat]);
  const charms = [...new Set(state.noMansLand)].filter(
    (card) => whyNot(`charm:${card}`).length === 0,
  );
  const [charm = anyCardOf(kind)] = charms;
  const useCharm = () => (charms.length > 1 ? choose(ABOUT_CHARM) : move(`charm:${charm}`));
  const speak = () =>
    whyNot('speech:night').length === 0 ? choose(ABOUT_SPEECH) : move('speech:night');
  if (choice === ABOUT_SPEECH || choice === ABOUT_CHARM) {
    return (
      <button type="button" class="aid-secondary" onClick={() => choose(undefined)}>
        <ArrowLeft aria-hidden="true" /> {m.poilus_aid_to_threats()}
      </button>
    );
  }
  return (
    <div class="actions">
      <ActionButton
        icon={<Undo aria-hidden="true" />}
        name={m.poilus_move_fall_back()}
        why={whyNot('fall-back')}
        onClick={() => move('fall-back')}
      />
      <ActionButton
        icon={<Clover aria-hidden="true" />}
        name={m.poilus_charm_of({ kind: KIND_NAMES[kind]() })}
        why={whyNot(`charm:${charm}`)}
        onClick={useCharm}
      />
      <ActionButton
        icon={<Megaphone aria-hidden="true" />}
        name={m.poilus_speech()}
        why={whyNot('speech:night')}
        onClick={speak}
      />
    </div>
  );
}
