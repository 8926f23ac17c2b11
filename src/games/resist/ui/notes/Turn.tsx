import { Calculator, ListOrdered, Menu, Pencil, SquareStack } from 'lucide-preact';
import type { ComponentType } from 'preact';
import * as m from '#messages';
import { LatestEvents } from '#play/ui/frame/LatestEvents.tsx';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { Reasons } from '#play/ui/frame/RuleLink.tsx';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { PastPanel } from '#play/ui/timeline/PastPanel.tsx';
import { NotesBoard, NotesStatus } from './Board.tsx';
import { useNotes } from './mode.ts';
import { NotesPanel } from './Panel.tsx';
import { ASKING_PANELS } from './panels/Asking.tsx';
import { DEAL_PANELS } from './panels/Dealt.tsx';
import { PLAY_PANELS } from './panels/Play.tsx';
import { STRIKE_PANELS } from './panels/Strike.tsx';
import { TurnUpPanel } from './panels/TurnUp.tsx';
import { Trackers } from './Trackers.tsx';

/** What is asked at each step of the machine. */
const PANELS: Readonly<Record<string, ComponentType>> = {
  ...DEAL_PANELS,
  ...PLAY_PANELS,
  ...STRIKE_PANELS,
  ...ASKING_PANELS,
  turnUp: TurnUpPanel,
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

/** Those that are seldom opened, in one file. */
const loadSheets = () => import('./sheets/sheets.lazy.tsx');

const SHEETS: readonly Sheet[] = [
  {
    name: 'trackers',
    isBeside: true,
    icon: SquareStack,
    label: m.resist_piles,
    title: m.resist_notes_trackers,
    body: () => (
      <div class="resist">
        <Trackers />
      </div>
    ),
  },
  {
    name: 'odds',
    isBeside: true,
    icon: Calculator,
    label: m.resist_notes_odds,
    body: () => <Lazy load={loadSheets}>{(of) => <of.OddsSheet />}</Lazy>,
  },
  {
    name: 'correct',
    icon: Pencil,
    label: m.play_tool_correct,
    title: m.play_correct_title,
    body: (close) => <Lazy load={loadSheets}>{(of) => <of.NotesCorrection onDone={close} />}</Lazy>,
  },
  {
    name: 'log',
    isBeside: true,
    icon: ListOrdered,
    label: m.play_tool_log,
    title: m.play_log_title,
    body: (close) => <Lazy load={loadSheets}>{(of) => <of.NotesLog onDone={close} />}</Lazy>,
  },
  {
    name: 'menu',
    icon: Menu,
    label: m.play_tool_menu,
    title: m.play_tool_menu,
    body: (close) => <Lazy load={loadSheets}>{(of) => <of.NotesMenu onDone={close} />}</Lazy>,
  },
];

/** Always at hand: undo by name, the trackers, odds, corrections, what happened, the menu. */
const NotesTools = () => <Toolbar label={m.play_table_title()} sheets={SHEETS} />;
