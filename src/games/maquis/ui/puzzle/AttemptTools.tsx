import { CircleHelp, ListOrdered, Menu, Redo2, Target } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { rules } from '#games/maquis/engine/index.ts';
import type { Question } from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';
import { redoOf } from '#play/history/undo.ts';
import { BigTypeSwitch, SiteMenu } from '#play/ui/frame/menu-parts.tsx';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { LogSheet } from '#play/ui/log/LogSheet.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { SearchTool, ToolButton } from '#play/ui/parts/ToolButton.tsx';
import { useAid, useMaquisSession } from '../aid/aid.ts';
import { UndoTool } from './AttemptParts.tsx';
import { STEPS_BEFORE } from './game-of-attempt.ts';
import { TaskText, useTask } from './TaskText.tsx';

type Sheet = 'task' | 'log' | 'menu';

interface Props {
  readonly questions: readonly Question[];
  /** Asks whether nothing has been given away so far; left out where that is said already. */
  readonly onCheck?: (() => void) | undefined;
  readonly onSolution: () => void;
}

/** Always at hand: undo and redo, the task, a judge's word, what happened, the menu. */
export function AttemptTools({ questions, onCheck, onSolution }: Props) {
  const { puzzle } = useTask();
  const { state, send } = useAid();
  const { game, replayed } = useMaquisSession();
  const [open, setOpen] = useState<Sheet>();
  const close = () => setOpen(undefined);
  const redo = redoOf(rules, game, replayed, state.context.redoStack);
  const titles = {
    task: puzzle.words.title,
    log: m.play_tool_log(),
    menu: m.maquis_scenario_menu(),
  };
  return (
    <>
      <div class="aid-toolbar" role="toolbar" aria-label={m.maquis_scenario_tools()}>
        <UndoTool />
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

/** Type size, beginning again, the answer for whoever gives up, and the ways out. */
function PuzzleMenu({ onSolution }: { readonly onSolution: () => void }) {
  const { list, exercise, onAgain } = useTask();
  const { links } = usePlayContext();
  return (
    <>
      <BigTypeSwitch />
      <button type="button" class="aid-secondary" onClick={() => onAgain()}>
        {m.maquis_scenario_again()}
      </button>
      <button type="button" class="aid-secondary" onClick={onSolution}>
        {m.maquis_scenario_solution()}
      </button>
      <p class="aid-hint">{m.maquis_scenario_solution_hint()}</p>
      <SiteMenu />
      <nav class="aid-links">
        <a href={list}>{exercise ? m.play_exercises_all() : m.maquis_scenario_all()}</a>
        <a href={links.rulebook}>{m.play_menu_rules()}</a>
      </nav>
    </>
  );
}
