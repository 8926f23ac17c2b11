import { ListOrdered, Menu, Pencil } from 'lucide-preact';
import * as m from '#messages';
import { useSession } from '#play/screen/frame/session.ts';
import { type Sheet, Toolbar } from '#play/screen/frame/Toolbar.tsx';
import { useLoaded } from '#play/screen/hooks/use-loaded.ts';

/** Always at hand: undo and redo by name, the past, corrections, the log, the menu. */
export function Tools() {
  const { setMoment } = useSession();
  const sheets: readonly Sheet[] = [
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
      body: (close) => (
        <Loaded
          sheet="LogSheet"
          onDone={close}
          onMoment={(step) => {
            setMoment(step);
            close();
          }}
        />
      ),
    },
    {
      name: 'menu',
      icon: Menu,
      label: m.play_tool_menu,
      title: m.play_table_title,
      body: (close) => <Loaded sheet="MenuSheet" onDone={close} />,
    },
  ];
  return <Toolbar label={m.play_tools()} sheets={sheets} hasPast />;
}

interface LoadedProps {
  readonly sheet: 'CorrectionSheet' | 'LogSheet' | 'MenuSheet';
  readonly onDone: () => void;
  readonly onMoment?: (step: number) => void;
}

/** A sheet out of a file of its own. */
function Loaded({ sheet, onDone, onMoment }: LoadedProps) {
  const sheets = useLoaded(true, () => import('./sheets.ts'));
  if (sheets === undefined) return <p class="aid-hint">{m.play_part_loading()}</p>;
  if (sheets === 'failed') return <p role="alert">{m.play_part_failed()}</p>;
  const { CorrectionSheet, LogSheet, MenuSheet } = sheets;
  if (sheet === 'LogSheet') return <LogSheet {...(onMoment ? { onMoment } : {})} />;
  return sheet === 'MenuSheet' ? (
    <MenuSheet onDone={onDone} />
  ) : (
    <CorrectionSheet onDone={onDone} />
  );
}
