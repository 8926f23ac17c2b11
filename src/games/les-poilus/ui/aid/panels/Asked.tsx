import { ArrowLeft, Clover, Megaphone, Undo } from 'lucide-preact';
import type { ComponentChildren, ComponentType } from 'preact';
import { THREAT_KINDS } from '#games/les-poilus/data/index.ts';
import { tableOf } from '#games/les-poilus/engine/index.ts';
import { charmKind } from '#games/les-poilus/i18n/cards.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import { threatOdds } from '#games/les-poilus/odds/index.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import { KindSign } from '#games/les-poilus/ui/board/CardFace.tsx';
import { anyCardOf } from '#games/les-poilus/ui/effect.ts';
import { turnOf, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import { ActionButton } from '#games/les-poilus/ui/prompts/ActionButton.tsx';
import * as m from '#messages';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { fractionNumber } from '#shared/chance/fraction.ts';
import { listed } from '#shared/list-text.ts';
import { LazySheet } from '../LazySheet.tsx';
import type { TableSession } from '../mode.ts';
import { ABOUT, CardSheet, leftToSee, SomeCards } from '../Sheets.tsx';
import { AidPanel } from './AidPanel.tsx';
import { DroppedPanel } from './DroppedPanel.tsx';
import { END_PANELS } from './EndedPanel.tsx';

/** What the table is asked, or what it looks at, by the state of its turn. */
export function PhasePanel(): ComponentChildren {
  const { state } = useSession<TableSession>();
  const { playing } = state.value as { readonly playing?: string | { readonly asking: string } };
  const at = typeof playing === 'object' ? playing.asking : (playing ?? '');
  const Panel = PANELS[at];
  return Panel ? <Panel /> : <LazySheet>{(of) => <of.AidOverPanel />}</LazySheet>;
}

/** A trap, or somebody Clumsy: the top card of the Trials is turned up and told. */
function TurnUpPanel() {
  const { state, who } = useGameOnScreen();
  const whose = { who: who(turnOf(state)) };
  const isTrap = state.phase === 'trap';
  return (
    <AidPanel
      isGrave
      title={isTrap ? m.poilus_aid_ask_trap(whose) : m.poilus_aid_ask_clumsy(whose)}
    >
      <CardSheet word="draw" label={m.poilus_aid_cards_drawn()} />
    </AidPanel>
  );
}

/** The leader says how many cards each; they are dealt face down, nobody tells what they are. */
function IntensityPanel() {
  const { state, who, legal, move } = useGameOnScreen();
  const { position } = useActiveSession<AidSaves>();
  const { players, trials } = state;
  const { hardshipNext, trapNext } = threatOdds(position);
  const frenetic = players.findIndex(({ hardships }) => hardships.includes('frenetic'));
  const average = (chance: typeof trapNext) => (10 * fractionNumber(chance)).toFixed(1);
  return (
    <AidPanel title={m.poilus_ask_intensity({ who: who(turnOf(state)) })}>
      <ul class="numbers table-numbers" aria-label={m.poilus_intensity()}>
        {legal.map((one) => {
          const count = Number(one.split(':')[1]);
          return (
            <li key={one}>
              <button type="button" onClick={() => move(one)}>
                {count}
                <small>
                  {m.poilus_aid_dealt({ count: Math.min(trials, count * players.length) })}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      {state.chaplain?.placed && <p class="aid-note">{m.poilus_aid_chaplain_lays()}</p>}
      {frenetic >= 0 && <p class="aid-note">{m.poilus_aid_frenetic({ who: who(frenetic) })}</p>}
      <p class="aid-hint">
        {m.poilus_aid_in_ten({ hardships: average(hardshipNext), traps: average(trapNext) })}
      </p>
    </AidPanel>
  );
}

/** Somebody spoke: each hearer in turn gives up a card of that kind, or keeps all. */
function SpeechPanel() {
  const { state, who, legal, move } = useGameOnScreen();
  const { send } = useSession<TableSession>();
  const { position } = useActiveSession<AidSaves>();
  const seat = turnOf(state);
  const kind = state.speechKind ? KIND_NAMES[state.speechKind]() : '';
  const cards = legal.flatMap((one) =>
    one.startsWith('discard:') ? [one.slice('discard:'.length)] : [],
  );
  const others = (tableOf(position).unseen?.hearers ?? []).filter((hearer) => hearer !== seat);
  return (
    <AidPanel title={m.poilus_ask_discard({ who: who(seat), kind })}>
      <SomeCards
        label={m.poilus_choose_discard()}
        cards={cards}
        left={leftToSee(state)}
        onTell={(card) => move(`discard:${card}`)}
      />
      {others.length > 0 && (
        <p class="aid-hint">{m.poilus_aid_then_asked({ names: listed(others.map(who)) })}</p>
      )}
      <div class="aid-buttons">
        {others.length > 0 && (
          <button type="button" class="aid-secondary" onClick={() => move('keep')}>
            {m.poilus_aid_keeps({ who: who(seat) })}
          </button>
        )}
        <button type="button" class="aid-primary" onClick={() => send({ type: 'othersKeep' })}>
          {others.length > 0 ? m.poilus_aid_all_keep() : m.poilus_aid_keeps({ who: who(seat) })}
        </button>
      </div>
    </AidPanel>
  );
}

/** What somebody does on their turn: a card, falling back, a charm, a speech. */
function ActionPanel() {
  const { state, who, choice, legal } = useGameOnScreen();
  const seat = turnOf(state);
  const hasCards = legal.some((move) => move.startsWith('play:'));
  return (
    <AidPanel title={m.poilus_aid_ask_action({ who: who(seat), count: state.players[seat].hand })}>
      {choice === ABOUT.speech ? (
        <Kinds />
      ) : choice === ABOUT.charm ? (
        <CharmCards />
      ) : hasCards ? (
        <CardSheet word="play" label={m.poilus_aid_cards()} />
      ) : (
        <p class="aid-hint">{m.poilus_aid_no_card({ who: who(seat) })}</p>
      )}
      {choice !== ABOUT.hardship && <Others />}
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
  const useCharm = () => (charms.length > 1 ? choose(ABOUT.charm) : move(`charm:${charm}`));
  const speak = () =>
    whyNot('speech:night').length === 0 ? choose(ABOUT.speech) : move('speech:night');
  if (choice === ABOUT.speech || choice === ABOUT.charm) {
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

const PANELS: Readonly<Record<string, ComponentType>> = {
  ...END_PANELS,
  dropped: DroppedPanel,
  intensity: IntensityPanel,
  action: ActionPanel,
  trap: TurnUpPanel,
  clumsy: TurnUpPanel,
  speech: SpeechPanel,
};
