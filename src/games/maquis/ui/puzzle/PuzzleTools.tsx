import { CircleHelp, ListOrdered, Menu, Redo2, Target, Undo2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { Question } from '#games/maquis/puzzles/index.ts';
import { redoOf } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { SearchTool } from '#play/ui/frame/SearchTool.tsx';
import { LogSheet } from '#play/ui/log/LogSheet.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { ToolButton } from '#play/ui/parts/ToolButton.tsx';
import { useActiveSession, useAid } from '../aid/aid.ts';
import { undoText } from '../aid/undo-text.ts';
import { STEPS_BEFORE } from './game-of-attempt.ts';
import { PuzzleMenu } from './PuzzleMenu.tsx';
import { TaskText } from './TaskText.tsx';
import { useTask } from './task.ts';
import { useFreeUndo } from './use-free-undo.ts';

type Sheet = 'task' | 'log' | 'menu';

interface Props {
  readonly questions: readonly Question[];
  /** Asks whether nothing has been given away so far; left out where that is said already. */
  readonly onCheck?: (() => void) | undefined;
  readonly onSolution: () => void;
}

/** Always at hand: undo and redo, the task, a judge's word, what happened, the menu. */
export function PuzzleTools({ questions, onCheck, onSolution }: Props) {
  const { puzzle } = useTask();
  const { state, send } = useAid();
  const { game, replayed, position } = useActiveSession();
  const [open, setOpen] = useState<Sheet>();
  const close = () => setOpen(undefined);
  const { undo, onUndo } = useFreeUndo();
  const redo = redoOf(game, replayed, state.context.redoStack);
  const titles = {
    task: puzzle.words.title,
    log: m.play_tool_log(),
    menu: m.maquis_scenario_menu(),
  };
  return (
    <>
      <div class="aid-toolbar" role="toolbar" aria-label={m.maquis_scenario_tools()}>
        <ToolButton
          icon={Undo2}
          label={undo ? undoText(position, undo.decision) : m.play_undo()}
          keys={['undo']}
          disabled={!undo}
          onClick={onUndo}
        />
        <ToolButton
          icon={Redo2}
          label={m.play_redo()}
          keys={['redo']}
          disabled={!redo}
          onClick={() => send({ type: 'redo' })}
        />
        <ToolButton
          icon={Target}
          label={m.maquis_scenario_task()}
          onClick={() => setOpen('task')}
        />
        <ToolButton
          icon={CircleHelp}
          label={m.maquis_scenario_check()}
          disabled={!onCheck}
          onClick={onCheck}
        />
        <ToolButton
          icon={ListOrdered}
          label={m.play_tool_log()}
          keys={['log']}
          onClick={() => setOpen('log')}
        />
        <ToolButton
          icon={Menu}
          label={m.maquis_scenario_menu()}
          keys={['menu']}
          onClick={() => setOpen('menu')}
        />
        <SearchTool />
      </div>
      {open && (
        <Dialog title={titles[open]} onClose={close}>
          {open === 'task' && <TaskText questions={questions} />}
          {open === 'log' && <LogSheet stepsBefore={STEPS_BEFORE} />}
          {open === 'menu' && (
            <PuzzleMenu
              onSolution={() => {
                close();
                onSolution();
              }}
            />
          )}
        </Dialog>
      )}
    </>
  );
}
