import { ListOrdered, LogOut, Undo2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { LogSheet } from '#play/screen/log/LogSheet.tsx';
import { Dialog } from '#play/screen/parts/Dialog.tsx';
import { Tool } from '#play/screen/parts/Tool.tsx';
import { undoText } from '../../aid/undo-text.ts';
import { STEPS_BEFORE } from '../attempt.ts';
import { useFreeUndo } from '../use-free-undo.ts';
import type { DayLinks } from './DayOver.tsx';

/** A day without choices needs few tools: a step back, what happened, the way out. */
export function DayTools({ links }: { readonly links: DayLinks }) {
  const { undo, onUndo } = useFreeUndo();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div class="aid-toolbar" role="toolbar" aria-label={m.maquis_scenario_tools()}>
        <Tool
          icon={Undo2}
          label={undo ? undoText(undo.decision) : m.play_undo()}
          disabled={!undo}
          onClick={onUndo}
        />
        <Tool icon={ListOrdered} label={m.play_tool_log()} onClick={() => setOpen(true)} />
        <a class="aid-tool" href={links.scenarios}>
          <LogOut aria-hidden="true" />
          <span>{m.maquis_scenario_all()}</span>
        </a>
      </div>
      {isOpen && (
        <Dialog title={m.play_tool_log()} onClose={() => setOpen(false)}>
          <LogSheet stepsBefore={STEPS_BEFORE} />
        </Dialog>
      )}
    </>
  );
}
