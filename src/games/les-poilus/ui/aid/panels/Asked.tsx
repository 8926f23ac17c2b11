import type { ComponentChildren } from 'preact';
import { turnOf, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { useSession } from '#play/ui/frame/session.ts';
import type { TableSession } from '../mode.ts';
import { Seldom } from '../Seldom.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { AidPanel } from './AidPanel.tsx';
import { CardSheet } from './CardSheet.tsx';
import { DroppedPanel } from './DroppedPanel.tsx';
import { EndedPanel } from './EndedPanel.tsx';
import { BonusPanel, ChristmasPanel } from './HealPanels.tsx';
import { IntensityPanel } from './IntensityPanel.tsx';
import { SpeechPanel } from './SpeechPanel.tsx';
import { RevealPanel, SupportedPanel } from './SupportPanels.tsx';

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
