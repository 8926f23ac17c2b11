import { Square, StepForward } from 'lucide-preact';
import * as m from '#messages';
import type { Analysis } from '#play/advice/advisor.ts';
import { countText } from '#shared/chance/chance-text.ts';
import type { AdviceHere } from './use-advice.ts';

interface Props<A extends Analysis> {
  readonly advice: AdviceHere<A>;
  /** Whether more thinking would find nothing more. */
  readonly isSettled: boolean;
  /** How much is done, in the game's words. */
  readonly said: (count: { readonly done: string; readonly of: string }) => string;
  /** How many games more are simulated for whoever wants it to think longer. */
  readonly further: number;
}

/** How far the coach's thinking has come, with a way to end it and to go on. */
export function Thinking<A extends Analysis>({ advice, isSettled, said, further }: Props<A>) {
  const { progress, isThinking } = advice;
  if (isSettled && !isThinking) return null;
  const { done = 0, of = 1 } = progress ?? {};
  // Going on has a place of its own: whoever stops a moment too late must not set it going again.
  return (
    <div class="coach__progress">
      <progress max={of} value={done} aria-label={m.play_coach_progress()} />
      <span>{progress && said({ done: countText(done), of: countText(of) })}</span>
      {isThinking ? (
        <button type="button" class="aid-secondary" onClick={advice.stop}>
          <Square aria-hidden="true" /> {m.play_coach_stop()}
        </button>
      ) : (
        <button
          type="button"
          class="aid-secondary coach__think-on"
          onClick={() => advice.more(further)}
        >
          <StepForward aria-hidden="true" /> {m.play_coach_think_on()}
        </button>
      )}
    </div>
  );
}
