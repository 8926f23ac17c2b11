import { Files, ListOrdered, Menu, Pencil, Undo2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { undoOf } from '#maquis/table/index.ts';
import * as m from '#messages';
import { DiscardPile } from '../DiscardPile.tsx';
import { useLoaded } from '../load.ts';
import { redrawnOnChange } from '../redrawn-on-change.ts';
import { Afterwards } from './Afterwards.tsx';
import { useAid, useRunning } from './aid.ts';
import { Dialog } from './Dialog.tsx';
import { Tool } from './Tool.tsx';
import { undoText } from './undo-text.ts';

type Sheet = 'discard' | 'correct' | 'log' | 'menu';

const SHEETS = [
  ['discard', Files, m.maquis_table_tool_discard, m.maquis_table_discard_title],
  ['correct', Pencil, m.maquis_table_tool_correct, m.maquis_table_correct_title],
  ['log', ListOrdered, m.maquis_table_tool_log, m.maquis_table_log_title],
  ['menu', Menu, m.maquis_table_tool_menu, m.maquis_table_menu_title],
] as const;

/** Always at hand: undo by name, the cards, corrections, what happened, the menu. */
export function Toolbar() {
  const { now } = useRunning();
  const [open, setOpen] = useState<Sheet>();
  const close = () => setOpen(undefined);
  const title = SHEETS.find(([sheet]) => sheet === open)?.[3]() ?? '';
  return (
    <>
      <Afterwards>
        <Bar onOpen={setOpen} />
      </Afterwards>
      {open && (
        <Dialog title={title} onClose={close}>
          {open === 'discard' && <DiscardPile discard={now.discard} />}
          {open !== 'discard' && <Loaded sheet={open} onDone={close} />}
        </Dialog>
      )}
    </>
  );
}

interface BarProps {
  readonly onOpen: (sheet: Sheet) => void;
}

const Bar = redrawnOnChange(function Bar({ onOpen }: BarProps) {
  const { send } = useAid();
  const { game } = useRunning();
  const undo = undoOf(game);
  return (
    <div class="aid-toolbar" role="toolbar" aria-label={m.maquis_table_menu_title()}>
      <Tool
        icon={Undo2}
        label={undo ? undoText(undo.decision) : m.maquis_table_undo()}
        class="aid-tool--undo"
        disabled={!undo}
        onClick={() => send({ type: 'undo' })}
      />
      {SHEETS.map(([sheet, Icon, label]) => (
        <Tool icon={Icon} label={label()} key={sheet} onClick={() => onOpen(sheet)} />
      ))}
    </div>
  );
});

interface LoadedProps {
  readonly sheet: Exclude<Sheet, 'discard'>;
  readonly onDone: () => void;
}

/** A sheet out of a file of its own. */
function Loaded({ sheet, onDone }: LoadedProps) {
  const sheets = useLoaded(true, () => import('./sheets.ts'));
  if (sheets === undefined) return <p class="aid-hint">{m.maquis_table_sheet_loading()}</p>;
  if (sheets === 'failed') return <p role="alert">{m.maquis_table_sheet_failed()}</p>;
  if (sheet === 'correct') return <sheets.CorrectionSheet onDone={onDone} />;
  return sheet === 'log' ? <sheets.LogSheet /> : <sheets.MenuSheet onDone={onDone} />;
}
