import { BookOpen, Lightbulb, LogOut, RotateCcw } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchTool, ToolButton } from '../parts/ToolButton.tsx';
import { allText } from './next-puzzle.ts';
import type { AttemptProps } from './PuzzleRoom.tsx';
import type { ShownPuzzle } from './task.ts';
import type { AttemptState } from './use-attempt.ts';

interface Props extends Pick<AttemptProps<ShownPuzzle>, 'task' | 'onAgain'> {
  readonly attempt: AttemptState<unknown>;
  /** The moves made so far. */
  readonly tried: readonly string[];
  /** The task. */
  readonly children: ComponentChildren;
}

/** Always at hand: the task, from the start again, the answer, the way out. */
export function PuzzleTools({ task, attempt, tried, onAgain, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div class="aid-toolbar" role="toolbar" aria-label={m.play_tools()}>
        <ToolButton icon={BookOpen} label={m.play_puzzle_task()} onClick={() => setOpen(true)} />
        <ToolButton
          icon={RotateCcw}
          label={m.play_puzzle_again()}
          disabled={tried.length === 0}
          onClick={() => onAgain()}
        />
        <ToolButton
          icon={Lightbulb}
          label={m.play_puzzle_tell()}
          disabled={attempt.stage !== 'playing'}
          onClick={attempt.tell}
        />
        <a class="aid-tool" href={task.list}>
          <LogOut aria-hidden="true" />
          <span>{allText(task)}</span>
        </a>
        <SearchTool />
      </div>
      {isOpen && (
        <Dialog title={task.puzzle.words.title} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
