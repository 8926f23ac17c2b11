import { Square, StepForward } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { countText } from '#shared/chance/chance-text.ts';
import type { ReviewHere } from './use-reviewing.ts';

interface Props {
  readonly here: ReviewHere<unknown>;
}

/** How far the coach has come through a game, with a way to end it and to go on. */
export function ReviewProgressBar({ here: { progress, run, stop, goOn } }: Props) {
  const { moments, doubts } = progress;
  const isSecond = moments.done === moments.of;
  const part = isSecond ? doubts : moments;
  const said = (isSecond ? m.play_review_again : m.play_review_first)({
    done: countText(part.done),
    of: countText(part.of),
  });
  const [isOver] = useState(run === 'done');
  if (run === 'failed') {
    return (
      <>
        <p class="aid-trouble" role="alert">
          {m.play_coach_failed()}
        </p>
        <button type="button" class="aid-secondary" onClick={goOn}>
          {m.play_coach_ask_again()}
        </button>
      </>
    );
  }
  if (run === 'done') {
    return isOver ? null : (
      <p class="visually-hidden" role="status">
        {m.play_review_done()}
      </p>
    );
  }
  return (
    <div class="coach__progress">
      <progress max={Math.max(1, part.of)} value={part.done} aria-label={m.play_coach_progress()} />
      <span>{said}</span>
      <button type="button" class="aid-secondary" onClick={run === 'running' ? stop : goOn}>
        {run === 'running' ? (
          <>
            <Square aria-hidden="true" /> {m.play_coach_stop()}
          </>
        ) : (
          <>
            <StepForward aria-hidden="true" /> {m.play_review_go_on()}
          </>
        )}
      </button>
    </div>
  );
}
