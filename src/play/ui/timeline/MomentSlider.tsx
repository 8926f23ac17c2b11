import { StepBack, StepForward } from 'lucide-preact';
import * as m from '#messages';
import '../style/slider.css';

interface Props {
  readonly moment: number;
  /** How many steps the game has. */
  readonly last: number;
  readonly onMoment: (moment: number) => void;
}

/** Moves through a game step by step, or anywhere at once. */
export function MomentSlider({ moment, last, onMoment }: Props) {
  const go = (to: number) => onMoment(Math.min(last, Math.max(0, to)));
  return (
    <div class="practice-slider">
      <button
        type="button"
        class="aid-icon-button"
        aria-label={m.play_moment_earlier()}
        disabled={moment === 0}
        onClick={() => go(moment - 1)}
      >
        <StepBack aria-hidden="true" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={moment}
        aria-label={m.play_moment_slider()}
        aria-valuetext={m.play_moment({ step: moment, steps: last })}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <button
        type="button"
        class="aid-icon-button"
        aria-label={m.play_moment_later()}
        disabled={moment === last}
        onClick={() => go(moment + 1)}
      >
        <StepForward aria-hidden="true" />
      </button>
    </div>
  );
}

/** How many steps had been made whenever the moment was called otherwise than the one before. */
export const turnsOf = (moments: readonly string[]): readonly number[] =>
  moments.flatMap((moment, at) => (at > 0 && moment !== moments[at - 1] ? [at] : []));
