import { ListOrdered, Menu, Play } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { rules } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { undoOf } from '#play/history/undo.ts';
import { LogSheet } from '#play/ui/log/LogSheet.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { PromptActions } from '#play/ui/parts/Prompt.tsx';
import { SearchTool, ToolButton, UndoTool as UndoButton } from '#play/ui/parts/ToolButton.tsx';
import { useAid, useMaquisSession } from '../aid/aid.ts';
import { undoText } from '../aid/mode.ts';
import { STEPS_BEFORE } from './game-of-attempt.ts';

interface StartProps {
  readonly title: string;
  readonly begin: string;
  readonly onBegin: () => void;
  readonly children?: ComponentChildren;
}

/** Before the first move: what it is about, with the board to look at. */
export function StartPanel({ title, begin, onBegin, children }: StartProps) {
  return (
    <section class="aid-panel" aria-labelledby="scenario-begin">
      <h2 id="scenario-begin" class="aid-prompt">
        {title}
      </h2>
      {children}
      <PromptActions>
        <button type="button" class="aid-primary" onClick={onBegin}>
          <Play aria-hidden="true" /> {begin}
        </button>
      </PromptActions>
    </section>
  );
}

interface ToolsProps {
  /** What the menu is called, and what is in it. */
  readonly menu: string;
  readonly inMenu: (close: () => void) => ComponentChildren;
  /** Tools of the page's own, after undo. */
  readonly own?: ComponentChildren;
  /** The way out, where it is a tool. */
  readonly exit?: ComponentChildren;
}

/** Always at hand: undo, what happened, the menu, the search, and what the page adds. */
export function AttemptToolbar({ menu, inMenu, own, exit }: ToolsProps) {
  const [open, setOpen] = useState<'log' | 'menu'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div class="aid-toolbar" role="toolbar" aria-label={m.maquis_scenario_tools()}>
        <UndoTool />
        {own}
        <ToolButton
          icon={ListOrdered}
          label={m.play_tool_log()}
          keys={['log']}
          onClick={() => setOpen('log')}
        />
        <ToolButton icon={Menu} label={menu} keys={['menu']} onClick={() => setOpen('menu')} />
        {exit}
        <SearchTool />
      </div>
      {open === 'log' && (
        <Dialog title={m.play_tool_log()} onClose={close}>
          <LogSheet stepsBefore={STEPS_BEFORE} />
        </Dialog>
      )}
      {open === 'menu' && (
        <Dialog title={menu} onClose={close}>
          {inMenu(close)}
        </Dialog>
      )}
    </>
  );
}

/** Undo where nothing is at stake: cards that were seen go back without a question. */
function UndoTool() {
  const { send } = useAid();
  const { game, replayed, position } = useMaquisSession();
  const undo = undoOf(rules, game, replayed);
  const canUndo = undo && undo.game.steps.length >= STEPS_BEFORE;
  return (
    <UndoButton
      label={canUndo ? undoText(position, undo.decision) : m.play_undo()}
      disabled={!canUndo}
      onClick={() => {
        send({ type: 'undo' });
        send({ type: 'confirmUndo' });
      }}
    />
  );
}
