import type { ComponentChildren } from 'preact';
import { tableOf } from '#games/les-poilus/engine/index.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import { threatOdds } from '#games/les-poilus/odds/index.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import { turnOf, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { fractionNumber } from '#shared/chance/fraction.ts';
import { listed } from '#shared/list-text.ts';
import type { TableSession } from '../mode.ts';
import { Seldom } from '../Seldom.tsx';
import { CardSheet, leftToSee, SomeCards } from '../Sheets.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { AidPanel } from './AidPanel.tsx';
import { DroppedPanel } from './DroppedPanel.tsx';
import {
  BonusPanel,
  ChristmasPanel,
  EndedPanel,
  RevealPanel,
  SupportedPanel,
} from './EndedPanel.tsx';

/** What the table is asked, or what it looks at, by the state of its turn. */
export function PhasePanel(): ComponentChildren {
  const { state } = useSession<TableSession>();
  const isAsked = (asking: string) => state.matches({ playing: { asking } } as never);
  if (state.matches({ playing: 'ended' })) return <EndedPanel />;
  if (state.matches({ playing: 'supported' })) return <SupportedPanel />;
  if (state.matches({ playing: 'dropped' })) return <DroppedPanel />;
  if (isAsked('intensity')) return <IntensityPanel />;
  if (isAsked('action')) return <ActionPanel />;
  if (isAsked('trap') || isAsked('clumsy')) return <TurnUpPanel />;
  if (isAsked('speech')) return <SpeechPanel />;
  if (isAsked('christmas')) return <ChristmasPanel />;
  if (isAsked('reveal')) return <RevealPanel />;
  if (isAsked('bonus')) return <BonusPanel />;
  return <Seldom>{(of) => <of.AidOverPanel />}</Seldom>;
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
