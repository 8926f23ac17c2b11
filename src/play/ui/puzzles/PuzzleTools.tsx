import { BookOpen, Lightbulb, LogOut, RotateCcw } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '../parts/Dialog.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';

interface Props {
  readonly class: string;
  readonly title: string;
  /** The page that lists all puzzles. */
  readonly list: string;
  /** Left out while there is nothing to put back. */
  readonly onAgain: (() => void) | undefined;
  /** Left out where the answer is not to be asked for. */
  readonly onTell: (() => void) | undefined;
  /** The task. */
  readonly children: ComponentChildren;
}

/** Always at hand: the task, from the start again, the answer, the way out. */
export function PuzzleTools({ class: bar, title, list, onAgain, onTell, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div class={bar} role="toolbar" aria-label={m.play_tools()}>
        <ToolButton icon={BookOpen} label={m.play_puzzle_task()} onClick={() => setOpen(true)} />
        <ToolButton
          icon={RotateCcw}
          label={m.play_puzzle_again()}
          disabled={!onAgain}
          onClick={onAgain}
        />
        <ToolButton
          icon={Lightbulb}
          label={m.play_puzzle_tell()}
          disabled={!onTell}
          onClick={onTell}
        />
        <a class="aid-tool" href={list}>
          <LogOut aria-hidden="true" />
          <span>{m.play_puzzle_all()}</span>
        </a>
      </div>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
