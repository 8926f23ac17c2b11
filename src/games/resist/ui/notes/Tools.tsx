import { Calculator, ListOrdered, Menu, Pencil, SquareStack } from 'lucide-preact';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { Trackers } from './Trackers.tsx';

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
    title: m.play_table_title,
    body: (close) => <Lazy load={loadSheets}>{(of) => <of.NotesMenu onDone={close} />}</Lazy>,
  },
];

/** Always at hand: undo by name, the trackers, odds, corrections, what happened, the menu. */
export const NotesTools = () => <Toolbar label={m.play_table_title()} sheets={SHEETS} />;
