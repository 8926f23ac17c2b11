import { Files, ListOrdered, Menu, Pencil } from 'lucide-preact';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type Sheet, Toolbar as Tools } from '#play/ui/frame/Toolbar.tsx';
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
    body: (close) => <Lazy load={loadSheets}>{(of) => <of.CorrectionSheet onDone={close} />}</Lazy>,
  },
  {
    name: 'log',
    isBeside: true,
    icon: ListOrdered,
    keys: ['log'],
    label: m.play_tool_log,
    title: m.play_log_title,
    body: () => <Lazy load={loadSheets}>{(of) => <of.LogSheet />}</Lazy>,
  },
  {
    name: 'menu',
    icon: Menu,
    keys: ['menu', 'help'],
    label: m.play_tool_menu,
    title: m.play_table_title,
    body: (close) => <Lazy load={loadSheets}>{(of) => <of.MenuSheet onDone={close} />}</Lazy>,
  },
];

/** Always at hand: undo by name, the cards, corrections, what happened, the menu. */
export const Toolbar = () => <Tools label={m.play_table_title()} sheets={SHEETS} />;
