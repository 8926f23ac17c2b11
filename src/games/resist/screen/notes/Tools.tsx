import { Calculator, ListOrdered, Menu, Pencil, SquareStack } from 'lucide-preact';
import * as m from '#messages';
import { Later } from '#play/screen/frame/Later.tsx';
import { type Sheet, Toolbar } from '#play/screen/frame/Toolbar.tsx';
import { Trackers } from './Trackers.tsx';

/** Those that are seldom opened, in one file. */
const loadSheets = () => import('./sheets/sheets.ts');

const SHEETS: readonly Sheet[] = [
  {
    name: 'trackers',
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
    icon: Calculator,
    label: m.resist_notes_odds,
    body: () => <Later load={loadSheets}>{(of) => <of.OddsSheet />}</Later>,
  },
  {
    name: 'correct',
    icon: Pencil,
    label: m.play_tool_correct,
    title: m.play_correct_title,
    body: (close) => (
      <Later load={loadSheets}>{(of) => <of.CorrectionSheet onDone={close} />}</Later>
    ),
  },
  {
    name: 'log',
    icon: ListOrdered,
    label: m.play_tool_log,
    title: m.play_log_title,
    body: (close) => <Later load={loadSheets}>{(of) => <of.LogSheet onDone={close} />}</Later>,
  },
  {
    name: 'menu',
    icon: Menu,
    label: m.play_tool_menu,
    title: m.play_table_title,
    body: (close) => <Later load={loadSheets}>{(of) => <of.MenuSheet onDone={close} />}</Later>,
  },
];

/** Always at hand: undo by name, the trackers, odds, corrections, what happened, the menu. */
export const Tools = () => <Toolbar label={m.play_table_title()} sheets={SHEETS} />;
