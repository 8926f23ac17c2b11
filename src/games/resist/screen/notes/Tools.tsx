import { Calculator, ListOrdered, Menu, Pencil, SquareStack } from 'lucide-preact';
import * as m from '#messages';
import { type Sheet, Toolbar } from '#play/screen/frame/Toolbar.tsx';
import { useLoaded } from '#play/screen/hooks/use-loaded.ts';
import { Trackers } from './Trackers.tsx';

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
    body: (close) => <Loaded sheet="OddsSheet" onDone={close} />,
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
    label: m.play_tool_log,
    title: m.play_log_title,
    body: (close) => <Loaded sheet="LogSheet" onDone={close} />,
  },
  {
    name: 'menu',
    icon: Menu,
    label: m.play_tool_menu,
    title: m.play_table_title,
    body: (close) => <Loaded sheet="MenuSheet" onDone={close} />,
  },
];

/** Always at hand: undo by name, the trackers, odds, corrections, what happened, the menu. */
export const Tools = () => <Toolbar label={m.play_table_title()} sheets={SHEETS} />;

interface LoadedProps {
  readonly sheet: 'OddsSheet' | 'CorrectionSheet' | 'LogSheet' | 'MenuSheet';
  readonly onDone: () => void;
}

/** A sheet out of a file of its own. */
function Loaded({ sheet, onDone }: LoadedProps) {
  const sheets = useLoaded(true, () => import('./sheets/sheets.ts'));
  if (sheets === undefined) return <p class="aid-hint">{m.play_part_loading()}</p>;
  if (sheets === 'failed') return <p role="alert">{m.play_part_failed()}</p>;
  const Sheet = sheets[sheet];
  return <Sheet onDone={onDone} />;
}
