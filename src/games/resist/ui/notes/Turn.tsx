import type { ComponentType } from 'preact';
import * as m from '#messages';
import { LatestEvents } from '#play/ui/frame/LatestEvents.tsx';
import { Reasons } from '#play/ui/frame/Reasons.tsx';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { PastPanel } from '#play/ui/timeline/PastPanel.tsx';
import { NotesBoard } from './Board.tsx';
import { useNotes } from './mode.ts';
import { NotesPanel } from './Panel.tsx';
import { DecidePanel, NotesOverPanel, SurvivePanel } from './panels/After.tsx';
import { AskingPanel, DuePanel } from './panels/Asking.tsx';
import { DraftPanel } from './panels/Draft.tsx';
import { HandPanel } from './panels/Hand.tsx';
import { MissionsPanel } from './panels/Missions.tsx';
import { AttackPanel, PlanPanel } from './panels/Play.tsx';
import { StrikePanel } from './panels/Strike.tsx';
import { TurnUpPanel } from './panels/TurnUp.tsx';
import { NotesStatus } from './Status.tsx';
import { NotesTools } from './Tools.tsx';
import { Trackers } from './Trackers.tsx';

/** What is asked at each step of the machine. */
const PANELS: Readonly<Record<string, ComponentType>> = {
  draft: DraftPanel,
  row: MissionsPanel,
  hand: HandPanel,
  plan: PlanPanel,
  turnUp: TurnUpPanel,
  asking: AskingPanel,
  attack: AttackPanel,
  strike: StrikePanel,
  due: DuePanel,
  survive: SurvivePanel,
  refill: MissionsPanel,
  decide: DecidePanel,
  recover: HandPanel,
  over: NotesOverPanel,
};

/** The table on one screen: how it stands, the Missions, who is in play, the question, the tools. */
export function NotesTurn() {
  const { state, notes, isOn, moment } = useNotes();
  const { value, game } = { value: state.value, game: state.context.game };
  const step = typeof value === 'object' ? String(Object.values(value)[0]) : '';
  const Panel = isOn('strength') || step === 'over' ? PANELS[step] : TrackersPanel;
  const steps = game?.steps.length ?? 0;
  return (
    <PlayLayout
      class="resist game rt"
      data-step={steps}
      data-phase={notes.phase}
      status={<NotesStatus />}
      board={<NotesBoard />}
      question={
        <>
          <LatestEvents isTold={false} />
          <Reasons />
          {moment !== undefined ? <PastPanel /> : Panel && <Panel key={`${step} ${steps}`} />}
        </>
      }
      toolbar={<NotesTools />}
    />
  );
}

/** Nothing but the trackers, for whoever wants no more. */
function TrackersPanel() {
  const { notes } = useNotes();
  return (
    <NotesPanel question={m.resist_notes_trackers()} about={m.resist_round({ round: notes.round })}>
      <Trackers />
    </NotesPanel>
  );
}
