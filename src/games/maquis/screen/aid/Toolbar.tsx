import { Files, ListOrdered, Menu, Pencil } from 'lucide-preact';
import * as m from '#messages';
import { type Sheet, Toolbar as Tools } from '#play/screen/frame/Toolbar.tsx';
import { useLoaded } from '#play/screen/hooks/use-loaded.ts';
import { OpenCards } from './OpenCards.tsx';

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
    body: (close) => <Loaded sheet="CorrectionSheet" onDone={close} />,
  },
  {
    name: 'log',
    icon: ListOrdered,
    keys: ['log'],
    label: m.play_tool_log,
    title: m.play_log_title,
    body: (close) => <Loaded sheet="LogSheet" onDone={close} />,
  },
  {
    name: 'menu',
    icon: Menu,
    keys: ['menu', 'help'],
    label: m.play_tool_menu,
    title: m.play_table_title,
    body: (close) => <Loaded sheet="MenuSheet" onDone={close} />,
  },
];

/** Always at hand: undo by name, the cards, corrections, what happened, the menu. */
export const Toolbar = () => <Tools label={m.play_table_title()} sheets={SHEETS} />;

interface LoadedProps {
  readonly sheet: 'CorrectionSheet' | 'LogSheet' | 'MenuSheet';
  readonly onDone: () => void;
}

/** A sheet out of a file of its own. */
function Loaded({ sheet, onDone }: LoadedProps) {
  const sheets = useLoaded(true, () => import('./sheets.lazy.ts'));
  if (sheets === undefined) return <p class="aid-hint">{m.play_part_loading()}</p>;
  if (sheets === 'failed') return <p role="alert">{m.play_part_failed()}</p>;
  const Sheet = sheets[sheet];
  return <Sheet onDone={onDone} />;
}
