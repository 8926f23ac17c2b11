import { Files, ListOrdered, Menu, Pencil, Undo2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { undoOf } from '#maquis/table/index.ts';
import * as m from '#messages';
import { DiscardPile } from '../DiscardPile.tsx';
import { useAid, useRunning } from './aid.ts';
import { CorrectionSheet } from './CorrectionSheet.tsx';
import { Dialog } from './Dialog.tsx';
import { LogSheet } from './LogSheet.tsx';
import { MenuSheet } from './MenuSheet.tsx';
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
  const { send } = useAid();
  const { game, now } = useRunning();
  const [open, setOpen] = useState<Sheet>();
  const undo = undoOf(game);
  const close = () => setOpen(undefined);
  const title = SHEETS.find(([sheet]) => sheet === open)?.[3]() ?? '';
  return (
    <>
      <div class="aid-toolbar" role="toolbar" aria-label={m.maquis_table_menu_title()}>
        <button
          type="button"
          class="aid-tool aid-tool--undo"
          disabled={!undo}
          onClick={() => send({ type: 'undo' })}
        >
          <Undo2 aria-hidden="true" />
          <span>{undo ? undoText(undo.decision) : m.maquis_table_undo()}</span>
        </button>
        {SHEETS.map(([sheet, Icon, label]) => (
          <button key={sheet} type="button" class="aid-tool" onClick={() => setOpen(sheet)}>
            <Icon aria-hidden="true" />
            <span>{label()}</span>
          </button>
        ))}
      </div>
      {open && (
        <Dialog title={title} onClose={close}>
          {open === 'discard' && <DiscardPile discard={now.discard} />}
          {open === 'correct' && <CorrectionSheet onDone={close} />}
          {open === 'log' && <LogSheet />}
          {open === 'menu' && <MenuSheet onDone={close} />}
        </Dialog>
      )}
    </>
  );
}
