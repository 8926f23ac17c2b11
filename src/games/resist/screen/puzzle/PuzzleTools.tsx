import { BookOpen, Lightbulb, LogOut, RotateCcw } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '#play/screen/parts/Dialog.tsx';
import { Tool } from '#play/screen/parts/Tool.tsx';
import { TaskText } from './panels.tsx';
import type { Task } from './task.ts';

interface Props {
  readonly task: Task;
  /** Left out while there is nothing to put back. */
  readonly onAgain: (() => void) | undefined;
  /** Left out where the answer is not to be asked for. */
  readonly onTell: (() => void) | undefined;
}

/** Always at hand: the task, from the start again, the answer, the way out. */
export function PuzzleTools({ task, onAgain, onTell }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div class="tools" role="toolbar" aria-label={m.play_tools()}>
        <Tool icon={BookOpen} label={m.resist_puzzle_task()} onClick={() => setOpen(true)} />
        <Tool
          icon={RotateCcw}
          label={m.resist_puzzle_again()}
          disabled={!onAgain}
          onClick={onAgain}
        />
        <Tool icon={Lightbulb} label={m.resist_puzzle_tell()} disabled={!onTell} onClick={onTell} />
        <a class="aid-tool" href={task.list}>
          <LogOut aria-hidden="true" />
          <span>{m.resist_puzzle_all()}</span>
        </a>
      </div>
      {isOpen && (
        <Dialog title={task.scenario.words.title} onClose={() => setOpen(false)}>
          <div class="resist">
            <TaskText task={task} />
          </div>
        </Dialog>
      )}
    </>
  );
}
