import { Files, ListOrdered, Menu, Pencil } from 'lucide-preact';
import * as m from '#messages';
import { Later } from '#play/screen/frame/Later.tsx';
import { type Sheet, Toolbar as Tools } from '#play/screen/frame/Toolbar.tsx';
import { OpenCards } from './OpenCards.tsx';

/** Those that are seldom opened, in one file. */
const loadSheets = () => import('./sheets.lazy.ts');

const SHEETS: readonly Sheet[] = [
  {
    name: 'discard',
    icon: Files,
    keys: ['cards'],
    label: m.maquis_table_tool_discard,
    title: m.maquis_table_discard_title,
    body: () => <OpenCards />,
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
    keys: ['log'],
    label: m.play_tool_log,
    title: m.play_log_title,
    body: () => <Later load={loadSheets}>{(of) => <of.LogSheet />}</Later>,
  },
  {
    name: 'menu',
    icon: Menu,
    keys: ['menu', 'help'],
    label: m.play_tool_menu,
    title: m.play_table_title,
    body: (close) => <Later load={loadSheets}>{(of) => <of.MenuSheet onDone={close} />}</Later>,
  },
];

/** Always at hand: undo by name, the cards, corrections, what happened, the menu. */
export const Toolbar = () => <Tools label={m.play_table_title()} sheets={SHEETS} />;
