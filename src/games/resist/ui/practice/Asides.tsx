import { GitBranch, SkipForward } from 'lucide-preact';
import * as m from '#messages';
import { PROMPT } from '#play/ui/hooks/use-focus.ts';
import { PastMoments } from '#play/ui/timeline/PastMoments.tsx';

/* What stands in place of the question: whether to undo what was seen, or a moment of the past. */

interface UndoAskProps {
  /** The decision that would be undone, in words. */
  readonly decision: string;
  /** How many cards have been seen since. */
  readonly seen: number;
  readonly onUndo: () => void;
  readonly onKeep: () => void;
}

/** Undoing would take back cards that have been seen: allowed, but asked. */
export function SeenUndoAsk({ decision, seen, onUndo, onKeep }: UndoAskProps) {
  return (
    <section class="prompt" aria-labelledby={PROMPT}>
      <p class="prompt__phase">{decision}</p>
      <h2 id={PROMPT} tabIndex={-1}>
        {m.resist_undo_ask()}
      </h2>
      <p class="prompt__note">{m.resist_undo_ask_text({ cards: seen })}</p>
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={onKeep}>
          {m.play_undo_no()}
        </button>
        <button type="button" class="aid-primary" onClick={onUndo}>
          {m.play_undo_yes()}
        </button>
      </div>
    </section>
  );
}

interface PastProps {
  readonly moment: number;
  readonly last: number;
  readonly onMoment: (moment: number | undefined) => void;
  /** Makes a game of its own of this one as it stood at a moment. */
  readonly onBranch: (moment: number) => void;
}

/** The past of the game: moved through by slider, keys or buttons, and played on from anywhere. */
export function ResistPast({ moment, last, onMoment, onBranch }: PastProps) {
  return (
    <section class="prompt" aria-labelledby={PROMPT}>
      <p class="prompt__phase">{m.play_moment_title()}</p>
      <h2 id={PROMPT} tabIndex={-1}>
        {moment === 0 ? m.play_moment_start() : m.play_moment({ step: moment, steps: last })}
      </h2>
      <PastMoments moment={moment} last={last} onMoment={onMoment} />
      <div class="aid-buttons">
        {moment < last && (
          <button type="button" class="aid-secondary" onClick={() => onBranch(moment)}>
            <GitBranch aria-hidden="true" /> {m.play_moment_branch()}
          </button>
        )}
        <button type="button" class="aid-primary" onClick={() => onMoment(undefined)}>
          <SkipForward aria-hidden="true" /> {m.play_moment_now()}
        </button>
      </div>
    </section>
  );
}
