import { ListOrdered, LogOut, Undo2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '../../aid/Dialog.tsx';
import { LogSheet } from '../../aid/LogSheet.tsx';
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
      <div
        class="aid-toolbar aid-toolbar--three"
        role="toolbar"
        aria-label={m.maquis_scenario_tools()}
      >
        <button type="button" class="aid-tool" disabled={!undo} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          <span>{undo ? undoText(undo.decision) : m.maquis_practice_undo()}</span>
        </button>
        <button type="button" class="aid-tool" onClick={() => setOpen(true)}>
          <ListOrdered aria-hidden="true" />
          <span>{m.maquis_practice_log()}</span>
        </button>
        <a class="aid-tool" href={links.scenarios}>
          <LogOut aria-hidden="true" />
          <span>{m.maquis_scenario_all()}</span>
        </a>
      </div>
      {isOpen && (
        <Dialog title={m.maquis_practice_log()} onClose={() => setOpen(false)}>
          <LogSheet stepsBefore={STEPS_BEFORE} />
        </Dialog>
      )}
    </>
  );
}
